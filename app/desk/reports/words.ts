const DEFAULT_WEEKS = 12;

/** The span of weeks that an address asks for. */
export function spanOf(given: string | null): number {
	const weeks = Number(given);
	return [4, 12, 52].includes(weeks) ? weeks : DEFAULT_WEEKS;
}

/** "6 h 21", "49 min" */
export function hoursText(milliseconds: number): string {
	const minutes = Math.round(milliseconds / 60_000);
	if (minutes < 60) return `${minutes} min`;
	return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;
}

/** "97.0%", or a dash where there is nothing to share. */
export function share(part: number, whole: number): string {
	return whole === 0 ? "–" : `${((part / whole) * 100).toFixed(1)}%`;
}

const day = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "short",
	year: "numeric",
	timeZone: "Asia/Kolkata",
});

export function dayText(time: number): string {
	return day.format(time);
}

/** "16 Nov" of a Monday such as "2026-11-16". */
export function weekText(monday: string): string {
	return day.format(Date.parse(`${monday}T00:00:00+05:30`)).replace(/ \d{4}$/, "");
}

/** A round, even number at or above the largest value: where an axis ends, so that its middle is whole too. */
export function axisEnd(largest: number): number {
	const step = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
	const ends = [2, 4, 6, 10, 20].map((times) => times * step);
	return ends.find((end) => end >= largest) ?? 20 * step;
}
