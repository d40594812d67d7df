import type { OpenLines } from "../../../domain/orders/listed-order.ts";
import type { ProblemWords } from "../../../domain/shared/problem.ts";
import { say } from "../../say.ts";
import { asSentence } from "../as-sentence.ts";
import { number, unitFor } from "../count.ts";
import { quantityProblems } from "./quantities.ts";

type Made = { name: string; colours: readonly string[]; sizes: readonly string[] };

/** What a product is made in: "It comes in Sage, Chalk blue; sizes S, M, L." "" where there is nothing to choose. */
function madeIn({ colours, sizes }: Made): string {
	const parts = [
		colours.length > 0 ? `in ${colours.join(" · ")}` : "",
		sizes.length > 0 ? `in sizes ${sizes.join(", ")}` : "",
	];
	const said = parts.filter(Boolean).join(", ");
	return said === "" ? "It has no colours and sizes to choose." : `It comes ${said}.`;
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");

type Own = Exclude<OpenLines["problem"]["code"], "line-quantity" | "line-too-many" | "cells-too-many">;

/** What keeps a line of a list from being ordered as it stands, and what to do about it. */
export const listedProblems: ProblemWords<Own> = {
	"listed-nothing-named": "This line names no product. Please add its article number or name.",
	"listed-not-looked-up": ({ limit }) =>
		`We look up at most ${number(limit)} names at once. Add what was found to the cart, then check the rest.`,
	"listed-unknown": ({ words }) => `We found no product for “${words}”. Please check its article number or name.`,
	"listed-guess": ({ words }) =>
		`There is no “${words}”. Please choose the product that you mean, or correct the line.`,
	"listed-several": ({ words }) => `Several products fit “${words}”. Please choose one.`,
	"listed-no-quantity": ({ name, minimum }) =>
		`${name}: there is no quantity. Please add one, such as ${number(minimum)}.`,
	"listed-several-quantities": ({ name, quantities }) =>
		`${name}: ${quantities.join(" and ")} could each be the quantity. Please write it as “${quantities[0]} x”.`,
	"listed-not-whole": ({ text, unit, minimum }) =>
		`“${text}” is not a whole number of ${unitFor(2, unit)}. Please write one, such as ${number(minimum)}.`,
	"listed-below-one": ({ name, minimum }) =>
		`${name}: the quantity must be at least 1. The minimum order is ${number(minimum)}.`,
	"listed-unplaced": ({ words, ...made }) =>
		`${made.name}: we cannot place ${quoted(words)}. ${madeIn(made)} Please correct or remove it.`,
	"listed-colour-unknown": ({ colour, ...made }) =>
		`${made.name} is not made in ${colour}. ${madeIn(made)} Please choose another colour, or leave it out to agree it later.`,
	"listed-colour-several": ({ name, fitting }) =>
		`${name}: several colours fit, ${fitting.join(" · ")}. Please write the whole name of one.`,
	"listed-size-unknown": ({ size, ...made }) =>
		`${made.name} is not made in size ${size}. ${madeIn(made)} Please choose another size, or leave it out to agree it later.`,
	"listed-sum": ({ name, unit, lines, sum, problem }) =>
		`${name}: these ${lines} lines come to ${number(sum)} ${unitFor(sum, unit)}. ${asSentence(say(quantityProblems, problem))}`,
	"listed-too-many-products": ({ limit }) =>
		`A request holds up to ${limit} products. Please send this one with another request.`,
};
