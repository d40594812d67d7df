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
	}
}

/** Who changes the catalogue, as its history names them. */
export type Editor = { id: string; name: string };

/** One entry of the history of a product, category or pool. */
export type CatalogueChange = { revision: number; by: string; at: number; fields: FieldChange[] };

/**
 * The result of saving a product, category or pool.
 * - saved: durable; `changed` is false when nothing was different.
 * - invalid: nothing saved; what is not right, by field.
 * - conflict: nothing saved; somebody else saved first. `texts` is what the form holds from here on: all that was
 *   typed, and what only the other one has changed. Saved again with `revision`, it is accepted.
 * - failed: not saved, or (after a lost answer) perhaps; `message` says which.
 * - gone: there is no such product, category or pool.
 */
export type SaveOutcome<Texts> =
	| { status: "saved"; id: string; revision: number; changed: boolean }
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
	| { status: "failed"; problem: Problem; texts: Readonly<Partial<Texts>> }
	| { status: "gone" };
