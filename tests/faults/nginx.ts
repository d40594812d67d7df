import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { startSite } from "../support/site.ts";
import { type Verdict, verdict } from "../support/verdict.ts";

const DOCUMENT = join(import.meta.dirname, "../../docs/operations.md");
const HOST = "www.example.com";
const TOKEN = "private-link-private-link-private-link-0123";

/**
 * The configuration of nginx that docs/operations.md gives, inside of one like Debian's, which logs every address by
 * itself: pages come by HTTP/2, plain HTTP leads there, a large file gets through where it may, and no log has a token.
 */
export async function nginx(): Promise<Verdict> {
	if (spawnSync("nginx", ["-v"]).status !== 0 || spawnSync("openssl", ["version"]).status !== 0)
		return verdict("nginx", "not tried: nginx or openssl is not here", []);
	const folder = mkdtempSync(join(tmpdir(), "thari-nginx-"));
	chmodSync(folder, 0o755);
	const [plain, tls] = [await freePort(), await freePort()];
	const site = await startSite({ env: { PUBLIC_URL: `https://${HOST}:${tls}`, TRUSTED_PROXIES: "127.0.0.1" } });
	const file = configure(folder, { plain, tls, site: site.port });
	const checked = spawnSync("nginx", ["-t", "-c", file], { encoding: "utf8" });
	const server = spawn("nginx", ["-c", file, "-g", "daemon off;"], { stdio: "ignore" });
	try {
		await listening(plain);
		const page = await ask(tls, "/products");
		const link = await ask(tls, `/q/${TOKEN}`);
		const moved = await fetch(`http://127.0.0.1:${plain}/q/${TOKEN}`, { redirect: "manual" });
		const small = await ask(tls, "/desk/catalogue", 30_000_000);
		const large = await ask(tls, "/desk/catalogue/file", 30_000_000);
		// A second answer on the same log: what is written last is there by then.
		await ask(tls, "/about");
		const logs = readdirSync(join(folder, "log")).map((name) => readFileSync(join(folder, "log", name), "utf8"));
		return verdict(
			"nginx",
			`${execFileSync("sh", ["-c", "nginx -v 2>&1"], { encoding: "utf8" }).trim()}: a page ${page}, a private link ${link}, plain HTTP ${moved.status}, 30 MB to a page ${small}, to the import ${large}`,
			[
				[checked.status === 0, `nginx -t: ${checked.stderr}`],
				[page === 200 && link === 404, `a page was answered ${page}, a private link ${link}`],
				[moved.status === 301, `plain HTTP was answered ${moved.status}`],
				[small === 413, `30 MB for a page were answered ${small}`],
				[large === 303 || large === 302 || large === 403, `30 MB for the import were answered ${large}`],
				[logs.some((log) => log.includes("GET /q/...")), "the private link is in no log at all"],
				[!logs.some((log) => log.includes(TOKEN)), "a log has the token of a private link"],
			],
		);
	} finally {
		server.kill("SIGTERM");
		await site.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Debian's nginx.conf as far as it matters, with the document's own text in it; only ports and folders are others. */
function configure(folder: string, ports: { plain: number; tls: number; site: number }): string {
	const blocks = [...readFileSync(DOCUMENT, "utf8").matchAll(/```nginx\n(.*?)```/gs)].map(([, text = ""]) => text);
	const given = blocks.find((text) => text.includes("proxy_pass")) ?? "";
	mkdirSync(join(folder, "log"));
	const [key, certificate] = [join(folder, "key"), join(folder, "certificate")];
	const subject = ["-subj", `/CN=${HOST}`, "-days", "2", "-nodes", "-newkey", "rsa:2048"];
	execFileSync("openssl", ["req", "-x509", ...subject, "-keyout", key, "-out", certificate], { stdio: "ignore" });
	const own = given
		.replaceAll(/listen (\[::\]:)?80;/g, (_, v6) => (v6 ? "" : `listen 127.0.0.1:${ports.plain};`))
		.replaceAll(/listen (\[::\]:)?443 ssl http2;/g, (_, v6) => (v6 ? "" : `listen 127.0.0.1:${ports.tls} ssl http2;`))
		.replaceAll("/var/log/nginx/", `${folder}/log/`)
		.replaceAll("/etc/ssl/www.example.com.pem", certificate)
		.replaceAll("/etc/ssl/www.example.com.key", key)
		.replaceAll("127.0.0.1:3000", `127.0.0.1:${ports.site}`)
		.replaceAll("proxy_set_header Host $host;", `proxy_set_header Host $host:${ports.tls};`);
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join("\n");
	const file = join(folder, "nginx.conf");
	writeFileSync(
		file,
		`pid ${folder}/pid;\nerror_log ${folder}/log/error.log;\nevents {}\nhttp {\n${temporary}\naccess_log ${folder}/log/access.log;\n${own}\n}\n`,
	);
	return file;
}

/** The status of an answer over TLS; with `bytes`, of a form that brings a file of so many. */
function ask(port: number, path: string, bytes?: number): Promise<number | undefined> {
	const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
	const headers = {
		Host: HOST,
		Origin: `https://${HOST}:${port}`,
		...(bytes !== undefined && { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": bytes }),
	};
	const method = bytes === undefined ? "GET" : "POST";
	const asking = request({ host: "127.0.0.1", port, path, headers, method, rejectUnauthorized: false }, (answer) => {
		answer.resume();
		answer.once("end", () => resolve(answer.statusCode));
		// Who is refused before the file is there is answered while it is still being sent.
		answer.once("error", () => resolve(answer.statusCode));
	});
	asking.once("error", reject);
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
