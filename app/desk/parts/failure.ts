import { useSyncExternalStore } from "react";
import { isRouteErrorResponse } from "react-router";
import type { NotSaved } from "../../../domain/shared/action-result.ts";
import { type FailureWords, failureOf, ownSentence } from "../../forms/failure.ts";

let shown: NotSaved | undefined;
const listeners = new Set<() => void>();

/** Shows a failure beside the page, in place of the one before; undefined takes it away. */
export function tellFailure(next: NotSaved | undefined): void {
	if (next === shown) return;
	shown = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useFailure(): NotSaved | undefined {
	return useSyncExternalStore(
		subscribe,
		() => shown,
		() => undefined,
	);
}

const KEPT = "What you typed is still here.";
const OUT = `You are signed out, so nothing was saved or sent. ${KEPT} Sign in again in a new tab, then come back and repeat it here.`;
const OFFLINE = `This device is offline. Nothing was sent. ${KEPT} Please try again when you are connected.`;
const UNCLEAR = `No answer came back, so we cannot tell whether it was saved. ${KEPT} Please check before you try again.`;
const BROKEN = `Something went wrong on our side, and it has been logged. ${KEPT} Please check whether it was saved before you try again.`;
const REFUSED = `Nothing was saved. ${KEPT} Please try again in a minute.`;
const NOT_OPENED = "The page could not be opened: the server is not responding. Please try again in a moment.";
const FAILED_PAGE = "The page could not be opened: something went wrong on our side, and it has been logged.";

/** Refusals of our own that say nothing themselves. */
const BY_STATUS: Readonly<Record<number, string>> = {
	400: `The form could not be read. Nothing was saved. ${KEPT} Please reload the page before you try again.`,
	403: `Your role does not allow this. Nothing was saved. ${KEPT}`,
	404: `What this belongs to no longer exists. Nothing was saved. ${KEPT}`,
};

const WORDS: FailureWords = {
	offline: OFFLINE,
	unclear: UNCLEAR,
	refused: REFUSED,
	unavailable: REFUSED,
	broken: BROKEN,
	byStatus: BY_STATUS,
	plainText: true,
};

/** The session is over: the gate leads to the sign-in. */
export function leadsToSignIn(result: unknown): boolean {
	return result instanceof Response && (result.headers.get("Location") ?? "").startsWith("/desk/sign-in");
}

/** Why something that was sent was not done, in a sentence that says whether anything was saved. */
export function sendFailure(error: unknown): NotSaved {
	return leadsToSignIn(error) ? { status: "not_saved", reason: "signed_out", sentence: OUT } : failureOf(error, WORDS);
}

/** Why another page could not be opened. */
export function openFailure(error: unknown): NotSaved {
	const own = isRouteErrorResponse(error) && error.status < 500 ? ownSentence(error.data, true) : undefined;
	const [reason, sentence] =
		error instanceof TypeError ? (["network", NOT_OPENED] as const) : (["unexpected", own ?? FAILED_PAGE] as const);
	return { status: "not_saved", reason, sentence };
}
