import type { ActionResult } from "../../../domain/shared/action-result.ts";

/** What is wrong with one product's row. */
export type RowProblem = { id: string; field: string; message: string };

/**
 * The result of the list's forms: how many prices have changed, or what to say of a product that was moved or hidden.
 * What was typed comes back under the names that `typedName` gives.
 */
export type ListResult = ActionResult<{ changed?: number; sentence?: string }, { problems: RowProblem[] }>;

/** The name of a row's field among everything that was typed. */
export function typedName(id: string, field: "price" | "minOrder"): string {
	return `${field} of ${id}`;
}
