import type { Unit } from "../../../../domain/catalogue/catalogue.ts";
import { formatCount } from "../../../../domain/shared/money.ts";
import { unitFor } from "../../count.ts";

/** The row of triangles under a quantity. The triangle itself goes between the two parts. */
export const meter = {
	each: "Each",
	is: ({ count, unit }: { count: number; unit: Unit }) =>
		`is ${count === 1 ? "one" : formatCount(count)} ${unitFor(count, unit)}; the minimum is underlined`,
};
