const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const IST = 5.5 * 3_600_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (figure: number) => String(figure).padStart(2, "0");
const dayNumber = (at: number) => Math.floor((at + IST) / DAY);

/** "15:18": on the company's clock. */
export function clockTime(at: number): string {
	const local = new Date(at + IST);
	return `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
}

/** "Mon 23 Nov", with the year when it is another one. */
export function dayWords(at: number, now: number): string {
	const [local, today] = [new Date(at + IST), new Date(now + IST)];
	const day = `${DAYS[local.getUTCDay()]} ${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]}`;
	return local.getUTCFullYear() === today.getUTCFullYear() ? day : `${day} ${local.getUTCFullYear()}`;
}

/** As short as it can be read without doubt: "15:18" today, "Sat 06:12" within six days, else "23 Nov, 06:12". */
export function shortTime(at: number, now: number): string {
	const days = Math.abs(dayNumber(at) - dayNumber(now));
	if (days === 0) return clockTime(at);
	if (days < 7) return `${DAYS[new Date(at + IST).getUTCDay()]} ${clockTime(at)}`;
	return `${dayWords(at, now).slice(4)}, ${clockTime(at)}`;
}

/** "today 18:52", "tomorrow 06:12", "Mon 23 Nov, 06:12": in a sentence. */
export function inSentence(at: number, now: number): string {
	const days = dayNumber(at) - dayNumber(now);
	if (days >= -1 && days <= 1) return `${["yesterday", "today", "tomorrow"][days + 1]} ${clockTime(at)}`;
	return `${dayWords(at, now)}, ${clockTime(at)}`;
}

/** "1 h 05", "49 min", "3 d 4 h": how long something is. */
export function lengthWords(milliseconds: number): string {
	const minutes = Math.floor(Math.abs(milliseconds) / MINUTE);
	if (minutes < 60) return `${minutes} min`;
	if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`;
	return `${Math.floor(minutes / 1440)} d ${Math.floor((minutes % 1440) / 60)} h`;
}

/** "1 day ago", "3 h ago", "just now". */
export function agoWords(at: number, now: number): string {
	const passed = now - at;
	if (passed < MINUTE) return "just now";
	if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`;
	if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`;
	const days = Math.floor(passed / DAY);
	return days === 1 ? "1 day ago" : `${days} days ago`;
}
