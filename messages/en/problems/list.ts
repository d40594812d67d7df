import type { ListProblem } from "../../../domain/orders/listed-lines.ts";
import type { ProblemWords } from "../../../domain/shared/problem.ts";
import { number, plural } from "../count.ts";

/** Why a list of products cannot be looked at. */
export const listProblems: ProblemWords<ListProblem["code"] | "too-many-lists" | "lists-busy"> = {
	"listed-nothing": "Please paste or type your lines first, one product in each.",
	"listed-too-many-lines": ({ lines, limit }) =>
		`The list has ${number(lines)} lines. Please send it in parts of up to ${number(limit)} lines.`,
	"listed-too-long": ({ limit }) =>
		`The list is longer than ${number(limit)} characters. Please leave out columns that say neither product, quantity, colour nor size, or send it in parts.`,
	"too-many-lists": ({ minutes }) =>
		`Too many lists have come from your network. Yours is kept here: please try again in ${plural(minutes, { one: "1 minute", other: `${minutes} minutes` })}, or write to us by email.`,
	"lists-busy":
		"Other lists from your network are being looked up at this moment. Yours is kept here: please try again in a minute.",
};
