const INDIA = "Asia/Kolkata";
const DAY = { day: "numeric", month: "long", year: "numeric" } as const;

function dateFormat(options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat("en-GB", { hourCycle: "h23", ...options, timeZone });
}

/** "20 November 2026", as the calendar stands in India. */
export function documentDay(time: number): string {
	return dateFormat(DAY, INDIA).format(time);
}

/** "20 November 2026, 15:04 India time" */
export function documentMoment(time: number): string {
	return `${documentDay(time)}, ${clock(time, INDIA)} India time`;
}

export type Validity = {
	/** "Friday 4 December 2026" */
	day: string;
	/** "23:59 India time (IST)" */
	india: string;
	/** "19:29 in Berlin (GMT+1)"; with the day before it where the calendar stands at another one there. */
	buyer: string | undefined;
};

/** The end of validity in India and, where the zone is known and a real one, where the buyer lives. */
export function validity(validUntil: number, buyerTimeZone: string | undefined): Validity {
	return {
		day: `${weekday(validUntil, INDIA)} ${documentDay(validUntil)}`,
		india: `${clock(validUntil, INDIA)} India time (IST)`,
		buyer: buyerTimeZone && buyerTimeZone !== INDIA ? thereAndThen(validUntil, buyerTimeZone) : undefined,
	};
}

function thereAndThen(time: number, timeZone: string): string | undefined {
	try {
		const city = timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
		const offset = dateFormat({ timeZoneName: "shortOffset" }, timeZone)
			.formatToParts(time)
			.find(({ type }) => type === "timeZoneName")?.value;
		const day = dateFormat(DAY, timeZone).format(time);
		const other = day === documentDay(time) ? "" : `${weekday(time, timeZone)} ${day}, `;
		return `${other}${clock(time, timeZone)} in ${city} (${offset})`;
	} catch (error) {
		// A browser told us the zone; one that this machine does not know is left out.
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}

function weekday(time: number, timeZone: string): string {
	return dateFormat({ weekday: "long" }, timeZone).format(time);
}

function clock(time: number, timeZone: string): string {
	return dateFormat({ hour: "2-digit", minute: "2-digit" }, timeZone).format(time);
}
