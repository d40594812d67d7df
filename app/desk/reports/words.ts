import { RESPONSE_HOURS } from "../../../domain/shared/response-hours.ts";
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

/** How many there are beside the period before. */
export function compared(requests: number, before: number): string {
	if (before === 0) return "none in the period before";
	const difference = requests - before;
	if (difference === 0) return "as many as in the period before";
	return `${Math.abs(difference)} ${difference > 0 ? "more" : "fewer"} than in the period before`;
}

/** "16 Nov" of a Monday such as "2026-11-16". */
export function weekText(monday: string): string {
	return shortDay(Date.parse(`${monday}T00:00:00+05:30`));
}

/** The axis of the hours ends somewhat above those promised, so that a line along them is seen. */
const LEAST_END = 30;
/** A week that took longer would press all others flat: it is drawn at the axis's edge, with its figure. */
const MOST_END = 4 * RESPONSE_HOURS;

/** Where the axis of the hours to the first answer ends for the longest median of the weeks shown, and at which hours it has a line. */
export function hoursAxis(longest: number): { end: number; ticks: number[] } {
	if (longest <= LEAST_END) return { end: LEAST_END, ticks: [0, 6, 12, 18, RESPONSE_HOURS, LEAST_END] };
	const end = Math.min(Math.ceil(longest / RESPONSE_HOURS) * RESPONSE_HOURS, MOST_END);
	const step = end > 2 * RESPONSE_HOURS ? RESPONSE_HOURS : RESPONSE_HOURS / 2;
	return { end, ticks: Array.from({ length: end / step + 1 }, (_, n) => n * step) };
}

/** A round, even number at or above the largest value: where an axis ends, so that its middle is whole too. */
export function axisEnd(largest: number): number {
	const step = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
	const ends = [2, 4, 6, 10, 20].map((times) => times * step);
	return ends.find((end) => end >= largest) ?? 20 * step;
}
