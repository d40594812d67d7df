import type { BuyerCaseDeps } from "./buyer-cases.server.ts";
import { type MailDeps, tellBuyer } from "./case-mails.server.ts";
import { changeCase } from "./cases.server.ts";
import type { Database, Db } from "./db/database.ts";
import { logError } from "./log.ts";
import { casesWithoutProforma, ensureProforma, type MakePaper } from "./quote-papers.server.ts";
import { sweep } from "./retention.server.ts";

const EVERY = 30_000;
const AT_ONCE = 50;
/** How often what is done with is cleared away, milliseconds. */
const SWEEP_EVERY = 3_600_000;

/** A buyer who has not answered is reminded so long before the offer ends, milliseconds. */
export const REMIND_BEFORE = 2 * 86_400_000;
/** An offer that was open for less than this is not worth a reminder. */
const OPEN_AT_LEAST = 3 * 86_400_000;

export type CaseClockDeps = BuyerCaseDeps & { makePaper: MakePaper };

/**
 * What happens to cases by time alone: a reminder before an offer ends, its expiry, and proforma invoices that have
 * still to be made. Several processes may each run one; every step is a compare-and-set, so that it happens once.
 */
export class CaseClock {
	readonly #deps: CaseClockDeps;
	readonly #timer: NodeJS.Timeout;
	#run: Promise<void> | undefined;
	#swept = 0;

	constructor(deps: CaseClockDeps) {
		this.#deps = deps;
		this.#timer = setInterval(() => this.wake(), EVERY);
		this.#timer.unref();
	}

	/** Looks now; called after an acceptance, too, so that the proforma does not wait. */
	wake(): void {
		this.#run ??= this.tick()
			.catch((error) => logError("cases not looked at; tried again soon", error))
			.finally(() => {
				this.#run = undefined;
			});
	}

	/** One round over everything that is due. */
	async tick(): Promise<void> {
		const { database, now, makePaper, mailQueued } = this.#deps;
		const at = now();
		const told = [
			...(await eachDue(database, dueToExpire(at), (db, id) => expireOffer(db, this.#deps, id, at))),
			...(await eachDue(database, dueToRemind(at), (db, id) => remind(db, this.#deps, id, at))),
		];
		if (told.includes(true)) mailQueued();
		if (at - this.#swept >= SWEEP_EVERY) {
			await sweep(database, at);
			this.#swept = at;
		}
		for (const caseId of await casesWithoutProforma(database.read)) {
			await ensureProforma(database, makePaper, caseId, at);
			mailQueued();
		}
	}

	async stop(): Promise<void> {
		clearInterval(this.#timer);
		await this.#run;
	}
}

async function eachDue(
	database: Database,
	due: (db: Db) => Promise<{ id: string }[]>,
	work: (db: Db, caseId: string) => Promise<boolean>,
): Promise<boolean[]> {
	const done: boolean[] = [];
	for (const { id } of await due(database.read)) done.push(await database.tx((db) => work(db, id)));
	return done;
}

const OPEN = ["quoted", "revision_requested"];

const dueToExpire = (now: number) => (db: Db) =>
	db
		.selectFrom("quote_case")
		.select("id")
		.where("status", "in", OPEN)
		.where("valid_until", "<", now)
		.limit(AT_ONCE)
		.execute();

const dueToRemind = (now: number) => (db: Db) =>
	db
		.selectFrom("quote_case as c")
		.innerJoin("quote_version as v", (join) =>
			join.onRef("v.case_id", "=", "c.id").onRef("v.version", "=", "c.current_version"),
		)
		.select("c.id")
		.where("c.status", "=", "quoted")
		.where("c.valid_until", ">=", now)
		.where("c.valid_until", "<", now + REMIND_BEFORE)
		.whereRef("c.reminded_version", "<", "c.current_version")
		.where((eb) => eb(eb("v.valid_until", "-", eb.ref("v.sent_at")), ">", OPEN_AT_LEAST))
		.limit(AT_ONCE)
		.execute();

/** Ends an offer whose time is over, and tells the buyer. @returns false when somebody was faster */
export async function expireOffer(db: Db, deps: MailDeps, caseId: string, now: number): Promise<boolean> {
	const changed = await changeCase(
		db,
		caseId,
		{ actor: "clock", event: { type: "expire" }, kind: "expire", audience: "both", speaks: false },
		now,
	);
	// Another process was faster, or the buyer has just accepted: either way nothing is left to do.
	if (!changed.ok) return false;
	const { current_version: version } = changed.row;
	await tellBuyer(db, deps, { kind: "buyer-expired", caseId, entryId: changed.entryId, version }, now);
	return true;
}

async function remind(db: Db, deps: CaseClockDeps, caseId: string, now: number): Promise<boolean> {
	const claimed = await db
		.updateTable("quote_case")
		.set((eb) => ({ reminded_version: eb.ref("current_version") }))
		.where("id", "=", caseId)
		.where("status", "=", "quoted")
		.whereRef("reminded_version", "<", "current_version")
		.returning("current_version")
		.executeTakeFirst();
	if (!claimed) return false;
	await tellBuyer(db, deps, { kind: "buyer-reminder", caseId, entryId: null, version: claimed.current_version }, now);
	return true;
}
