const time = { hour: "2-digit", minute: "2-digit" } as const;
const day = { weekday: "short", day: "numeric", month: "short" } as const;

/** The ways in which a moment is written; those with a zone say which one it is. */
export const SHAPES = {
	/** "Fri 4 Dec, 19:29 CET" */
	moment: { ...day, ...time, timeZoneName: "short" },
	/** "Fri 4 Dec, 19:29" */
	plain: { ...day, ...time },
	/** "Friday 4 December at 19:29 CET" */
	long: { weekday: "long", day: "numeric", month: "long", ...time, timeZoneName: "short" },
	/** "4 December 2026 at 19:29 CET" */
	full: { day: "numeric", month: "long", year: "numeric", ...time, timeZoneName: "short" },
	/** "19:29" */
	clock: { ...time },
	/** "19:29 CET" */
	zoned: { ...time, timeZoneName: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
