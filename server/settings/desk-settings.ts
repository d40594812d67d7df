import { deskDefaults } from "../../content/desk-defaults.ts";
import type { QuoteDefaults } from "../../domain/quotes/draft.ts";
import { type DeskSettings, deskSettingsSchema, taxFor } from "../../domain/settings/desk-settings.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { StaffPermit } from "../staff/index.ts";
import { readSetting } from "./settings.ts";

const KEY = "desk.settings";

/** The settings and the stored text they were read from: saving names the text that was seen. */
type KeptSettings = { settings: DeskSettings; seen: string };

/** What the owner has set, or what the desk starts with. */
export async function readDeskSettings(db: Db): Promise<KeptSettings> {
	const text = (await readSetting(db, KEY)) ?? "";
	return { settings: text === "" ? deskDefaults : deskSettingsSchema.parse(JSON.parse(text)), seen: text };
}

/** Saves settings unless somebody else has meanwhile. @returns whether they were saved */
export async function saveDeskSettings(
	database: GuardedDatabase,
	staff: StaffPermit,
	settings: DeskSettings,
	seen: string,
): Promise<boolean> {
	return database.tx(staff, async (db) => {
		const value = JSON.stringify(settings);
		if (seen !== "") {
			const { numUpdatedRows } = await db
				.updateTable("setting")
				.set({ value })
				.where("key", "=", KEY)
				.where("value", "=", seen)
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		}
		// The row itself decides who of several is first: reading before writing would let two of them be it.
		const { numInsertedOrUpdatedRows } = await db
			.insertInto("setting")
			.values({ key: KEY, value })
			.onConflict((conflict) => conflict.column("key").doNothing())
			.executeTakeFirstOrThrow();
		return numInsertedOrUpdatedRows === 1n;
	});
}

/** What a new draft starts with. @param country of the buyer, by its code */
export function quoteDefaults(settings: DeskSettings, country: string): QuoteDefaults {
	const { offer, paymentTerms, terms, trade } = settings;
	const { reminderDays: _, ...start } = offer;
	return {
		...start,
		paymentTerms: paymentTerms[0]?.text ?? "",
		schedule: trade.schedule,
		terms: terms[0]?.text ?? "",
		tax: taxFor(settings, country),
	};
}

/** The desk's settings as its pages read and save them. */
export function createDeskSettings(database: GuardedDatabase) {
	return {
		read: () => readDeskSettings(database.read),
		/** @param seen the text that was read. @returns false when somebody else has saved meanwhile */
		save: (staff: StaffPermit, settings: DeskSettings, seen: string) =>
			saveDeskSettings(database, staff, settings, seen),
	};
}
