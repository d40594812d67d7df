import type { CaseJob } from "../../domain/cases/case-job.ts";
import { OPEN_OFFER } from "../../domain/cases/statuses.ts";
import type { BuyerCaseDeps } from "../cases/index.ts";
import { eachCase, emailBuyer, expireQuote, failures } from "../cases/index.ts";
import type { Database, Db } from "../platform/db/database.ts";
import { logError } from "../platform/log.ts";
import { StorageError } from "../platform/storage-error.ts";
import { sweep } from "../privacy/index.ts";
import { ensureProforma, type MakePaper } from "../quotes/index.ts";

const EVERY = 30_000;
const AT_ONCE = 50;
/** How often what is done with is cleared away, milliseconds. */
const SWEEP_EVERY = 3_600_000;

/** A buyer who has not answered is reminded so long before the offer ends, milliseconds. */
export const REMIND_BEFORE = 2 * 86_400_000;
/** An offer that was open for less than this is not worth a reminder. */
const OPEN_AT_LEAST = 3 * 86_400_000;

/** The clock writes by nobody's permit: it has the database itself. */
export type CaseClockDeps = Omit<BuyerCaseDeps, "database"> & { database: Database; makePaper: MakePaper };

/**
 * What happens to cases by time alone: a reminder before an offer ends, its expiry, and proforma invoices that have
 * still to be made. Several processes may each run one; every step is a compare-and-set, so that it happens once.
 */
export class CaseClock {
	readonly #deps: CaseClockDeps;
	readonly #timer: NodeJS.Timeout;
	#run: Promise<void> | undefined;
	#again = false;
	#stopped = false;
	#swept = 0;

	constructor(deps: CaseClockDeps) {
		this.#deps = deps;
		this.#timer = setInterval(() => this.wake(), EVERY);
		this.#timer.unref();
	}

	/** Looks now, or once more after the round in hand; called after an acceptance, so that the proforma does not wait. */
	wake(): void {
		if (this.#stopped) return;
		if (this.#run) {
			this.#again = true;
			return;
		}
		this.#run = this.tick().finally(() => {
			this.#run = undefined;
			if (!this.#again) return;
			this.#again = false;
			this.wake();
		});
	}

	/** One round over everything that is due: each kind of work by itself, and in it each case by itself. */
	async tick(): Promise<void> {
		const at = this.#deps.now();
		for (const work of [this.#expire, this.#remind, this.#sweep, this.#proformas]) {
			try {
				await work.call(this, at);
			} catch (error) {
				logError("scheduled work not done; tried again soon", error);
				// The others would only fail the same way.
				if (error instanceof StorageError) return;
			}
		}
	}

	async #expire(at: number): Promise<void> {
		await this.#each("expire", at, await dueToExpire(this.#deps.database.read, at), (db, id) =>
			expireQuote(db, this.#deps, id, at),
		);
	}

	async #remind(at: number): Promise<void> {
		await this.#each("remind", at, await dueToRemind(this.#deps.database.read, at), (db, id) =>
			remind(db, this.#deps, id, at),
		);
	}

	/** Work on a case that is one transaction and may queue a mail. */
	async #each(
		job: CaseJob,
		at: number,
		due: { id: string; tries: number | null }[],
		work: (db: Db, caseId: string) => Promise<boolean>,
	): Promise<void> {
		const { database, mailQueued } = this.#deps;
		let told = false;
		await eachCase(database, job, due, at, async (id) => {
			if (await database.tx((db) => work(db, id))) told = true;
		}).finally(() => {
			if (told) mailQueued();
		});
	}

	async #sweep(at: number): Promise<void> {
		if (at - this.#swept < SWEEP_EVERY) return;
		await sweep(this.#deps.database, at);
		this.#swept = at;
	}

	async #proformas(at: number): Promise<void> {
		const { database, makePaper, mailQueued } = this.#deps;
		await eachCase(database, "proforma", await dueForProforma(database.read, at), at, async (id) => {
			await ensureProforma(database, makePaper, id, at);
			mailQueued();
		});
	}

	async stop(): Promise<void> {
		this.#stopped = true;
		clearInterval(this.#timer);
		await this.#run;
	}
}

const dueToExpire = (db: Db, now: number) =>
	db
		.selectFrom("quote_case as c")
		.leftJoin(failures(db, "expire"), "f.case_id", "c.id")
		.select(["c.id", "f.tries"])
		.where("c.status", "in", OPEN_OFFER)
		.where("c.valid_until", "<", now)
		.where((eb) => eb.or([eb("f.next_at", "is", null), eb("f.next_at", "<=", now)]))
		.limit(AT_ONCE)
		.execute();

const dueToRemind = (db: Db, now: number) =>
	db
		.selectFrom("quote_case as c")
		.innerJoin("quote_version as v", (join) =>
			join.onRef("v.case_id", "=", "c.id").onRef("v.version", "=", "c.current_version"),
		)
		.leftJoin(failures(db, "remind"), "f.case_id", "c.id")
		.select(["c.id", "f.tries"])
		.where("c.status", "=", "quoted")
		.where("c.valid_until", ">=", now)
		.where("c.valid_until", "<", now + REMIND_BEFORE)
		.whereRef("c.reminded_version", "<", "c.current_version")
		.where((eb) => eb(eb("v.valid_until", "-", eb.ref("v.sent_at")), ">", OPEN_AT_LEAST))
		.where((eb) => eb.or([eb("f.next_at", "is", null), eb("f.next_at", "<=", now)]))
		.limit(AT_ONCE)
		.execute();

/** Accepted cases whose proforma invoice has still to be made: the server stopped, or making it failed. */
const dueForProforma = (db: Db, now: number) =>
	db
		.selectFrom("quote_acceptance as a")
		.leftJoin(failures(db, "proforma"), "f.case_id", "a.case_id")
		.select(["a.case_id as id", "f.tries"])
		.where("a.proforma_hash", "is", null)
		.where((eb) => eb.or([eb("f.next_at", "is", null), eb("f.next_at", "<=", now)]))
		// Those that have never failed first.
		.orderBy((eb) => eb.fn.coalesce("f.tries", eb.lit(0)))
		.orderBy("a.accepted_at")
		.limit(20)
		.execute();

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
	await emailBuyer(db, deps, "buyer-reminder", caseId, null, claimed.current_version, now);
	return true;
}
