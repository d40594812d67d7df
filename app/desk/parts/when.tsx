const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
/** India has one zone and never changes its clocks. */
const IST = 5.5 * 3_600_000;

/** "Fri 20 Nov 2026, 15:40": a moment as the company's clock shows it, the same in every browser. */
export function deskTime(at: number): string {
	const local = new Date(at + IST);
	const two = (figure: number) => String(figure).padStart(2, "0");
	const day = `${DAYS[local.getUTCDay()]} ${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
	return `${day}, ${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
}

/** A moment in the company's time (IST). */
export function When({ at }: { at: number }) {
	return <time dateTime={new Date(at).toISOString()}>{deskTime(at)}</time>;
}
