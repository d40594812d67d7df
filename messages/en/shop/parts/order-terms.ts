import type { Unit } from "../../../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../../../domain/catalogue/pool.ts";
import { number, unitFor } from "../../count.ts";

const counted = (count: number, unit: Unit) => `${number(count)} ${unitFor(count, unit)}`;

/** Under which terms a product is ordered, beyond its list price and its minimum. */
export const orderTerms = {
	prices: ({ unit }: { unit: Unit }) => `Price per ${unit} at quantity`,
	/** @param to left out in the last row */
	range: ({ from, to, unit }: { from: number; to?: number | undefined; unit: Unit }) => {
		if (to === undefined) return `From ${counted(from, unit)}`;
		return from === to ? counted(from, unit) : `${number(from)} to ${counted(to, unit)}`;
	},
	pool: ({ pool: { name, minimum, least }, unit }: { pool: Pool; unit: Unit }) =>
		`Minimum ${counted(minimum, unit)} across ${name}${least === undefined ? "" : `, at least ${number(least)} of each`}.`,
	perColour: ({ count, unit }: { count: number; unit: Unit }) =>
		`Minimum ${counted(count, unit)} of each colour that you choose.`,
};
