import { spawnSync } from "node:child_process";
import { mkdtempSync, openSync, rmSync, statfsSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { HURRIED } from "../../server/intake/form-keys.ts";
import { openMailbox } from "../support/mailbox.ts";
import { startSite } from "../support/site.ts";
import { fetchFormKey, postOrder } from "../support/submit.ts";
import { type Verdict, verdict } from "../support/verdict.ts";

const PAGE = 4096;
const ORDERS = 400;
/** Blocks of the disk that are left: room for some orders, and for fewer than are sent. */
const LEFT = 400;

/**
 * A disk that fills up: orders are refused as not saved, reading goes on, /readyz says so, and all is well once there is
 * room. And damage in a file that opens: noticed after the start, and said on /readyz.
 */
export async function disk(): Promise<Verdict> {
	const folder = mkdtempSync(join(tmpdir(), "thari-disk-"));
	const isMounted = process.getuid?.() === 0 && spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder]);
	try {
		const full = isMounted && isMounted.status === 0 ? await fill(folder) : undefined;
		const damage = await damaged(folder);
		return verdict("disk", `${full?.figures ?? "not filled: nobody may mount one here"}; damage: ${damage}`, [
			...(full?.claims ?? []),
			[damage === "the database is damaged", "/readyz does not say that the file is damaged"],
		]);
	} finally {
		if (isMounted) spawnSync("umount", ["--lazy", folder]);
		rmSync(folder, { recursive: true, force: true });
	}
}

async function fill(dataDir: string) {
	const mailbox = await openMailbox();
	const told = () => mailbox.mails.filter(({ parsed }) => parsed.subject === "The site cannot save order requests");
	const site = await startSite({ dataDir, env: { SMTP_URL: mailbox.url, OWNER_ALERTS: "yes" } });
	const filler = join(dataDir, "filler");
	try {
		const readyz = async () => {
			const answer = await fetch(`${site.url}/readyz`);
			return `${answer.status} ${await answer.text()}`;
		};
		const before = await readyz();
		const keys: string[] = [];
		while (keys.length < ORDERS)
			keys.push(...(await Promise.all(Array.from({ length: 50 }, () => fetchFormKey(site.url)))));
		await new Promise((resolve) => setTimeout(resolve, HURRIED + 20));
		const { bavail, bsize } = statfsSync(dataDir);
		writeFileSync(filler, Buffer.alloc((bavail - LEFT) * bsize));
		let acknowledged = 0;
		let refused: { status: number; body: string; formKey: string } | undefined;
		for (const [n, formKey] of keys.entries()) {
			const answer = await postOrder(site.url, { formKey, email: `buyer@${n}.example`, notes: "x".repeat(4_000) });
			if (answer.reference !== undefined) acknowledged++;
			else {
				refused = { ...answer, formKey };
				break;
			}
		}
		const filled = await readyz();
		const page = (await fetch(`${site.url}/products`)).status;
		truncateSync(filler, 0);
		let after = "";
		for (const giveUp = performance.now() + 60_000; after !== "200 ready" && performance.now() < giveUp; )
			after = await readyz();
		const again = refused && (await postOrder(site.url, { formKey: refused.formKey, email: "again@again.example" }));
		await site.stop();
		const database = new DatabaseSync(join(dataDir, "thari.db"), { readOnly: true });
		const stored = Number(database.prepare("select count(*) as n from quote_request").get()?.n);
		database.close();
		return {
			figures: `${acknowledged} orders, then ${refused?.status}, /readyz ${filled}, pages ${page}, then ${after}`,
			claims: [
				[before === "200 ready", `before: ${before}`],
				[acknowledged > 0, "no order was taken before the disk was full"],
				[refused?.status === 503, `an order on a full disk was answered ${refused?.status}`],
				[refused?.body.includes("It was not saved") === true, "nobody was told that it was not saved"],
				[filled === "503 the disk is full", `/readyz said ${filled}`],
				[page === 200, `pages were answered ${page}`],
				[told().length === 1, `${told().length} emails told whose site it is`],
				[after === "200 ready", `with room again: ${after}`],
				[again?.reference !== undefined, "the same form was not stored once there was room"],
				[stored === acknowledged + 1, `${acknowledged + 1} acknowledged, ${stored} stored`],
			] as [boolean, string][],
		};
	} finally {
		await site.stop();
		await mailbox.close();
	}
}

/** What /readyz says after a start on a file with a torn index that nobody has asked yet. */
async function damaged(dataDir: string): Promise<string> {
	const first = await startSite({ dataDir });
	await first.stop();
	const file = join(dataDir, "thari.db");
	const database = new DatabaseSync(file);
	const index = database.prepare("select rootpage from sqlite_master where name = 'quote_version_sent'").get();
	database.close();
	const torn = openSync(file, "r+");
	writeSync(torn, Buffer.alloc(PAGE, 7), 0, PAGE, (Number(index?.rootpage) - 1) * PAGE);
	const site = await startSite({ dataDir });
	try {
		for (const giveUp = performance.now() + 10_000; performance.now() < giveUp; ) {
			const answer = await fetch(`${site.url}/readyz`);
			if (answer.status === 503) return answer.text();
		}
		return "nothing";
	} finally {
		await site.stop();
	}
}
