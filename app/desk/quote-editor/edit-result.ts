import type { QuoteContent } from "../../../domain/quotes/content.ts";
import type { Draft } from "../../../domain/quotes/draft.ts";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import type { Meanwhile } from "../case/action-answer.ts";

type Done =
	| { action: "save"; revision: number; savedAt: number }
	| { action: "former"; content: QuoteContent }
	| { action: "send" };

/** What another one has saved, or what has happened to the case, with the revision that leads up to it. */
type Conflict = { action: "save"; theirs: Draft } | { action: "send"; meanwhile: Meanwhile[]; revision: number };

/** What the editor is told. Its text is its own, so that nothing of it comes back. */
export type EditResult = ActionResult<Done, unknown, Conflict>;
