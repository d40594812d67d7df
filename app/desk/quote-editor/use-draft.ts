import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import type { Draft } from "../../../domain/quotes/draft.ts";
import { isSame } from "../../../domain/quotes/is-same.ts";
import { mergedDrafts } from "../../../domain/quotes/merge-drafts.ts";
import { isCountable, NOT_COUNTABLE } from "../../../domain/quotes/totals.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { QUIETLY } from "../parts/keep-page.ts";
import { type LiveState, useLiveState } from "../parts/live.ts";
import { problemText } from "../parts/problem-words.ts";
import { changed, type Edits, redone, undone, untouched } from "./edits.ts";
import { createLeftDraft } from "./left-draft.ts";
import type { action } from "./quote.tsx";
import { useVisits } from "./use-visits.ts";

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
 * Makes the next draft of the one before. Never a draft by itself: what a panel was last drawn with may lack a figure that
 * was typed since, and would write over it.
 */
export type Change = (content: QuoteContent) => QuoteContent;

/**
 * The draft in the editor, saved by itself when nothing is typed for a moment. What another one has saved is never
 * overwritten: the person chooses. Until it is on the server it is kept in this browser, so that neither a reload nor a
 * closed browser loses anything.
 */
export function useDraft(caseId: string, kept: Draft, writer: string) {
	const colleague = ({ updatedBy }: Draft) => (updatedBy === writer ? undefined : (updatedBy ?? undefined));
	const fetcher = useFetcher<typeof action>();
	const [edits, setEdits] = useState<Edits<QuoteContent>>(() => untouched(kept.content));
	const { present: content } = edits;
	/** The same at once, for what is done before the next drawing. */
	const latest = useRef(edits);
	/** Grows when the draft is put in another's place: what stands half typed in a field is then no longer of it. */
	const [epoch, setEpoch] = useState(0);
	const visit = useVisits();
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

	const put = useCallback((next: Edits<QuoteContent>) => {
		latest.current = next;
		setEdits(next);
	}, []);

	const edit = useCallback(
		(next: Edits<QuoteContent>) => {
			if (next === latest.current) return;
			put(next);
			setState((now) => (now.is === "conflict" ? now : { is: "changed" }));
			left.keep({ revision: revision.current, content: next.present });
		},
		[left, put],
	);

	const change = useCallback(
		(next: Change) => {
			const after = next(latest.current.present);
			// Such a sum cannot be shown either: the figure stays in its field, and is not taken.
			if (!isCountable(after)) return setState({ is: "failed", sentence: problemText(NOT_COUNTABLE) });
			edit(changed(latest.current, after, visit()));
		},
		[edit, visit],
	);

	const undo = useCallback(() => {
		edit(undone(latest.current));
		setEpoch((count) => count + 1);
	}, [edit]);
	const redo = useCallback(() => {
		edit(redone(latest.current));
		setEpoch((count) => count + 1);
	}, [edit]);

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
	// The last keys before the page goes away; a phone hides it and may never come back.
	useEffect(() => {
		window.addEventListener("pagehide", left.write);
		document.addEventListener("visibilitychange", left.write);
		return () => {
			left.write();
			window.removeEventListener("pagehide", left.write);
			document.removeEventListener("visibilitychange", left.write);
		};
	}, [left]);

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
		const { present } = latest.current;
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
	}, [fetcher, fetcher.data, fetcher.state, left]);

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
			// A step back would be one over the other person's change.
			const next = whose === "both" && both ? both : state.theirs.content;
			put(untouched(next));
			setEpoch((count) => count + 1);
			if (whose === "both") {
				left.keep({ revision: revision.current, content: next });
				setState({ is: "changed" });
			} else {
				setState({ is: "kept", at: state.theirs.updatedAt, by: state.theirs.updatedBy ?? undefined });
				left.drop();
			}
		},
		[state, both, left, put],
	);

	/** The draft as it is now, which may not be drawn yet. */
	const current = useCallback(() => latest.current.present, []);

	/** Saves now what would be saved in a moment. */
	const flush = useCallback(() => {
		if (state.is === "changed" && fetcher.state === "idle") save();
	}, [state, fetcher.state, save]);

	const steps = { undo, redo, canUndo: edits.past.length > 0, canRedo: edits.future.length > 0 };
	// What is on the server, for whoever shows it, stays the last one while another is on its way.
	const savedAt = useRef(kept.updatedAt);
	if (state.is === "kept") savedAt.current = state.at;
	return { content, current, change, steps, epoch, state, savedAt: savedAt.current, settle, both, flush, revision };
}

/** Whether the server's draft is what was sent: it writes the fields in an order of its own, and its texts without blanks around. */
function isAsSent(theirs: QuoteContent, sent: QuoteContent | undefined): boolean {
	return sent !== undefined && isSame(trimmed(theirs), trimmed(sent));
}

function trimmed(content: QuoteContent): unknown {
	return JSON.parse(JSON.stringify(content, (_, value) => (typeof value === "string" ? value.trim() : value)));
}

/** What a tab still holds; one that was left in a former shape is on the server in today's, as far as it was saved. */
