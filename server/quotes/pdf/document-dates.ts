import type { Messages } from "../../../messages/registry.ts";

type Words = Messages["documents"];

const INDIA = "Asia/Kolkata";
const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

function dateFormat(options: Intl.DateTimeFormatOptions, timeZone: string, words: Words): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat(words.formats.dates, { hourCycle: "h23", ...options, timeZone });
}

/** "20 November 2026": the date in India. */
export function documentDay(time: number, words: Words): string {
	return dateFormat(DAY, INDIA, words).format(time);
}

/** "20 November 2026, 15:04 India time" */
export function documentMoment(time: number, words: Words): string {
	return words.moment({ day: documentDay(time, words), clock: clock(time, INDIA, words) });
}

type Validity = {
	/** "Friday 4 December 2026" */
	day: string;
	/** "23:59 India time (IST)" */
	india: string;
	/** "19:29 in Berlin (GMT+1)"; preceded by the day where the date is another one there. */
	buyer: string | undefined;
};

/** The end of validity in India and, where the zone is known and a real one, where the buyer lives. */
export function validity(validUntil: number, buyerTimeZone: string | undefined, words: Words): Validity {
	return {
		day: weekdayAndDay(validUntil, INDIA, words),
		india: words.untilInIndia({ clock: clock(validUntil, INDIA, words) }),
		buyer: buyerTimeZone && buyerTimeZone !== INDIA ? thereAndThen(validUntil, buyerTimeZone, words) : undefined,
	};
}

function thereAndThen(time: number, timeZone: string, words: Words): string | undefined {
	try {
		const city = timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
		const offset = dateFormat({ timeZoneName: "shortOffset" }, timeZone, words)
			.formatToParts(time)
			.find(({ type }) => type === "timeZoneName")?.value;
		const isSameDay = dateFormat(DAY, timeZone, words).format(time) === documentDay(time, words);
		const day = isSameDay ? "" : weekdayAndDay(time, timeZone, words);
		return words.untilThere({ day, clock: clock(time, timeZone, words), city, offset: offset ?? "" });
	} catch (error) {
		// The zone comes from a browser; one that this machine does not know is left out.
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}

function weekdayAndDay(time: number, timeZone: string, words: Words): string {
	return words.weekdayAndDay({
		weekday: dateFormat({ weekday: "long" }, timeZone, words).format(time),
		day: dateFormat(DAY, timeZone, words).format(time),
	});
}

function clock(time: number, timeZone: string, words: Words): string {
	return dateFormat({ hour: "2-digit", minute: "2-digit" }, timeZone, words).format(time);
}
