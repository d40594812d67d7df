import type { CatalogueChange } from "../../../domain/catalogue/editing.ts";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import type { Clash, FieldChange } from "../../../domain/shared/merge-edits.ts";

/** Somebody else saved first: what they did (the oldest first), and what that means field by field. */
export type Met = { revision: number; since: CatalogueChange[]; taken: FieldChange[]; clashes: Clash[] };

/**
 * What comes of saving a product or category. After a conflict `values` is what the form holds from here on: all that
 * was typed, and what only the other one has changed. Saved again with `revision`, it stands.
 */
export type SaveResult = ActionResult<{ changed: boolean }, unknown, Met>;
