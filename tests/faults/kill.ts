import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { HURRIED } from "../../server/intake/form-keys.ts";
import { freePort } from "../support/free-port.ts";
import { type Site, startSite } from "../support/site.ts";
import { fetchFormKey, postOrder } from "../support/submit.ts";
import { type Verdict, verdict } from "../support/verdict.ts";
import { workOf } from "../support/waits.ts";

const CLIENTS = 12;

/** What answering again may take of a processor, ms: on the clock it takes as long as the machine has other work. */
const START = 2_000;

/** One buyer who sends, retries with the same key until answered, and then sends the next. */
type Sent = { key: string; email: string; reference: string | undefined };

/**
 * kill -9 at random moments while buyers submit and retry with the same key: whatever was acknowledged is stored
 * once, with all its lines and mails, and the site answers again after at most 2 s of work.
 */
export async function kill(rounds: number): Promise<Verdict> {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-kill-"));
	const port = await freePort();
	const url = `http://localhost:${port}`;
	let site: Site = await startSite({ dataDir, port });
	const sent: Sent[] = [];
	let done = false;
	let slowestStart = 0;

	const buyer = async (number: number) => {
		for (let n = 0; !done; n++) {
			const key = await patiently(
				() => fetchFormKey(url),
				() => done,
			);
			if (!key) return;
			await pause(HURRIED + 20);
			// Each of a domain of its own: of one only so many are acknowledged in a day.
			const entry: Sent = { key, email: `buyer@${number}-${n}.example`, reference: undefined };
			sent.push(entry);
			entry.reference = await patiently(
				async () => (await postOrder(url, { formKey: key, email: entry.email }, 5_000)).reference,
				() => done,
			);
		}
	};
	const buyers = Array.from({ length: CLIENTS }, (_, number) => buyer(number));

	for (let round = 0; round < rounds; round++) {
		await pause(30 + Math.random() * 400);
		const gone = new Promise((resolve) => site.process.once("exit", resolve));
		site.process.kill("SIGKILL");
		await gone;
		const since = performance.now();
		site = await startSite({ dataDir, port });
		slowestStart = Math.max(slowestStart, workOf(site) || performance.now() - since);
	}
	await pause(3_000);
	done = true;
	await Promise.all(buyers);
	await site.stop();
	const result = inspect(join(dataDir, "thari.db"), sent);
	rmSync(dataDir, { recursive: true, force: true });
	return verdict(
		"kill",
		`${rounds} kills, ${result.acknowledged} acknowledged, ${result.stored} stored, slowest start ${Math.round(slowestStart)} ms`,
		[
			[result.acknowledged > rounds / 4, "buyers were answered between the kills"],
			[result.lost === 0, `${result.lost} acknowledged requests are not stored`],
			[result.duplicated === 0, `${result.duplicated} requests are stored twice`],
			[result.half === 0, `${result.half} requests lack lines or mails`],
			[result.integrity === "ok", `integrity_check says ${result.integrity}`],
			[slowestStart <= START, `answering again took ${Math.round(slowestStart)} of ${START} ms`],
		],
	);
}

function inspect(file: string, sent: readonly Sent[]) {
	const database = new DatabaseSync(file);
	const rows = database
		.prepare(
			`select reference, email, form_key,
				(select count(*) from quote_request_line where request_id = quote_request.id) as lines,
				(select count(*) from outbox where payload like '%' || quote_request.id || '%') as mails
			from quote_request`,
		)
		.all();
	const integrity = String(database.prepare("pragma integrity_check").get()?.integrity_check);
	database.close();
	const byEmail = new Map<string, number>();
	for (const row of rows) byEmail.set(String(row.email), (byEmail.get(String(row.email)) ?? 0) + 1);
	const references = new Map(rows.map((row) => [String(row.email), String(row.reference)]));
	const acknowledged = sent.filter(({ reference }) => reference !== undefined);
	return {
		acknowledged: acknowledged.length,
		stored: rows.length,
		lost: acknowledged.filter(({ email, reference }) => references.get(email) !== reference).length,
		duplicated: [...byEmail.values()].filter((count) => count > 1).length,
		// One line; a notice to staff and an acknowledgement to the buyer.
		half: rows.filter(({ lines, mails }) => lines !== 1 || mails !== 2).length,
		integrity,
	};
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries again until there is an answer, as a patient buyer does, or until `over`. */
async function patiently<T>(attempt: () => Promise<T | undefined>, over: () => boolean): Promise<T | undefined> {
	for (;;) {
		try {
			const answer = await attempt();
			if (answer !== undefined) return answer;
		} catch {
			// The site is down at this moment: that is what is being tested.
		}
		if (over()) return undefined;
		await pause(20);
	}
}
