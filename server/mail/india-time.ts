const format = new Intl.DateTimeFormat("en-GB", {
	weekday: "short",
	day: "numeric",
	month: "long",
	year: "numeric",
	hour: "2-digit",
	minute: "2-digit",
	timeZone: "Asia/Kolkata",
});

/** "Sat, 21 November 2026 at 14:30 IST": a moment as the house reads it, with its zone. */
export function indiaTime(time: number): string {
	return `${format.format(time)} IST`;
}
