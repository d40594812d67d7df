import type { ActionResult } from "../../../domain/shared/action-result.ts";

/** What a colleague changed first, for the person whose action came second. */
export type Meanwhile = { kind: string; at: number; actor: string; by: string | undefined; body: string };

/** `seen` is the revision that the form named, `shown` the one that `meanwhile` leads up to. */
type Since = { meanwhile: Meanwhile[]; seen: number; shown: number };

/** What an action answers to the page of a case or an inquiry; `link` is a new private link, shown once. */
export type CaseResult = ActionResult<{ revision: number; link?: string | undefined }, unknown, Since>;

/** What was not done, and why. */
export type NotDone = Exclude<CaseResult, { status: "done" }>;
