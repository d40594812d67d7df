import type { LeadTimeStart } from "../../domain/quotes/content.ts";
import { plural } from "./count.ts";

/** From when the days are counted. */
const starts: Readonly<Record<LeadTimeStart, string>> = {
	advance: "the advance has arrived",
	acceptance: "the order is accepted",
	samples: "samples are approved",
};

/** How long goods take. */
export const leadTime = {
	starts,
	/** "35 days, once the advance has arrived" */
	sentence: ({ days, starts: start }: { days: number; starts: LeadTimeStart }) =>
		`${plural(days, { one: "1 day", other: `${days} days` })}, once ${starts[start]}`,
};
