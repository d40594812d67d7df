import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { HURRIED } from "../../server/intake/form-keys.ts";
import { postgresBin, startPostgres, type TestServer } from "../support/postgres.ts";
import { startSite } from "../support/site.ts";
import { fetchFormKey, postOrder } from "../support/submit.ts";
import { type Verdict, verdict } from "../support/verdict.ts";

const ROOT = join(import.meta.dirname, "../..");
/** A table that a later release has made, with the row by which that release knows it. */
const LATER = ["create table of_a_later_release (id text)", "insert into migration values ('9999-later.sql', 1)"];

/**
 * The way back from an update on PostgreSQL, by the very commands of docs/operations.md and a role that owns the database and
 * nothing else: the former release starts again with the order that it had, and the update can be made once more.
 */
export async function wayBack(): Promise<Verdict> {
	if (!postgresBin()) return verdict("way-back", "not tried: PostgreSQL is not here", []);
	const folder = mkdtempSync(join(tmpdir(), "thari-way-back-"));
	const server = await startPostgres();
	try {
		await asked(`${server.url}/postgres`, "create role owning login");
		await asked(`${server.url}/postgres`, "create database site owner owning");
		const url = server.url.replace("thari@", "owning@").concat("/site");
		const dump = join(folder, "before.dump");
		const reference = await ordered(url, folder);
		follow("pg_dump --format", server, url, dump);
		for (const statement of LATER) await asked(url, statement);
		const refused = starting(url, folder);
		follow("pg_restore --list", server, url, dump);
		const left = await asked(url, "select 1 from pg_tables where tablename = 'of_a_later_release'");
		const found = await asked(url, "select reference from quote_request");
		const site = await startSite({ dataDir: folder, env: { DATABASE_URL: url } });
		await site.stop();
		for (const statement of LATER) await asked(url, statement);
		return verdict(
			"way-back",
			`after the way back ${found.length} order is there, and ${left.length} tables of the update are`,
			[
				[/newer than this program/.test(refused), `the former release did not refuse the newer database: ${refused}`],
				[found.length === 1 && found[0]?.reference === reference, "the order from before is not there alone"],
				[left.length === 0, "a table of the update is left, which stops that update"],
			],
		);
	} finally {
		server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The reference of an order that a site on this database has taken. */
async function ordered(url: string, dataDir: string): Promise<string | undefined> {
	const site = await startSite({ dataDir, env: { DATABASE_URL: url } });
	const formKey = await fetchFormKey(site.url);
	await new Promise((resolve) => setTimeout(resolve, HURRIED + 20));
	const { reference } = await postOrder(site.url, { formKey });
	await site.stop();
	return reference;
}

/** What a start that cannot go well says. */
function starting(url: string, dataDir: string): string {
	const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0" };
	const { stdout, stderr } = spawnSync(process.execPath, ["build/serve.js"], {
		cwd: ROOT,
		env,
		encoding: "utf8",
		timeout: 20_000,
	});
	return stdout + stderr;
}

/** Runs the commands of the document's block that has these words; only the dump lies elsewhere, and there is no systemd. */
function follow(words: string, server: TestServer, url: string, dump: string): void {
	const document = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
	const blocks = [...document.matchAll(/```sh\n(.*?)```/gs)].map(([, text = ""]) => text);
	const block = blocks.find((text) => text.includes(words));
	if (!block) throw new Error(`docs/operations.md has no command with ${words}.`);
	// With the signs around it that others of its lines have.
	const settings = join(dirname(dump), "thari.env");
	writeFileSync(settings, `MAIL_FROM=Thari Textiles <sales@thari.example>\nDATABASE_URL=${url}\nSTOP_NOTICE=2\n`);
	const commands = block
		.replaceAll("/etc/thari.env", settings)
		.replaceAll(/\/backup\/thari-(?:\$\(date \+%F\)|[\d-]+)\.dump/g, dump)
		.replaceAll(/^systemctl .*$/gm, "");
	const env = { ...process.env, DATABASE_URL: url, PATH: `${server.bin}:${process.env.PATH}` };
	execFileSync("sh", ["-ec", commands], { env, stdio: "pipe" });
}

async function asked(url: string, statement: string): Promise<Record<string, unknown>[]> {
	const client = new Client({ connectionString: url });
	await client.connect();
	const { rows } = await client.query(statement).finally(() => client.end());
	return rows;
}
