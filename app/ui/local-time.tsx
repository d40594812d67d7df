import { useSyncExternalStore } from "react";
import { formats } from "../../messages/en/formats.ts";
import { useMessages } from "./use-messages.ts";

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

type Shape = keyof typeof SHAPES;

const never = () => () => undefined;

/**
 * A moment on the reader's own clock. The server, which does not know that clock, says it in the company's. A page may
 * let `local-time-script.tsx` put the reader's in before the first paint.
 */
export function LocalTime({ time, shape = "moment" }: { time: number; shape?: Shape }) {
	const { dates } = useMessages(formats);
	const text = useSyncExternalStore(
		never,
		() => new Intl.DateTimeFormat(dates, SHAPES[shape]).format(time),
		() => indianTime(time, shape, dates),
	);
	return (
		<time dateTime={new Date(time).toISOString()} data-shape={shape} suppressHydrationWarning>
			{text}
		</time>
	);
}

/**
 * A moment on the company's clock.
 * @param dates the locale of the page's language
 */
function indianTime(time: number, shape: Shape, dates: string): string {
	const { timeZoneName, ...options }: Intl.DateTimeFormatOptions = SHAPES[shape];
	const text = new Intl.DateTimeFormat(dates, { ...options, timeZone: "Asia/Kolkata" }).format(time);
	return timeZoneName ? `${text} IST` : text;
}
