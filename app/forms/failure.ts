import { isRouteErrorResponse } from "react-router";
import type { NotSaved, NotSavedReason } from "../../domain/shared/action-result.ts";

/** What is said of each way in which a request can fail; each sentence says whether anything was saved. */
export type FailureWords = Readonly<{
	offline: string;
	/** The answer was lost on the way. */
	unclear: string;
	/** Refused by the server or by something before it: nothing was saved. */
	refused: string;
	/** 503: it can do nothing just now. */
	unavailable: string;
	/** It failed on our side. */
	broken: string;
	/** Refusals of our own that say nothing themselves, by their status. */
	byStatus?: Readonly<Record<number, string>>;
	/** Whether an answer in plain text is ours, and to be shown. */
	plainText?: boolean;
}>;

/** A request was waited for long enough. */
export class TooLate extends Error {}

const REASONS: Readonly<Record<number, NotSavedReason>> = { 413: "too_large", 429: "too_many", 503: "storage" };

/** The one reading of what a request threw: why nothing was done, in a sentence that says whether anything was saved. */
export function failureOf(error: unknown, words: FailureWords): NotSaved {
	const failure = (reason: NotSavedReason, sentence: string): NotSaved => ({ status: "not_saved", reason, sentence });
	if (isRouteErrorResponse(error)) {
		const { status } = error;
		const reason = REASONS[status] ?? "unexpected";
		const own = ownSentence(error.data, words.plainText ?? false) ?? words.byStatus?.[status];
		if (own) return failure(reason, own);
		if (status === 503) return failure(reason, words.unavailable);
		return failure(reason, status < 500 ? words.refused : words.broken);
	}
	if (!navigator.onLine) return failure("network", words.offline);
	// What `fetch` throws where there is no answer.
	const isLost = error instanceof TypeError || error instanceof TooLate;
	return isLost ? failure("network", words.unclear) : failure("unexpected", words.broken);
}

/** The sentence of an answer that says itself what became of the form: problem+json, or a text of our actions. */
export function ownSentence(body: unknown, plainText: boolean): string | undefined {
	if (typeof body !== "string" || body === "" || body.startsWith("<")) return undefined;
	if (!body.startsWith("{")) return plainText && body.length < 500 ? body : undefined;
	try {
		const problem: unknown = JSON.parse(body);
		return typeof problem === "object" && problem && "detail" in problem ? String(problem.detail) : undefined;
	} catch {
		// Not ours: a proxy's page.
		return undefined;
	}
}
