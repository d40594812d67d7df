import type { GoodsUnit } from "../../../../domain/catalogue/goods-unit.ts";
import { number } from "../../count.ts";
import { goodsCount } from "../../goods-count.ts";

type Shared = { minimum: number; quantity: number; unit: GoodsUnit };

const least = ({ minimum, unit }: Shared) => goodsCount({ count: minimum, figure: number(minimum), unit });

/** How far a minimum is reached: what is there of it, what is missing, or that it is met. */
const state = (shared: Shared): string =>
	shared.quantity >= shared.minimum
		? `minimum of ${least(shared)} reached`
		: `${number(shared.quantity)} of ${least(shared)}, ${number(shared.minimum - shared.quantity)} more needed`;

/** The minimums that lines of a cart share. */
export const minimums = {
	pool: ({ name, ...shared }: Shared & { name: string }) => `${name} together: ${state(shared)}`,
	colour: ({ name, colour, ...shared }: Shared & { name: string; colour: string }) =>
		`${name} in ${colour}: ${state(shared)}`,
};
