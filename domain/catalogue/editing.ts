import type { FieldProblems } from "../shared/form.ts";
import type { Clash, FieldChange } from "../shared/merge-edits.ts";
import type { Problem } from "../shared/problem.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"category-missing": object;
		"pool-missing": object;
		"address-fixed": { address: string };
		"value-taken": { name: string; value: string };
		"address-taken-by": { name: string };
		"picture-unknown": object;
		/** Whoever changed it may not see costs any more. */
		"cost-withheld": object;
	}
}

/** Who changes the catalogue, as its history names them. */
export type Editor = { id: string; name: string };

/** One entry of the history of a product, category or pool. */
export type CatalogueChange = { revision: number; by: string; at: number; fields: FieldChange[] };

/** What somebody has typed into the form of a product, a category or a pool, or into a part of it. */
export type CatalogueEdit<Texts> = {
	id: string;
	/** The revision the person saw; left out where only what is given counts, whatever came between. */
	revision?: number;
	texts: Readonly<Partial<Texts>>;
	/**
	 * What happens when somebody else saved first: `tell` asks the person in any case, `merge` only when both changed
	 * the same field.
	 */
	others: "tell" | "merge";
};

/** What a product costs, in rupees, as its form showed it first and as it holds it now; an empty text is not known. */
export type CostEdit = { seen: string; typed: string };

/**
 * Why a product, category or pool was not saved; nothing of it was.
 * - invalid: what is not right, by field.
 * - conflict: somebody else saved first. `texts` is what the form holds from here on: all that was typed, and what only
 *   the other one has changed. Saved again with `revision`, it is accepted.
 * - gone: there is no such product, category or pool.
 */
export type SaveRefusal<Texts> =
	| { status: "invalid"; problems: FieldProblems; texts: Texts }
	| {
			status: "conflict";
			revision: number;
			/** What the others have done since, the oldest first. */
			since: CatalogueChange[];
			taken: FieldChange[];
			clashes: Clash[];
			texts: Texts;
	  }
	| { status: "gone" };

/** It was saved; `changed` is false when nothing was different. */
export type Saved = { status: "saved"; id: string; revision: number; changed: boolean };

/**
 * The result of saving a product, category or pool.
 * - saved: durable.
 * - failed: not saved, or (after a lost answer) perhaps; `problem` says which.
 */
export type SaveOutcome<Texts> =
	| Saved
	| SaveRefusal<Texts>
	| { status: "failed"; problem: Problem; texts: Readonly<Partial<Texts>> };

/**
 * The result of saving several at once, all of them or none.
 * - saved: all are durable; `changed` is how many of them were different.
 * - refused: none was saved; those that could not be, by their ids.
 * - failed: none was saved, or (after a lost answer) perhaps all; `problem` says which.
 */
export type SaveAllOutcome<Texts> =
	| { status: "saved"; changed: number }
	| { status: "refused"; refused: { id: string; outcome: SaveRefusal<Texts> }[] }
	| { status: "failed"; problem: Problem };
