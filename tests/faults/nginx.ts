import { freePort } from "../support/free-port.ts";
import { type Nginx, prepareNginx } from "../support/nginx.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Site, startSite } from "../support/site.ts";
import { type Verdict, verdict } from "../support/verdict.ts";

const TOKEN = "private-link-private-link-private-link-0123";
/** The ways in which an address with a token may come in, as a buyer's browser sends it or as a broken link has it. */
const PRIVATE = [
	`/q/${TOKEN}`,
	`/%71/${TOKEN}`,
	`//q/${TOKEN}`,
	`/q/${TOKEN}%`,
	`/Q/${TOKEN}/version-check`,
	`/q/orders/${TOKEN}`,
];
const INVITED = [`/desk/welcome/${TOKEN}`, `/desk/%77elcome/${TOKEN}`];
/** Of which each process is restarted, and how many ask at once meanwhile. */
const ROUNDS = 2;
const VISITORS = 8;

/**
 * The configuration of nginx that docs/operations.md gives, inside of one like Debian's, which logs every address by
 * itself: pages come by TLS, plain HTTP leads there, a large file gets through where it may, no log has a token, and
 * behind its list of two processes nobody notices that one after the other is restarted.
 */
export async function nginx(): Promise<Verdict> {
	const one = await prepareNginx();
	const two = await prepareNginx();
	if (!one || !two) return notTried();
	try {
		const single = await behindOne(one);
		const several = await behindTwo(two);
		return verdict("nginx", `${one.version}: ${single.figures}; ${several.figures}`, [
			...single.claims,
			...several.claims,
		]);
	} finally {
		one.stop();
		two.stop();
	}
}

/** The tests install it where they may (scripts/setup-tests.ts); a machine that cannot have it fails nothing. */
function notTried(): Verdict {
	return verdict("nginx", "not tried: nginx or openssl is not here", []);
}

type Part = { figures: string; claims: [boolean, string][] };

async function behindOne(nginx: Nginx): Promise<Part> {
	const site = await startSite({ env: { PUBLIC_URL: nginx.url, TRUSTED_PROXIES: "127.0.0.1" } });
	try {
		await nginx.start([site.port]);
		const statusOf = async (path: string, bytes?: number) =>
			(await nginx.ask(path, bytes === undefined ? {} : { bytes })).status;
		const page = await statusOf("/products");
		const link = await statusOf(`/q/${TOKEN}`);
		for (const path of [...PRIVATE, ...INVITED]) await statusOf(path);
		// Of a body that is too large nginx complains, with the whole address.
		await statusOf(`/q/${TOKEN}`, 30_000_000);
		const moved = await fetch(`http://127.0.0.1:${nginx.plain}/q/${TOKEN}`, { redirect: "manual" });
		const challenge = await fetch(`http://127.0.0.1:${nginx.plain}/.well-known/acme-challenge/x`, {
			redirect: "manual",
		});
		const small = await statusOf("/desk/catalogue", 30_000_000);
		const large = await statusOf("/desk/catalogue/file", 30_000_000);
		// A second answer on the same log: what is written last is there by then.
		await statusOf("/about");
		const logs = nginx.logs();
		return {
			figures: `a page ${page}, a private link ${link}, plain HTTP ${moved.status}, 30 MB to a page ${small}, to the import ${large}`,
			claims: [
				[nginx.complaint === "", `nginx -t: ${nginx.complaint}`],
				[page === 200 && link === 404, `a page was answered ${page}, a private link ${link}`],
				[moved.status === 301, `plain HTTP was answered ${moved.status}`],
				[challenge.status === 404, `the proof for a certificate was answered ${challenge.status}`],
				[small === 413, `30 MB for a page were answered ${small}`],
				[large === 303 || large === 302 || large === 403, `30 MB for the import were answered ${large}`],
				[logs.some((log) => log.includes("GET /q/...")), "the private link is in no log at all"],
				[!logs.some((log) => log.includes(TOKEN)), "a log has the token of a private link"],
			],
		};
	} finally {
		await site.stop();
	}
}

/** nginx asks no process whether it is ready: one that is away must not count as away once it is back. */
async function behindTwo(nginx: Nginx): Promise<Part> {
	const server = await startPostgres();
	const ports = [await freePort(), await freePort()];
	const env = { PUBLIC_URL: nginx.url, TRUSTED_PROXIES: "127.0.0.1", DATABASE_URL: `${server.url}/postgres` };
	const start = (port: number) => startSite({ port, env: { ...env, STOP_NOTICE: "1" } });
	const sites: Site[] = [];
	const answers = new Map<number, number>();
	let done = false;
	const visitor = async () => {
		while (!done) {
			const { status } = await nginx.ask("/form-key").catch(() => ({ status: 0 }));
			answers.set(status, (answers.get(status) ?? 0) + 1);
		}
	};
	try {
		for (const port of ports) sites.push(await start(port));
		await nginx.start(ports);
		const visitors = Array.from({ length: VISITORS }, visitor);
		for (let round = 0; round < ROUNDS; round++)
			for (const [at, port] of ports.entries()) {
				await sites[at]?.stop();
				sites[at] = await start(port);
			}
		done = true;
		await Promise.all(visitors);
		const others = [...answers].filter(([status]) => status !== 200);
		return {
			figures: `two processes, restarted one after the other: ${answers.get(200) ?? 0} answers, ${others.length === 0 ? "no" : others.map(([status, count]) => `${count} x ${status}`).join(", ")} other`,
			claims: [
				[nginx.complaint === "", `nginx -t: ${nginx.complaint}`],
				[others.length === 0, `while one process after the other was restarted: ${JSON.stringify(others)}`],
			],
		};
	} finally {
		done = true;
		await Promise.all(sites.map((site) => site.stop()));
		server.stop();
	}
}
