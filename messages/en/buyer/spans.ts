import { plural } from "../count.ts";

/** How long something is, as a person says it. */
export const spans = {
	/** Of time that is left: it is over. */
	none: "none",
	minutes: ({ count }: { count: number }) => plural(count, { one: "1 minute", other: `${count} minutes` }),
	hours: ({ count }: { count: number }) => plural(count, { one: "1 hour", other: `${count} hours` }),
	days: ({ count }: { count: number }) => plural(count, { one: "1 day", other: `${count} days` }),
};
