import { randomUUID } from "node:crypto";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { readQuote } from "../../domain/quotes/reading.ts";
import {
	asTemplate,
	LONGEST_TEMPLATE_NAME,
	MOST_TEMPLATES,
	pricedLines,
	type QuoteTemplate,
	templateNameSchema,
} from "../../domain/quotes/template.ts";
import type { Problem } from "../../domain/shared/problem.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { Tables } from "../platform/db/schema.ts";
import type { StaffPermit } from "../staff/index.ts";

declare module "../../domain/shared/problem.ts" {
	interface DeskProblemCodes {
		"quote-template-name": { limit: number };
		"quote-template-taken": { name: string };
		"quote-template-gone": object;
		"quote-templates-full": { limit: number };
	}
}

/** A template as somebody saw it. */
type SeenTemplate = { id: string; revision: number };

/** What became of saving one; `taken` is the template that has the name already. */
export type SavedTemplate = { ok: true } | { ok: false; problem: Problem; taken?: SeenTemplate };

const GONE = { ok: false, problem: { code: "quote-template-gone" } } as const;

/** Whole quotes under a name, for all who write quotes. */
export function createQuoteTemplates({ database, now }: { database: GuardedDatabase; now: () => number }) {
	return {
		/** All of them by name. */
		async list(): Promise<QuoteTemplate[]> {
			const rows = await database.read
				.selectFrom("quote_template")
				.select(["id", "name", "revision", "currency", "priced_lines", "saved_at", "saved_by"])
				.orderBy("name_key")
				.execute();
			return rows.map(({ priced_lines, saved_at, saved_by, ...row }) => ({
				...row,
				lines: priced_lines,
				savedAt: saved_at,
				savedBy: saved_by,
			}));
		},

		/** One with its content, in today's shape. */
		async find(id: string): Promise<{ name: string; content: QuoteContent } | undefined> {
			const row = await database.read
				.selectFrom("quote_template")
				.select(["name", "content"])
				.where("id", "=", id)
				.executeTakeFirst();
			return row && { name: row.name, content: readQuote(row.content) };
		},

		/**
		 * Keeps a quote as a template, without what was its buyer's (domain/quotes/template.ts).
		 * @param over the template of this name that it replaces, as it was seen
		 */
		save(
			staff: StaffPermit,
			{ name: typed, content, withPrices }: { name: string; content: QuoteContent; withPrices: boolean },
			over?: SeenTemplate,
		): Promise<SavedTemplate> {
			const name = readName(typed);
			if (name === undefined) return Promise.resolve(badName());
			const kept = asTemplate(content, withPrices);
			const values = {
				...named(name),
				content: JSON.stringify(kept),
				currency: kept.currency,
				priced_lines: pricedLines(kept),
				saved_at: now(),
				saved_by: staff.name,
			};
			return database.tx(staff, async (db) => {
				const other = await withName(db, name);
				if (over) {
					if (other && other.id !== over.id) return taken(name, other);
					return (await changed(db, over, values)) ? { ok: true } : GONE;
				}
				if (other) return taken(name, other);
				const { count } = await db
					.selectFrom("quote_template")
					.select(({ fn }) => fn.countAll().as("count"))
					.executeTakeFirstOrThrow();
				if (Number(count) >= MOST_TEMPLATES)
					return { ok: false, problem: { code: "quote-templates-full", limit: MOST_TEMPLATES } };
				const inserted = await db
					.insertInto("quote_template")
					.values({ id: randomUUID(), revision: 1, ...values })
					// Two at once with one name: the second is told so, as it would have been a moment later.
					.onConflict((conflict) => conflict.column("name_key").doNothing())
					.returning("id")
					.executeTakeFirst();
				return inserted ? { ok: true } : taken(name, await withName(db, name));
			});
		},

		/** Gives one another name. */
		rename(staff: StaffPermit, seen: SeenTemplate, typed: string): Promise<SavedTemplate> {
			const name = readName(typed);
			if (name === undefined) return Promise.resolve(badName());
			return database.tx(staff, async (db) => {
				const other = await withName(db, name);
				if (other && other.id !== seen.id) return taken(name, other);
				return (await changed(db, seen, named(name))) ? { ok: true } : GONE;
			});
		},

		/** Takes one away. One that is another by now, or is gone, is not the one that was seen. */
		remove(staff: StaffPermit, { id, revision }: SeenTemplate): Promise<SavedTemplate> {
			return database.tx(staff, async (db) => {
				const { numDeletedRows } = await db
					.deleteFrom("quote_template")
					.where("id", "=", id)
					.where("revision", "=", revision)
					.executeTakeFirst();
				return numDeletedRows === 1n ? { ok: true } : GONE;
			});
		},
	};
}

function readName(typed: string): string | undefined {
	const read = templateNameSchema.safeParse(typed);
	return read.success ? read.data : undefined;
}

function badName(): SavedTemplate {
	return { ok: false, problem: { code: "quote-template-name", limit: LONGEST_TEMPLATE_NAME } };
}

function named(name: string) {
	return { name, name_key: name.toLowerCase() };
}

function taken(name: string, other: SeenTemplate | undefined): SavedTemplate {
	return { ok: false, problem: { code: "quote-template-taken", name }, ...(other && { taken: other }) };
}

function withName(db: Db, name: string): Promise<SeenTemplate | undefined> {
	return db
		.selectFrom("quote_template")
		.select(["id", "revision"])
		.where("name_key", "=", name.toLowerCase())
		.executeTakeFirst();
}

/** Changes one unless somebody else has since it was seen. */
async function changed(
	db: Db,
	{ id, revision }: SeenTemplate,
	values: Partial<Omit<Tables["quote_template"], "id" | "revision">>,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("quote_template")
		.set({ ...values, revision: revision + 1 })
		.where("id", "=", id)
		.where("revision", "=", revision)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}
