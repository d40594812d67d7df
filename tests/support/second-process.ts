import "../../server/quotes/pdf/jsx-source.ts";
import type { Answer, Deed, Order } from "./two-processes.ts";

/* One of the processes of two-processes.ts: it opens a database as an instance of the site does, and does as it is told. */

const { openLink } = await import("../../server/cases/case-links.ts");
const { joinDatabase } = await import("../../server/platform/db/database.ts");
const { StorageError } = await import("../../server/platform/storage-error.ts");
const { openShop } = await import("./shop.ts");
const { karthik } = await import("./cases.ts");

/** On a machine that is slow or busy a crowd waits longer for its turn than a person would be let wait. */
const PATIENCE = 25_000;

let close = async () => {};
let settle = async () => {};
let act: (deed: Deed) => Promise<Answer> = () => Promise.reject(new Error("No database is open."));

async function opened({ place, now }: Extract<Order, { place: unknown }>): Promise<Answer[]> {
	const database = joinDatabase(place, PATIENCE);
	const shop = await openShop(database);
	shop.clock.now = now;
	close = async () => {
		await shop.close();
		await database.close();
	};
	settle = () => shop.jobs.round();
	const { buyerCases, staffCases, quotes } = shop.services;
	act = async (deed) => {
		if (deed.by === "staff") return answerOf(await staffCases.perform(karthik, deed.seen, deed.action));
		if (deed.by === "sender") return answerOf(await quotes.send(karthik, deed.seen, deed.draft));
		const access = await openLink(database.read, deed.token, now);
		if (!access) throw new Error("The link does not open.");
		if (deed.looksAt !== undefined) await quotes.draftPdf(deed.looksAt);
		return answerOf(await buyerCases.perform(access, deed.action));
	};
	return [];
}

type Result = { ok: true; done?: boolean } | Extract<Answer, { ok: false }>;

function answerOf(result: Result): Answer {
	return result.ok ? { ok: true, done: result.done === true } : { ok: false, problem: result.problem };
}

/** Once more, as a person does who is asked to: the database had no time for it. */
async function untilTaken(deed: Deed): Promise<Answer> {
	for (let tries = 1; ; tries++) {
		try {
			return await act(deed);
		} catch (error) {
			if (!(error instanceof StorageError) || error.saved !== "no" || tries === 8) throw error;
		}
	}
}

/** All of them, and what follows from them: a proforma invoice, above all. Then closes the database, which is deleted with its test. */
async function performAll(deeds: readonly Deed[]): Promise<Answer[]> {
	try {
		const answers = await Promise.all(deeds.map(untilTaken));
		await settle();
		return answers;
	} finally {
		await close();
	}
}

process.on("message", async (order: Order) => {
	process.send?.("place" in order ? await opened(order) : await performAll(order.deeds));
});
process.send?.([]);
process.on("disconnect", () => process.exit());
