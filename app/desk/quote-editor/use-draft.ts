import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import type { Draft } from "../../../domain/quotes/draft.ts";
import { isSame } from "../../../domain/quotes/is-same.ts";
import { mergedDrafts } from "../../../domain/quotes/merge-drafts.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { QUIETLY } from "../parts/keep-page.ts";
import { type LiveState, useLiveState } from "../parts/live.ts";
import { createLeftDraft } from "./left-draft.ts";
import type { action } from "./quote.tsx";
import { useEdits } from "./use-edits.ts";

/** How long after the last key a draft is saved, milliseconds. */
const QUIET = 500;
/** The longest wait between two tries when saving does not come through; the first comes after one second. */
const LONGEST = 30_000;

export type SaveState =
	/** `by` is the colleague who saved it, where it was somebody else. */
	| { is: "kept"; at: number | null; by?: string | undefined }
	| { is: "changed" | "saving" }
	/** Not saved; it is tried again. */
	| { is: "waiting"; tries: number; live: LiveState["is"] }
	| { is: "failed"; sentence: string }
	| { is: "conflict"; sentence: string; theirs: Draft };

/**
 * The draft in the editor, saved by itself when nothing is typed for a moment. What another one has saved is never
 * overwritten: the person chooses. Until it is on the server it is kept in this browser, so that neither a reload nor a
 * closed browser loses anything.
 */
export function useDraft(caseId: string, kept: Draft, writer: string) {
	const colleague = ({ updatedBy }: Draft) => (updatedBy === writer ? undefined : (updatedBy ?? undefined));
	const fetcher = useFetcher<typeof action>();
	const [state, setState] = useState<SaveState>({ is: "kept", at: kept.updatedAt, by: colleague(kept) });
	const revision = useRef(kept.revision);
	const sent = useRef<QuoteContent>(kept.content);
	/** What the server has, as far as this page knows: where another one's draft began, too. */
	const known = useRef<QuoteContent>(kept.content);
	const answered = useRef<unknown>(undefined);
	/** The tries, by their number: how many were begun, and the last that has ended, with an answer or without. */
	const begun = useRef(0);
	const [ended, setEnded] = useState(0);
	const tries = useRef(0);
	/** What was sent without an answer: the server may have it all the same. */
	const lost = useRef<QuoteContent>(undefined);
	const { is: live } = useLiveState();
	const left = useMemo(() => createLeftDraft(caseId), [caseId]);

	const onEdit = useCallback(
		(content: QuoteContent) => {
			setState((now) => (now.is === "conflict" ? now : { is: "changed" }));
			left.keep({ revision: revision.current, content });
		},
		[left],
	);
	const onRefuse = useCallback((sentence: string) => setState({ is: "failed", sentence }), []);
	const { content, current, change, replace, steps, epoch } = useEdits(kept.content, onEdit, onRefuse);

	const save = useCallback(() => {
		sent.current = content;
		begun.current += 1;
		const number = begun.current;
		setState({ is: "saving" });
		void fetcher
			.submit(
				{ intent: "save", revision: revision.current, content: JSON.stringify(content) },
				// A hundred lines written as an address would be three times as long.
				{ method: "post", action: `/desk/requests/${caseId}/quote?${QUIETLY}`, encType: "multipart/form-data" },
			)
			// As the router shows its own states, or this one would be there before the answer.
			.then(() => startTransition(() => setEnded(number)));
	}, [caseId, content, fetcher.submit]);

	// A reload, or a way back, brings what had not reached the server.
	useEffect(() => {
		const was = left.read(kept.content.v);
		if (was && was.revision === kept.revision && !isAsSent(kept.content, was.content)) change(() => was.content);
		else left.drop();
	}, [left, kept, change]);
	useLastKeys(left.write);

	useEffect(() => {
		if (state.is !== "changed" || fetcher.state !== "idle") return;
		const timer = setTimeout(save, QUIET);
		return () => clearTimeout(timer);
	}, [state, fetcher.state, save]);

	// Sent, and no answer came: the page stays (parts/keep-page.ts), and it is tried again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once after each try.
	useEffect(() => {
		// On a busy machine the end of one try is drawn when the next one has begun: that is not lost.
		if (ended !== begun.current) return;
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
		// What has just been typed may not have been drawn yet.
		const present = current();
		if (data.status === "done" && data.action === "save") {
			lost.current = undefined;
			revision.current = data.revision;
			known.current = sent.current;
			const more = sent.current !== present;
			setState(more ? { is: "changed" } : { is: "kept", at: data.savedAt });
			if (!more) left.drop();
		} else if (data.status === "conflict" && data.action === "save" && isAsSent(data.theirs.content, lost.current)) {
			// It is the person's own save, whose answer was lost on the way.
			lost.current = undefined;
			revision.current = data.theirs.revision;
			known.current = data.theirs.content;
			setState(isAsSent(data.theirs.content, present) ? { is: "kept", at: data.theirs.updatedAt } : { is: "changed" });
		} else if (data.status === "conflict" && data.action === "save")
			setState({ is: "conflict", sentence: data.sentence, theirs: data.theirs });
		// What was typed meanwhile may be what puts it right: it has not been tried yet.
		else if (data.status === "refused")
			setState(sent.current === present ? { is: "failed", sentence: data.sentence } : { is: "changed" });
	}, [fetcher, fetcher.data, fetcher.state, left, current]);

	/** What both have done, where neither has changed what the other did. */
	const both = useMemo(
		() => (state.is === "conflict" ? mergedDrafts(known.current, content, state.theirs.content) : undefined),
		[state, content],
	);

	/** After a conflict: continues from the colleague's draft, saves one's own over it, or goes on with what both have done. */
	const settle = useCallback(
		(whose: "mine" | "theirs" | "both") => {
			if (state.is !== "conflict") return;
			revision.current = state.theirs.revision;
			known.current = state.theirs.content;
			if (whose === "mine") return setState({ is: "changed" });
			const next = whose === "both" && both ? both : state.theirs.content;
			replace(next);
			if (whose === "both") {
				left.keep({ revision: revision.current, content: next });
				setState({ is: "changed" });
			} else {
				setState({ is: "kept", at: state.theirs.updatedAt, by: state.theirs.updatedBy ?? undefined });
				left.drop();
			}
		},
		[state, both, left, replace],
	);

	/** Saves now what would be saved in a moment. */
	const flush = useCallback(() => {
		if (state.is === "changed" && fetcher.state === "idle") save();
	}, [state, fetcher.state, save]);

	// What is on the server, for whoever shows it, stays the last one while another is on its way.
	const savedAt = useRef(kept.updatedAt);
	if (state.is === "kept") savedAt.current = state.at;
	return { content, current, change, steps, epoch, state, savedAt: savedAt.current, settle, both, flush, revision };
}

/** Writes down the last keys before the page goes away; a phone hides it and may never come back. */
function useLastKeys(write: () => void): void {
	useEffect(() => {
		window.addEventListener("pagehide", write);
		document.addEventListener("visibilitychange", write);
		return () => {
			write();
			window.removeEventListener("pagehide", write);
			document.removeEventListener("visibilitychange", write);
		};
	}, [write]);
}

/** Whether the server's draft is what was sent: it writes the fields in an order of its own, and its texts without blanks around. */
function isAsSent(theirs: QuoteContent, sent: QuoteContent | undefined): boolean {
	return sent !== undefined && isSame(trimmed(theirs), trimmed(sent));
}

function trimmed(content: QuoteContent): unknown {
	return JSON.parse(JSON.stringify(content, (_, value) => (typeof value === "string" ? value.trim() : value)));
}

/** What a tab still holds; one that was left in a former shape is on the server in today's, as far as it was saved. */
