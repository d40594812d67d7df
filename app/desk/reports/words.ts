import { shortDay } from "../parts/time-words.ts";

const DEFAULT_WEEKS = 12;

/** The span of weeks that an address asks for. */
export function spanOf(given: string | null): number {
	const weeks = Number(given);
	return [4, 12, 52].includes(weeks) ? weeks : DEFAULT_WEEKS;
}

/** "97.0%", or a dash where there is nothing to share. */
export function share(part: number, whole: number): string {
	return whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)}%`;
}

/** "16 Nov" of a Monday such as "2026-11-16". */
export function weekText(monday: string): string {
	return shortDay(Date.parse(`${monday}T00:00:00+05:30`));
}

/** A round, even number at or above the largest value: where an axis ends, so that its middle is whole too. */
export function axisEnd(largest: number): number {
	const step = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
	const ends = [2, 4, 6, 10, 20].map((times) => times * step);
	return ends.find((end) => end >= largest) ?? 20 * step;
}
