import type { CaseView, VersionView } from "../../server/cases/index.ts";

/** When the buyer answered the company's question; null where there was none, or the company has spoken since. */
export function answeredAtOf({ entries }: CaseView): number | null {
	const index = entries.findLastIndex(({ kind }) => kind === "answer");
	return entries.slice(index + 1).some(({ actor }) => actor === "staff") ? null : (entries[index]?.at ?? null);
}

/** The quantities of the change that the buyer has asked for last, by the key of the line. */
export function wantedNow({ entries }: CaseView): ReadonlyMap<string, number> {
	const last = entries.findLast((entry) => entry.kind === "request_change");
	return new Map(last?.kind === "request_change" ? last.data.wanted?.map(({ key, to }) => [key, to]) : []);
}

/** The quantities that the buyer asked for anew before a version was sent, the last of each line. */
export function wantedBefore({ sentAt }: VersionView, { entries }: CaseView): ReadonlyMap<string, number> {
	return new Map(
		entries.flatMap((entry) =>
			entry.kind === "request_change" && entry.at < sentAt
				? (entry.data.wanted ?? []).map(({ key, to }) => [key, to] as const)
				: [],
		),
	);
}
