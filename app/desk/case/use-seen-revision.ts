import { type RefObject, useEffect, useState } from "react";
import type { ActAnswer } from "./action-answer.ts";

type Entry = { revision: number; actor: string; data: { by?: string } };

/**
 * The state that the writer has seen. The page shows by itself what others do; a text that was begun before is still
 * not sent over their heads: it names the revision it was begun at, until the writer says so. A refusal does not say
 * so for them.
 * @param entries everything that has happened, oldest first
 * @param me the writer's name; what they do themselves counts as seen
 * @returns the revision to send, and what has happened since it
 */
export function useSeenRevision<E extends Entry>(
	now: number,
	entries: readonly E[],
	me: string,
	answer: ActAnswer | undefined,
	text: RefObject<HTMLTextAreaElement | null>,
) {
	// Without script the page is new after a refusal, and its text still as old as it was.
	const [revision, setRevision] = useState(answer?.did === "conflict" ? answer.seen : now);
	const missed = entries.filter(
		(entry) => entry.revision > revision && !(entry.actor === "staff" && entry.data.by === me),
	);
	const nothing = missed.length === 0;
	useEffect(() => {
		if (nothing || !text.current?.value) setRevision(now);
	}, [now, nothing, text]);
	return { revision, missed, acknowledge: () => setRevision(now) };
}
