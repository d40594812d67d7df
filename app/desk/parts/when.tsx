import { dayAndTime } from "./time-words.ts";

/** A moment in the company's time (IST), with its day. */
export function When({ at }: { at: number }) {
	return <time dateTime={new Date(at).toISOString()}>{dayAndTime(at)}</time>;
}
