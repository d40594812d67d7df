/** A draft with the steps that led to it, and those that were undone. */
export type Edits<Draft> = {
	/** Former states, the latest last. */
	past: readonly Draft[];
	present: Draft;
	/** What was undone, the next one first. */
	future: readonly Draft[];
	/** The visit to a field in which the last change was typed; undefined for any other change. */
	visit: number | undefined;
};

/** At most this many steps can be undone; a day's work on one offer has fewer. */
export const MOST_STEPS = 500;

/** A draft that has not been touched: there is nothing to undo. */
export function untouched<Draft>(present: Draft): Edits<Draft> {
	return { past: [], present, future: [], visit: undefined };
}

/**
 * A change of the draft. What is typed during one visit to a field is one step, however many keys it took.
 * @param visit the visit to a field in which it was typed; undefined for what is a step of its own
 */
export function changed<Draft>(edits: Edits<Draft>, next: Draft, visit?: number): Edits<Draft> {
	if (next === edits.present) return edits;
	if (visit !== undefined && visit === edits.visit) return { ...edits, present: next, future: [] };
	return { past: [...edits.past, edits.present].slice(-MOST_STEPS), present: next, future: [], visit };
}

/** One step back; the same where there is none. */
export function undone<Draft>(edits: Edits<Draft>): Edits<Draft> {
	const before = edits.past.at(-1);
	if (before === undefined) return edits;
	const future = [edits.present, ...edits.future];
	return { past: edits.past.slice(0, -1), present: before, future, visit: undefined };
}

/** The step that was undone last is done again; the same where nothing was undone. */
export function redone<Draft>(edits: Edits<Draft>): Edits<Draft> {
	const [next, ...future] = edits.future;
	if (next === undefined) return edits;
	return { past: [...edits.past, edits.present], present: next, future, visit: undefined };
}
