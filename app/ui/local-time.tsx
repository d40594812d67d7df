import { useSyncExternalStore } from "react";

const shape = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
const never = () => () => undefined;

/** A moment on the reader's own clock. The server, which does not know that clock, says it in the house's. */
export function LocalTime({ time }: { time: number }) {
	const text = useSyncExternalStore(
		never,
		() => new Intl.DateTimeFormat("en-GB", { ...shape, timeZoneName: "short" }).format(time),
		() => `${new Intl.DateTimeFormat("en-GB", { ...shape, timeZone: "Asia/Kolkata" }).format(time)} IST`,
	);
	return <time dateTime={new Date(time).toISOString()}>{text}</time>;
}
