import type { spans } from "../../messages/en/buyer/spans.ts";

/** "184 kB", "1.2 MB" */
export function fileSize(bytes: number): string {
	const kilobytes = Math.max(1, Math.round(bytes / 1024));
	return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time as a person says it: "49 minutes", "23 hours", "14 days". */
export function spanText(milliseconds: number, words: typeof spans): string {
	const whole = (size: number) => ({ count: Math.max(1, Math.floor(milliseconds / size)) });
	if (milliseconds < 1.5 * HOUR) return words.minutes(whole(MINUTE));
	return milliseconds < 2 * DAY ? words.hours(whole(HOUR)) : words.days(whole(DAY));
}
