import { cells } from "./cells.ts";
import { number } from "./count.ts";

/** "none", "1,250" */
function some(quantity: number): string {
	return quantity === 0 ? "none" : number(quantity);
}

/** What an offer says of a line beyond its price: its split, what sizes cost more, and what is the buyer's to choose. */
export const quoteLines = {
	cells,
	/** Over the grid of a line. */
	split: ({ summary }: { summary: string }) => `${cells.name}: ${summary}`,
	openSplit: `${cells.name}: to be agreed`,
	changed: "Changed from what you asked",
	/** "Changed from what you asked: Navy M 120 instead of 100; Rust M none instead of 40" */
	changes: ({ list }: { list: readonly string[] }) => `Changed from what you asked: ${list.join("; ")}`,
	changedCell: ({ colour, size, offered, asked }: { colour: string; size: string; offered: number; asked: number }) =>
		`${[colour, size].filter((text) => text !== "").join(" ")} ${some(offered)} instead of ${some(asked)}`,
	asked: ({ asked }: { asked: number }) => `asked ${some(asked)}`,
	colour: "Colour",
	quantity: "Quantity",
	anyColour: "Any colour",
	anySize: "Any size",
	sum: "Sum",
	/** `amount` is "" where no cell is of the size yet. */
	surcharge: ({ size, each, quantity, amount }: { size: string; each: string; quantity: number; amount: string }) =>
		amount === "" ? `${size}: ${each} more each` : `${size}: ${each} more each, ${number(quantity)} of them: ${amount}`,
	/** Of an offer that may be taken in part; `least` is "" where nothing is asked. */
	leavingOut: "Leaving lines out",
	mayLeaveOut: ({ least }: { least: string }) =>
		least === "" ? "Lines may be left out." : `Lines may be left out, as long as the goods come to ${least} or more.`,
	service: "Service",
	notInTotal: "Not in the total",
	optional: "Optional, not in the total",
	optionalHint: "The total is without these lines.",
	chooseOne: ({ group }: { group: string }) => `${group}: choose one, not in the total`,
	chooseOneHint: "The total is without these lines, of which one is to be chosen.",
	/** Beside the total, with the amounts. */
	plusOneOf: ({ group }: { group: string }) => `Plus one of ${group}`,
	plusOneOfEach: ({ groups }: { groups: readonly string[] }) => `plus one of ${groups.join(", and one of ")}`,
	span: ({ least, most }: { least: string; most: string }) => (least === most ? least : `${least} to ${most}`),
	/** In a list of one line: "Madras Check Shirt, ₹30,000" */
	named: ({ name, amount }: { name: string; amount: string }) => `${name}, ${amount}`,
	choices: ({ list }: { list: readonly string[] }) => list.join("; "),
	alternatives: ({ group, list }: { group: string; list: readonly string[] }) => `${group}: ${list.join(", or ")}`,
	/** Of an offer with no other lines. */
	toChooseFrom: "lines to choose from",
	oneOf: "Choose one, not in the total",
	surcharges: "Sizes that cost more",
	changedLines: "Changed colours and sizes",
};
