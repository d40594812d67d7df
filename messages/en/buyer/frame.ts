import type { Parts } from "../../parts.ts";

/** The head and the foot around the page. */
export const frame = {
	skip: "Skip to content",
	place: ({ city }: { city: string }) => `${city}, Tamil Nadu, India`,
	since: ({ year }: { year: number }) => `Since ${year}`,
	weekdays: ({ hours }: { hours: string }) => `${hours}\u00a0IST`,
	ownHours: <Drawn>({ opens, closes }: { opens: Drawn; closes: Drawn }): Parts<Drawn> => [opens, " to ", closes],
	isPrivate: "This page is private. Whoever has its link can open it, so pass it on with care.",
	myOrders: "My orders",
	timesInIndia: "Times on this page are Indian time (IST).",
	timesHere: "Times on this page are shown in your time zone.",
};
