import { company as builtIn, type Company, placeholderFields } from "../content/company.ts";
import type { Db } from "./db/database.ts";
import type { GuardedDatabase } from "./guarded-database.ts";
import { logError } from "./log.ts";
import { readSetting, writeSetting } from "./settings.server.ts";
import type { StaffPermit } from "./staff-permit.server.ts";

const KEY = "company.facts";

/** How often each process looks whether another one has changed the facts, milliseconds. */
const WATCH_EVERY = 1000;

type Kept = { revision: number; facts: Readonly<Record<string, string>> };

const NONE: Kept = { revision: 0, facts: {} };

/**
 * The company's facts: the built-in ones, what the operator set as COMPANY_<field>, and on top what the owner has
 * written in the desk. Kept within a second of the database, also when another process wrote them.
 */
export class CompanyFacts {
	readonly #database: GuardedDatabase;
	readonly #base: Company;
	readonly #timer: NodeJS.Timeout;
	#kept: Kept;
	#company: Company;

	private constructor(database: GuardedDatabase, base: Company, kept: Kept) {
		this.#database = database;
		this.#base = base;
		this.#kept = kept;
		this.#company = merged(base, kept);
		this.#timer = setInterval(() => void this.#refresh(), WATCH_EVERY);
		this.#timer.unref();
	}

	static async open(database: GuardedDatabase, base: Company): Promise<CompanyFacts> {
		return new CompanyFacts(database, base, await readKept(database.read));
	}

	current(): Company {
		return this.#company;
	}

	/** Grows with every change: pages that were rendered before it are stale. */
	get revision(): number {
		return this.#kept.revision;
	}

	/**
	 * Writes facts; texts that equal what stands without them are not kept, so that an operator's setting still counts.
	 * @returns whether they were saved: false when somebody else has since `seen`
	 */
	async save(staff: StaffPermit, facts: Readonly<Record<string, string>>, seen: number): Promise<boolean> {
		const own = Object.entries(facts).filter(([field, text]) => isText(field) && this.#base[field] !== text);
		const saved = await this.#database.tx(staff, async (db) => {
			await lock(db);
			if ((await readKept(db)).revision !== seen) return false;
			await writeSetting(db, KEY, JSON.stringify({ revision: seen + 1, facts: Object.fromEntries(own) }));
			return true;
		});
		await this.#refresh();
		return saved;
	}

	close(): void {
		clearInterval(this.#timer);
	}

	async #refresh(): Promise<void> {
		try {
			const kept = await readKept(this.#database.read);
			if (kept.revision === this.#kept.revision) return;
			this.#kept = kept;
			this.#company = merged(this.#base, kept);
		} catch (error) {
			logError("company facts not refreshed; the last ones stay", error);
		}
	}
}

/** Facts that nobody has given yet. */
export function placeholdersOf(company: Company): string[] {
	return placeholderFields.filter((field) => company[field] === builtIn[field]);
}

function merged(base: Company, { facts }: Kept): Company {
	return { ...base, ...Object.fromEntries(Object.entries(facts).filter(([field]) => isText(field))) };
}

function isText(field: string): field is keyof Company {
	return Object.hasOwn(builtIn, field) && typeof Reflect.get(builtIn, field) === "string";
}

async function readKept(db: Db): Promise<Kept> {
	const text = await readSetting(db, KEY);
	return text === undefined || text === "" ? NONE : JSON.parse(text);
}

/** Writing the row is the lock: of two who save at once the second one sees what the first has written. */
async function lock(db: Db): Promise<void> {
	await db
		.insertInto("setting")
		.values({ key: KEY, value: "" })
		.onConflict((conflict) => conflict.column("key").doUpdateSet((eb) => ({ value: eb.ref("setting.value") })))
		.execute();
}
