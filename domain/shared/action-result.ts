import type { FieldErrors } from "./form.ts";

/** What was typed into the fields of a form, by their names. */
export type Typed = Readonly<Record<string, string>>;

/**
 * Why something was not saved that was right in itself: the database, the making of a PDF, the way to the server, a
 * session that is over, too many sends, too much in one, or an unexpected error.
 */
export type NotSavedReason =
	| "storage"
	| "document"
	| "network"
	| "signed_out"
	| "too_many"
	| "too_large"
	| "unexpected";

type NotDone = {
	/** Which of the page's actions was asked for. */
	action: string;
	/** For the person: says whether anything was saved. */
	sentence: string;
	/** Everything typed: without script the page is loaded again and shows it. */
	values: Typed;
	/** The key under which the form is sent again: echoed, so that it stays the same request, or a fresh one. */
	formKey?: string | undefined;
};

/**
 * What every action of the site answers when it does not lead to another page.
 * - done: durable. `repeated` where the same form had come before: it was done then, and nothing was done now.
 * - refused: nothing saved; something is to be changed first, in the fields that `errors` names or as `sentence` says.
 * - conflict: nothing saved; a colleague's change came first and is included.
 * - not_saved: nothing is wrong with the form. Its sentence says whether nothing was saved or nobody can know, because an
 *   answer was lost on the way; to send the same form again is always safe.
 */
export type ActionResult<Done = unknown, Refused = unknown, Conflict = unknown> =
	| ({ status: "done"; action: string; repeated?: boolean } & Done)
	| (NotDone & { status: "refused"; errors: FieldErrors } & Refused)
	| (NotDone & { status: "conflict" } & Conflict)
	| (NotDone & NotSaved);

export type NotSaved = { status: "not_saved"; reason: NotSavedReason; sentence: string };

/** The HTTP status that says the same to a machine. */
export function statusOf(result: ActionResult): number {
	switch (result.status) {
		case "done":
			return 200;
		case "refused":
			return Object.keys(result.errors).length > 0 ? 422 : 409;
		case "conflict":
			return 409;
		case "not_saved":
			return { too_many: 429, too_large: 413, signed_out: 401 }[String(result.reason)] ?? 503;
	}
}

/** Whether there is an answer that says why something was not done. */
export function isNotDone<Result extends ActionResult>(
	result: Result | null | undefined,
): result is Exclude<Result, { status: "done" }> {
	// A fetcher that was reset holds null, whatever its type says.
	return result != null && result.status !== "done";
}

/** The values of a form that was not carried out; undefined for any other result. */
export function typedIn(result: ActionResult | undefined): Typed | undefined {
	return isNotDone(result) ? result.values : undefined;
}

/** The sentences under the fields of a form that was refused; none for any other result. */
export function errorsOf(result: ActionResult | undefined): FieldErrors {
	return result?.status === "refused" ? result.errors : {};
}
