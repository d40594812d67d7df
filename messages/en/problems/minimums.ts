import type { MinimumProblem } from "../../../domain/catalogue/minimums.ts";
import type { ProblemWords } from "../../../domain/shared/problem.ts";
import { number } from "../count.ts";
import { goodsCount } from "../goods-count.ts";

type Short = { minimum: number; quantity: number };

const add = ({ minimum, quantity }: Short) => `Please add ${number(minimum - quantity)} more`;

/** Which minimum a cart has not reached yet, and what is missing. */
export const minimumProblems: ProblemWords<MinimumProblem["code"]> = {
	"product-below-minimum": ({ name, unit, ...short }) =>
		`${name}: the minimum is ${least(short, unit)}. ${add(short)}.`,
	"colour-below-minimum": ({ name, colour, unit, ...short }) =>
		`${name} in ${colour}: the minimum is ${least(short, unit)} of a colour. ${add(short)}.`,
	"pool-below-minimum": ({ name, unit, ...short }) =>
		`${name}: the minimum is ${least(short, unit)} together. ${add(short)} of any of them.`,
};

function least({ minimum }: Short, unit: Parameters<typeof goodsCount>[0]["unit"]): string {
	return goodsCount({ count: minimum, figure: number(minimum), unit });
}
