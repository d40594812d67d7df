import { type RefObject, useEffect, useState } from "react";
import type { ActAnswer } from "./act-answer.ts";

/**
 * The state that the writer has seen. The page shows by itself what others do; a text that was begun before is still
 * not sent over their heads: it names the revision it was begun at, until the writer says so.
 */
export function useSeenRevision(
	now: number,
	answer: ActAnswer | undefined,
	text: RefObject<HTMLTextAreaElement | null>,
) {
	const [revision, setRevision] = useState(now);
	// One's own acts, and what a refusal has told, count as seen.
	const own = answer?.did === "done" ? answer.revision : undefined;
	const told = answer?.did === "conflict";
	useEffect(() => {
		if (told || own === now || !text.current?.value) setRevision(now);
	}, [now, own, told, text]);
	return { revision, missed: now - revision, acknowledge: () => setRevision(now) };
}
