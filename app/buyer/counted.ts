const WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "six lines", "one line", "14 lines" */
export function inWords(value: number, unit: string): string {
	return `${WORDS[value] ?? value} ${value === 1 ? unit : `${unit}s`}`;
}

/** "184 kB", "1.2 MB" */
export function fileSize(bytes: number): string {
	const kilobytes = Math.max(1, Math.round(bytes / 1024));
	return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time as a person says it: "49 minutes", "23 hours", "14 days". */
export function spanText(milliseconds: number): string {
	const [size, unit] =
		milliseconds < 1.5 * HOUR ? [MINUTE, "minute"] : milliseconds < 2 * DAY ? [HOUR, "hour"] : [DAY, "day"];
	const value = Math.max(1, Math.floor(milliseconds / (size as number)));
	return `${value} ${value === 1 ? unit : `${unit}s`}`;
}
