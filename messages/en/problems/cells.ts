import type { CellProblem } from "../../../domain/orders/check-cells.ts";
import type { PasteProblem } from "../../../domain/orders/pasted-cells.ts";
import type { RatioProblem } from "../../../domain/orders/size-ratio.ts";
import type { ProblemWords } from "../../../domain/shared/problem.ts";
import { number, plural, unitFor } from "../count.ts";

/** Why the split of a line by colour and size cannot be taken. */
export const cellProblems: ProblemWords<CellProblem["code"]> = {
	"cells-unreadable": ({ name }) => `${name}: its colours and sizes could not be read. Please choose them again.`,
	"cells-too-many": ({ name, limit }) =>
		`${name}: please ask us about more than ${limit} colours and sizes of one product by message.`,
	"cells-not-whole": ({ name, unit }) =>
		`${name}: each colour and size must be a whole number of ${unitFor(2, unit)}. Please check them.`,
	"cells-colour-unknown": ({ name, colour }) =>
		`${name} is not made in the colour ${colour}. Please choose its colours again.`,
	"cells-colour-gone": ({ name, colour }) =>
		`${name} is no longer made in ${colour}. Please choose another colour for these pieces.`,
	"cells-size-unknown": ({ name, size }) => `${name} is not made in size ${size}. Please choose its sizes again.`,
	"cells-above-quantity": ({ name, unit, sum, quantity }) =>
		`${name}: its colours and sizes come to ${number(sum)} ${unitFor(sum, unit)}, and its quantity is ${number(quantity)}. Please change one of them.`,
};

/** Why a ratio of sizes cannot be used. */
export const ratioProblems: ProblemWords<RatioProblem["code"]> = {
	"ratio-unreadable": ({ text }) =>
		text === ""
			? "Please write a ratio such as 1:2:2:1."
			: `“${text}” cannot be part of a ratio. Please write one such as 1:2:2:1.`,
	"ratio-of-zeros": "Please give at least one size a number above 0.",
	"ratio-of-other-sizes": ({ sizes, given }) =>
		`Please write ${plural(sizes, { one: "one number", other: `${sizes} numbers, one for each size` })}; there ${plural(given, { one: "is one", other: `are ${given}` })}.`,
};

/** Why a block of a spreadsheet cannot be filled in. */
export const pasteProblems: ProblemWords<PasteProblem["code"]> = {
	"pasted-nothing": "There are no quantities in what was pasted.",
	"pasted-too-long": "That is too much to paste. Please copy only the cells of this product.",
	"pasted-not-whole": ({ text, row, column }) =>
		`“${text}” in row ${row}, column ${column} is not a whole number. Please correct it and paste again.`,
	"pasted-label-unknown": ({ text }) => `“${text}” is neither a colour nor a size of this product.`,
	"pasted-label-twice": ({ text }) => `“${text}” is there twice. Please keep one of them.`,
	"pasted-too-large": ({ rows, columns, colours, sizes }) =>
		`The block has ${rows} rows and ${columns} columns. This product has ${plural(colours, { one: "one colour", other: `${colours} colours` })} and ${plural(sizes, { one: "one size", other: `${sizes} sizes` })}.`,
};
