import { useState } from "react";
import type { Meanwhile } from "../case/action-answer.ts";

type Happened = Meanwhile & { revision: number };

/** What happened to the case since the writer last saw it. */
export type News = {
	/** The case's revision with all of it. */
	revision: number;
	items: readonly Meanwhile[];
	/** Says that it has been read. */
	acknowledge: () => void;
	/** Says that the writer has done this themselves, here: it is no news. */
	leaveOut: (revision: number) => void;
};

/**
 * @param case the case's revision and history as they are now
 * @param opened the revision at which the writing began
 */
export function useNews(
	{ revision, happened }: { revision: number; happened: readonly Happened[] },
	opened: number,
): News {
	const [seen, setSeen] = useState(opened);
	const [own, leaveOut] = useState<number>();
	return {
		revision,
		items: happened.filter((one) => one.revision > seen && one.revision !== own),
		acknowledge: () => setSeen(revision),
		leaveOut,
	};
}
