import type { FieldErrors } from "../../../domain/shared/form.ts";

/** What the first of two did, for the second one. */
export type Meanwhile = { kind: string; at: number; actor: string; by: string | undefined; body: string };

/** What a page is told of an act. What was typed comes back whenever it was not done. */
export type ActAnswer =
	| {
			did: "done";
			intent: string;
			revision: number;
			/** The same form had been sent before: it was done then, and nothing was done now. */
			repeated?: boolean;
			link?: string | undefined;
	  }
	| (NotDone & { did: "refused" })
	/** `seen` is the revision that the form named, `shown` the one that `meanwhile` leads up to. */
	| (NotDone & { did: "conflict"; seen: number; shown: number });

type NotDone = {
	intent: string;
	sentence: string;
	errors: FieldErrors;
	values: Readonly<Record<string, string>>;
	meanwhile: Meanwhile[];
};
