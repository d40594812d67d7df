import type { Actor } from "../../domain/cases/event-rules.ts";
import type { CaseEvent, EventKind } from "../../domain/cases/events.ts";
import type { Refusal } from "../../domain/cases/transition.ts";
import type { Problem } from "../../domain/shared/problem.ts";
import type { CaseRow } from "../platform/db/case-tables.ts";
import type { Colleague } from "../staff/index.ts";

/** A case as the person saw it: what they do is refused when somebody was faster. */
export type SeenCase = { caseId: string; revision: number };

/** What happened and who did it; everything else follows from the tables in domain/cases. */
export type Change = {
	event: CaseEvent;
	actor: Actor;
	staff?: Colleague;
	/** The revision the person saw; left out where only the state matters (the buyer's page, the jobs). */
	seen?: number;
	/** Makes a form that is sent twice one entry. */
	entryId?: string;
	/** The colleague who does it on the actor's behalf: it is then internal, no message, and nobody is notified. */
	onBehalf?: string;
};

/** What the faster person did, for the one whose change came too late. */
type Meanwhile = { kind: EventKind; at: number; actor: string; by: string | undefined; body: string };

export type Changed = { ok: true; row: CaseRow; entryId: string; done: boolean };
export type NotChanged =
	| Refusal
	| { ok: false; reason: "gone"; problem: Problem }
	| {
			ok: false;
			reason: "conflict";
			problem: Problem;
			meanwhile: Meanwhile[];
			/** The case's revision now: named by a person who has read `meanwhile` and goes ahead all the same. */
			revision?: number;
	  };
export type ChangeResult = Changed | NotChanged;
