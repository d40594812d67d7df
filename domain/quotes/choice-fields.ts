/*
 * How a form says what is taken of an offer: the same names on the buyer's page and at the desk, with script and without.
 */

/** Stands in every form that lets somebody choose: without it nothing is said, and the offer is taken as it stands. */
export const CHOOSING_FIELD = "choosing";
/** The key of the way of delivery. */
export const WAY_FIELD = "way";
/** What was shown while the form was filled in; see `shownStamp`. */
export const SHOWN_FIELD = "shown";

/** Ticked for a line that is taken. */
export function lineField(key: string): string {
	return `line-${key}`;
}

/** Holds the key of the line that is taken of a group, by its place among the groups. */
export function groupField(index: number): string {
	return `one-of-${index}`;
}
