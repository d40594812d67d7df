import type { CatalogueChange } from "../../../domain/catalogue/editing.ts";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import type { Clash, FieldChange } from "../../../domain/shared/merge-edits.ts";

/** A colleague saved first: their changes, oldest first, and what they mean field by field. */
export type Met = { revision: number; since: CatalogueChange[]; taken: FieldChange[]; clashes: Clash[] };

/**
 * The result of saving a product or category. After a conflict `values` is what the form then holds: everything typed,
 * and the fields that only the colleague changed. Saved again with `revision`, it is accepted.
 */
export type SaveResult = ActionResult<{ changed: boolean }, unknown, Met>;
