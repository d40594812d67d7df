import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

const DOCUMENT = join(import.meta.dirname, "../../docs/operations.md");
const HOST = "www.example.com";
/** What the document calls the port of the one process, and of the two. */
const PROXIED = { one: "http://127.0.0.1:3000", two: "http://thari" };

/** An nginx with the document's own configuration, which ends with `stop`. */
export type Nginx = {
	version: string;
	plain: number;
	/** How buyers reach it: the PUBLIC_URL of the sites behind it. */
	url: string;
	/** What `nginx -t` complains about. */
	complaint: string;
	start(sites: readonly number[]): Promise<void>;
	ask(path: string, asking?: Asking): Promise<Answered>;
	/** What every file in the folder of its logs has. */
	logs(): string[];
	stop(): void;
};
type Asking = { form?: string /** Of a form that brings a file, in bytes. */; bytes?: number };
type Answered = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Undefined where it is not installed. */
export async function prepareNginx(): Promise<Nginx | undefined> {
	if (spawnSync("nginx", ["-v"]).status !== 0 || spawnSync("openssl", ["version"]).status !== 0) return undefined;
	const folder = mkdtempSync(join(tmpdir(), "thari-nginx-"));
	chmodSync(folder, 0o755);
	mkdirSync(join(folder, "log"));
	const [plain, tls] = [await freePort(), await freePort()];
	let end = () => {};
	const nginx: Nginx = {
		version: execFileSync("sh", ["-c", "nginx -v 2>&1"], { encoding: "utf8" }).trim(),
		plain,
		url: `https://${HOST}:${tls}`,
		complaint: "",
		async start(sites) {
			const file = configure(folder, { plain, tls, sites });
			const checked = spawnSync("nginx", ["-t", "-c", file], { encoding: "utf8" });
			if (checked.status !== 0) nginx.complaint = checked.stderr;
			const server = spawn("nginx", ["-c", file, "-g", "daemon off;"], { stdio: "ignore" });
			end = () => server.kill("SIGTERM");
			await listening(plain);
		},
		ask: (path, asking = {}) => ask(tls, path, asking),
		logs: () => readdirSync(join(folder, "log")).map((name) => readFileSync(join(folder, "log", name), "utf8")),
		stop() {
			end();
			rmSync(folder, { recursive: true, force: true });
		},
	};
	return nginx;
}

/** Debian's nginx.conf as far as it matters, with the document's own text in it; only ports and folders are others. */
function configure(folder: string, ports: { plain: number; tls: number; sites: readonly number[] }): string {
	const blocks = [...readFileSync(DOCUMENT, "utf8").matchAll(/```nginx\n(.*?)```/gs)].map(([, text = ""]) => text);
	const server = blocks.find((text) => text.includes("proxy_pass")) ?? "";
	const upstream = blocks.find((text) => text.startsWith("upstream")) ?? "";
	const [first, second] = ports.sites;
	const [key, certificate] = [join(folder, "key"), join(folder, "certificate")];
	const subject = ["-subj", `/CN=${HOST}`, "-days", "2", "-nodes", "-newkey", "rsa:2048"];
	execFileSync("openssl", ["req", "-x509", ...subject, "-keyout", key, "-out", certificate], { stdio: "ignore" });
	const several = (text: string) => `${upstream}${text.replaceAll(PROXIED.one, PROXIED.two)}`;
	const given = (second === undefined ? server : several(server))
		.replaceAll(/listen (\[::\]:)?80;/g, (_, v6) => (v6 ? "" : `listen 127.0.0.1:${ports.plain};`))
		.replaceAll(/listen (\[::\]:)?443 ssl http2;/g, (_, v6) => (v6 ? "" : `listen 127.0.0.1:${ports.tls} ssl http2;`))
		.replaceAll("/var/log/nginx/", `${folder}/log/`)
		.replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
		.replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
		.replaceAll("127.0.0.1:3000", `127.0.0.1:${first}`)
		.replaceAll("127.0.0.1:3001", `127.0.0.1:${first}`)
		.replaceAll("127.0.0.1:3002", `127.0.0.1:${second}`)
		.replaceAll("root /var/www/html;", `root ${folder};`)
		.replaceAll("proxy_set_header Host $host;", `proxy_set_header Host $host:${ports.tls};`);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join("\n");
	const file = join(folder, "nginx.conf");
	writeFileSync(
		file,
		`pid ${folder}/pid;\nerror_log ${folder}/log/error.log;\nevents {}\nhttp {\n${temporary}\naccess_log ${folder}/log/access.log;\n${given}\n}\n`,
	);
	return file;
}

function ask(port: number, path: string, { form, bytes }: Asking): Promise<Answered> {
	const { promise, resolve, reject } = Promise.withResolvers<Answered>();
	const headers = {
		Host: HOST,
		Origin: `https://${HOST}:${port}`,
		...(form !== undefined && { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": form.length }),
		...(bytes !== undefined && { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": bytes }),
	};
	const method = form === undefined && bytes === undefined ? "GET" : "POST";
	const asking = request({ host: "127.0.0.1", port, path, headers, method, rejectUnauthorized: false }, (answer) => {
		let body = "";
		const done = () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
		answer.setEncoding("utf8").on("data", (piece: string) => {
			body += piece;
		});
		answer.once("end", done);
		// Who is refused before the file is there is answered while it is still being sent.
		answer.once("error", done);
	});
	asking.once("error", reject);
	if (form !== undefined) asking.write(form);
	if (bytes !== undefined) asking.write(Buffer.alloc(bytes));
	asking.end();
	return promise;
}

async function listening(port: number): Promise<void> {
	for (const giveUp = performance.now() + 10_000; performance.now() < giveUp; ) {
		const isThere = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
			() => true,
			() => false,
		);
		if (isThere) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error("nginx does not answer.");
}
