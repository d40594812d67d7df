import { createContext, useContext, useSyncExternalStore } from "react";
import { formats } from "../../messages/en/formats.ts";
import { SHAPES } from "./time-shapes.ts";
import { useMessages } from "./use-messages.ts";

type Shape = keyof typeof SHAPES;

const never = () => () => undefined;

/** Whose clock moments are on. The desk works by the company's: a page that it shows beside its own is on that one, too. */
export const ClockContext = /* @__PURE__ */ createContext<"reader" | "company">("reader");

/**
 * A moment on the reader's own clock. The server, which does not know that clock, says it in the company's. A page may
 * let `local-time-script.tsx` put the reader's in before the first paint.
 */
export function LocalTime({ time, shape = "moment" }: { time: number; shape?: Shape }) {
	const { dates } = useMessages(formats);
	const isCompanys = useContext(ClockContext) === "company";
	const text = useSyncExternalStore(
		never,
		() => (isCompanys ? indianTime(time, shape, dates) : new Intl.DateTimeFormat(dates, SHAPES[shape]).format(time)),
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
