import { useLayoutEffect, useState } from "react";

type Entry = { revision: number; actor: string; data: { by?: string | undefined } };

type Written<E> = {
	/** The revision of what the page shows now. */
	now: number;
	/** Everything that has happened, oldest first. */
	entries: readonly E[];
	/** The writer's name; what they do themselves counts as seen. */
	me: string;
	/** The revision that was named by a form that met a conflict; without script the page is new after it. */
	begunAt: number | undefined;
	/** Whether something has been typed that is not sent yet. */
	isTyped: () => boolean;
};

/**
 * The state that a writer has seen. The page shows by itself what others do; what was begun before is still not sent
 * over their heads: it names the revision it was begun at, until the writer says so. A refusal does not say so for
 * them.
 * @returns the revision to send, and what has happened since it
 */
export function useSeenRevision<E extends Entry>({ now, entries, me, begunAt, isTyped }: Written<E>) {
	const [revision, setRevision] = useState(begunAt ?? now);
	const missed = entries.filter(
		(entry) => entry.revision > revision && !(entry.actor === "staff" && entry.data.by === me),
	);
	const nothing = missed.length === 0;
	// Before it is painted: news that nobody types over must not be shown as missed for a moment.
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is typed counts at the moment of the news.
	useLayoutEffect(() => {
		if (nothing || !isTyped()) setRevision(now);
	}, [now, nothing]);
	return { revision, missed, acknowledge: () => setRevision(now) };
}
