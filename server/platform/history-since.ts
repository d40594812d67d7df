/** A row of a history: of a case or of an inquiry. */
type HistoryRow = { revision: number; kind: string; at: number; actor: string; body: string; data: string };

/** What is read of it. */
export const HISTORY_COLUMNS = ["revision", "kind", "at", "actor", "body", "data"] as const;

/**
 * What was done since somebody looked, for a person who comes too late.
 * @param seen the revision they saw
 * @param rows what the history has beyond it, oldest first
 * @param read the kind of a row, and the name of the person who did it
 * @returns `revision`, the one that `meanwhile` leads up to
 */
export function historySince<Kind extends string>(
	seen: number,
	rows: readonly HistoryRow[],
	read: (row: HistoryRow) => { kind: Kind; by: string | undefined },
) {
	return {
		meanwhile: rows.map((row) => ({ ...read(row), at: row.at, actor: row.actor, body: row.body })),
		revision: Math.max(seen, ...rows.map(({ revision }) => revision)),
	};
}
