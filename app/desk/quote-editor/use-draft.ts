import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import type { Draft } from "../../../domain/quotes/draft.ts";
import { isCountable, NOT_COUNTABLE } from "../../../domain/quotes/totals.ts";
import { QUIETLY } from "../parts/keep-page.ts";
import { type LiveState, useLiveState } from "../parts/live.ts";
import { problemText } from "../parts/problem-words.ts";
import type { action } from "./quote.tsx";

/** How long after the last key a draft is saved, milliseconds. */
const QUIET = 900;
/** The longest wait between two tries when saving does not come through; the first comes after one second. */
const LONGEST = 30_000;

export type SaveState =
	| { is: "kept"; at: number | null }
	| { is: "changed" | "saving" }
	/** Not saved; it is tried again. */
	| { is: "waiting"; tries: number; live: LiveState["is"] }
	| { is: "failed"; sentence: string }
	| { is: "conflict"; sentence: string; theirs: Draft };

/**
 * The draft in the editor, saved by itself when nothing is typed for a moment. What another one has saved is never
 * overwritten: the person chooses. Until it is on the server it is kept in this tab, so that a reload loses nothing.
 */
export function useDraft(caseId: string, kept: Draft) {
	const fetcher = useFetcher<typeof action>();
	const [content, setContent] = useState(kept.content);
	const [state, setState] = useState<SaveState>({ is: "kept", at: kept.updatedAt });
	const revision = useRef(kept.revision);
	const sent = useRef<QuoteContent>(kept.content);
	const answered = useRef<unknown>(undefined);
	/** How many tries have ended, with an answer or without. */
	const [ended, setEnded] = useState(0);
	const tries = useRef(0);
	/** What was sent without an answer: the server may have it all the same. */
	const lost = useRef<QuoteContent>(undefined);
	const { is: live } = useLiveState();
	const slot = `desk-draft-${caseId}`;

	const change = useCallback(
		(next: QuoteContent) => {
			// Such a sum cannot be shown either: the figure stays in its field, and is not taken.
			if (!isCountable(next)) return setState({ is: "failed", sentence: problemText(NOT_COUNTABLE) });
			setContent(next);
			setState((now) => (now.is === "conflict" ? now : { is: "changed" }));
			sessionStorage.setItem(slot, JSON.stringify({ revision: revision.current, content: next }));
		},
		[slot],
	);

	const save = useCallback(() => {
		sent.current = content;
		setState({ is: "saving" });
		void fetcher
			.submit(
				{ intent: "save", revision: revision.current, content: JSON.stringify(content) },
				// A hundred lines written as an address would be three times as long.
				{ method: "post", action: `/desk/requests/${caseId}/quote?${QUIETLY}`, encType: "multipart/form-data" },
			)
			// As the router shows its own states, or this one would be there before the answer.
			.then(() => startTransition(() => setEnded((count) => count + 1)));
	}, [caseId, content, fetcher.submit]);

	// A reload, or a way back, brings what had not reached the server.
	useEffect(() => {
		const left = readLeft(slot);
		if (left && left.revision === kept.revision && JSON.stringify(left.content) !== JSON.stringify(kept.content))
			change(left.content);
		else sessionStorage.removeItem(slot);
	}, [slot, kept, change]);

	useEffect(() => {
		if (state.is !== "changed" || fetcher.state !== "idle") return;
		const timer = setTimeout(save, QUIET);
		return () => clearTimeout(timer);
	}, [state, fetcher.state, save]);

	// Sent, and no answer came: the page stays (parts/keep-page.ts), and it is tried again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once after each try.
	useEffect(() => {
		if (state.is !== "saving" || fetcher.state !== "idle" || fetcher.data !== answered.current) return;
		tries.current += 1;
		lost.current = sent.current;
		setState({ is: "waiting", tries: tries.current, live });
	}, [ended]);
	useEffect(() => {
		if (state.is !== "waiting") return;
		if (live !== state.live && live === "live") return save();
		if (live !== state.live) return setState({ ...state, live });
		const timer = setTimeout(save, Math.min(500 * 2 ** state.tries, LONGEST));
		return () => clearTimeout(timer);
	}, [state, live, save]);

	useEffect(() => {
		const { data } = fetcher;
		if (!data || data === answered.current || fetcher.state !== "idle") return;
		answered.current = data;
		tries.current = 0;
		if (data.status === "done" && data.action === "save") {
			lost.current = undefined;
			revision.current = data.revision;
			const more = sent.current !== content;
			setState(more ? { is: "changed" } : { is: "kept", at: data.savedAt });
			if (!more) sessionStorage.removeItem(slot);
		} else if (data.status === "conflict" && data.action === "save" && isSame(data.theirs.content, lost.current)) {
			// It is the person's own save, whose answer was lost on the way.
			lost.current = undefined;
			revision.current = data.theirs.revision;
			setState(isSame(data.theirs.content, content) ? { is: "kept", at: data.theirs.updatedAt } : { is: "changed" });
		} else if (data.status === "conflict" && data.action === "save")
			setState({ is: "conflict", sentence: data.sentence, theirs: data.theirs });
		else if (data.status === "refused") setState({ is: "failed", sentence: data.sentence });
	}, [fetcher, fetcher.data, fetcher.state, content, slot]);

	/** After a conflict: continues from the colleague's draft, or saves one's own over it. */
	const settle = useCallback(
		(whose: "mine" | "theirs") => {
			if (state.is !== "conflict") return;
			revision.current = state.theirs.revision;
			if (whose === "theirs") {
				setContent(state.theirs.content);
				setState({ is: "kept", at: state.theirs.updatedAt });
				sessionStorage.removeItem(slot);
			} else setState({ is: "changed" });
		},
		[state, slot],
	);

	/** Saves now what would be saved in a moment. */
	const flush = useCallback(() => {
		if (state.is === "changed" && fetcher.state === "idle") save();
	}, [state, fetcher.state, save]);

	return { content, change, state, settle, flush, revision };
}

function isSame(one: QuoteContent, other: QuoteContent | undefined): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

function readLeft(slot: string): { revision: number; content: QuoteContent } | undefined {
	try {
		const left = JSON.parse(sessionStorage.getItem(slot) ?? "");
		return typeof left?.revision === "number" && Array.isArray(left.content?.lines) ? left : undefined;
	} catch {
		return undefined;
	}
}
