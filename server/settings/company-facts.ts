import { company as builtIn, type Company, placeholderFields } from "../../content/company.ts";
import type { DeskSettings } from "../../domain/settings/desk-settings.ts";
import { hoursTexts } from "../../domain/shared/hours-texts.ts";
import type { OfficeHours } from "../../domain/shared/office-hours.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { logError } from "../platform/log.ts";
import type { StaffPermit } from "../staff/index.ts";
import { readDeskSettings } from "./desk-settings.ts";
import { readSetting, writeSetting } from "./settings.ts";

const KEY = "company.facts";

/** How often each process looks whether another one has changed the facts, milliseconds. */
const WATCH_EVERY = 1000;

type Kept = { revision: number; facts: Readonly<Record<string, string>> };
/** What the owner has set in the desk and pages show: facts, the working hours that four of them are made from, and rates. */
type OwnerSet = { kept: Kept; hours: OfficeHours; indicative: DeskSettings["indicative"]; settingsSeen: string };

const NONE: Kept = { revision: 0, facts: {} };

/**
 * The company's facts: the built-in ones, what the operator set as COMPANY_<field>, and on top what the owner has
 * written in the desk. Kept within a second of the database, also when another process wrote them.
 */
export class CompanyFacts {
	readonly #database: GuardedDatabase;
	readonly #base: Company;
	readonly #timer: NodeJS.Timeout;
	#set: OwnerSet;
	#company: Company;
	#version = 0;

	private constructor(database: GuardedDatabase, base: Company, set: OwnerSet) {
		this.#database = database;
		this.#base = base;
		this.#set = set;
		this.#company = merged(base, set);
		this.#timer = setInterval(() => void this.#refresh(), WATCH_EVERY);
		this.#timer.unref();
	}

	static async open(database: GuardedDatabase, base: Company): Promise<CompanyFacts> {
		return new CompanyFacts(database, base, await readSet(database.read));
	}

	current(): Company {
		return this.#company;
	}

	/** At which rates prices are indicated in other currencies; undefined where the owner has entered none. */
	get indicative(): DeskSettings["indicative"] | undefined {
		const { indicative } = this.#set;
		return indicative.rates.length > 0 ? indicative : undefined;
	}

	/** Grows with every change of the owner's texts; saving names the revision that was seen. */
	get revision(): number {
		return this.#set.kept.revision;
	}

	/** Grows with every change in this process, the hours included: pages that were rendered before it are stale. */
	get version(): number {
		return this.#version;
	}

	/**
	 * Writes facts; texts equal to the default are not stored, so that an operator's setting still counts.
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
			const set = await readSet(this.#database.read);
			if (set.kept.revision === this.#set.kept.revision && set.settingsSeen === this.#set.settingsSeen) return;
			this.#set = set;
			this.#company = merged(this.#base, set);
			this.#version += 1;
		} catch (error) {
			logError("company facts not refreshed; the last ones stay", error);
		}
	}
}

/** Facts that are not filled in yet. */
export function placeholdersOf(company: Company): string[] {
	return placeholderFields.filter((field) => company[field] === builtIn[field]);
}

function merged(base: Company, { kept: { facts }, hours }: OwnerSet): Company {
	const own = Object.fromEntries(Object.entries(facts).filter(([field]) => isText(field)));
	return { ...base, ...own, ...hoursTexts(hours) };
}

async function readSet(db: Db): Promise<OwnerSet> {
	const { settings, seen } = await readDeskSettings(db);
	return { kept: await readKept(db), hours: settings.hours, indicative: settings.indicative, settingsSeen: seen };
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
