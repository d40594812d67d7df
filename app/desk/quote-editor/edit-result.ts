import type { QuoteContent } from "../../../domain/quotes/content.ts";
import type { Draft } from "../../../domain/quotes/draft.ts";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import type { Meanwhile } from "../case/action-answer.ts";

type Done =
	| { action: "save"; revision: number; savedAt: number }
	/** A former offer, or the template of this name. */
	| { action: "pattern"; content: QuoteContent; template?: string }
	| { action: "send" };

/** What another one has saved, or what has happened to the case, with the revision that leads up to it. */
type Conflict = { action: "save"; theirs: Draft } | { action: "send"; meanwhile: Meanwhile[]; revision: number };

/** What a save answers to the editor. The draft itself is not sent back: the editor has it. */
export type EditResult = ActionResult<Done, unknown, Conflict>;
