import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort } from "../support/free-port.ts";
import { type Verdict, verdict } from "../support/verdict.ts";

const SERVE = join(import.meta.dirname, "../../build/serve.js");
/** The user and group that own nothing. */
const NOBODY = 65_534;
/** What a start that fails may take, milliseconds. */
const WITHIN = 20_000;

type Start = {
	what: string;
	env?: Record<string, string>;
	/** What comes before the program: other options of Node, another user. */
	node?: readonly string[];
	uid?: number;
	says: RegExp;
};

/** Starts that cannot go well: each ends at once, in one sentence that says where and what to do, and with 1. */
export async function starts(): Promise<Verdict> {
	const folder = mkdtempSync(join(tmpdir(), "thari-starts-"));
	const taken = createServer().listen(0, "127.0.0.1");
	await once(taken, "listening");
	const address = taken.address();
	const port = String(typeof address === "object" ? address?.port : 0);
	const readOnly = mountReadOnly(join(folder, "read-only"));
	try {
		const all = [...everywhere(folder, port), ...asRoot(folder, readOnly)];
		// Two at a time, as on two cores.
		const failures: string[] = [];
		const rest = [...all];
		const next = async () => {
			for (let one = rest.shift(); one; one = rest.shift()) failures.push(...(await complaints(one)));
		};
		await Promise.all([next(), next()]);
		const left = all.length - failures.length;
		return verdict("starts", `${left} of ${all.length} starts that cannot go well say so in one sentence`, [
			...failures.map((failure) => [false, failure] as const),
		]);
	} finally {
		taken.close();
		if (readOnly) spawnSync("umount", [join(folder, "read-only")]);
		rmSync(folder, { recursive: true, force: true });
	}
}

function everywhere(folder: string, takenPort: string): Start[] {
	const torn = join(folder, "torn");
	mkdirSync(torn);
	writeFileSync(join(torn, "thari.db"), "torn".repeat(2048));
	const vanished = join(folder, "vanished");
	mkdirSync(vanished);
	writeFileSync(join(vanished, "databases-in-use"), "thari.db\n");
	const older = `Object.defineProperty(process, "version", { value: "v20.19.2" })`;
	return [
		{
			what: "a damaged file",
			env: { DATA_DIR: torn },
			says: /torn\/thari\.db is not an intact database\. Put a backup/,
		},
		{
			what: "a vanished file",
			env: { DATA_DIR: vanished },
			says: /thari\.db is missing or empty, although .*mounted\?/,
		},
		{ what: "a folder below /proc", env: { DATA_DIR: "/proc/1/data/thari" }, says: /\/proc\/1\/data\/thari/ },
		{ what: "a port that is taken", env: { PORT: takenPort }, says: /^PORT \d+ is taken by another program; please/ },
		{
			what: "a wrong host",
			env: { HOST: "999.1.1.1" },
			says: /^HOST 999\.1\.1\.1 is not an address of this machine; give one/,
		},
		{ what: "no mail server", env: { SMTP_URL: "smtp://" }, says: /SMTP_URL must be an address like smtp:/ },
		{
			what: "no PostgreSQL",
			env: { DATABASE_URL: "postgres://thari@127.0.0.1:1/thari" },
			says: /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)\. Is it running/,
		},
		{
			what: "an older Node",
			node: ["--import", `data:text/javascript,${encodeURIComponent(older)}`],
			says: /^This is Node v20\.19\.2 \(.*\), and the site needs 24 or later\. .*node_modules\/\.bin\/node/,
		},
	];
}

/** Folders that are somebody else's, which only root can make. */
function asRoot(folder: string, readOnly: boolean): Start[] {
	if (process.getuid?.() !== 0) return [];
	const owned = join(folder, "of-root");
	mkdirSync(owned);
	chmodSync(folder, 0o755);
	const others = { env: { DATA_DIR: owned }, uid: NOBODY };
	return [
		{
			what: "a folder of somebody else",
			...others,
			says: /of-root\/thari\.db cannot be written \(.* belongs to user 0, mode \d+, and this process runs as .*\)\. Make/,
		},
		...(readOnly
			? [
					{
						what: "a disk that is mounted read-only",
						env: { DATA_DIR: join(folder, "read-only") },
						says: /read-only\/thari\.db lies on a disk that is mounted read-only; mount it for writing/,
					},
				]
			: []),
	];
}

/** Whether it could be mounted: not everywhere is root allowed to. */
function mountReadOnly(place: string): boolean {
	if (process.getuid?.() !== 0 || !existsSync("/bin/mount")) return false;
	mkdirSync(place);
	return spawnSync("mount", ["-t", "tmpfs", "-o", "ro,size=1m", "tmpfs", place]).status === 0;
}

async function complaints({ what, env, node = [], uid, says }: Start): Promise<string[]> {
	const scratch = mkdtempSync(join(tmpdir(), "thari-start-"));
	const child = spawn(process.execPath, [...node, SERVE], {
		env: { PATH: process.env.PATH, PORT: String(await freePort()), HOST: "127.0.0.1", DATA_DIR: scratch, ...env },
		stdio: ["ignore", "ignore", "pipe"],
		timeout: WITHIN,
		...(uid === undefined ? {} : { uid, gid: uid }),
	});
	const said = text(child.stderr);
	const [code] = await once(child, "exit");
	rmSync(scratch, { recursive: true, force: true });
	const lines = (await said).trimEnd().split("\n");
	if (code !== 1) return [`${what}: it ended with ${code}: ${lines[0]}`];
	return lines.length === 1 && says.test(lines[0] ?? "") ? [] : [`${what}: it says ${JSON.stringify(await said)}`];
}
