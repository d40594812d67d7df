import type { QuantityProblem } from "../../../domain/orders/order-quantity.ts";
import type { ProblemWords } from "../../../domain/shared/problem.ts";
import { unitFor } from "../count.ts";

/** Why a quantity cannot be ordered. */
export const quantityProblems: ProblemWords<QuantityProblem["code"]> = {
	"quantity-not-whole": ({ unit, minimum }) => `Please order whole ${unitFor(2, unit)}, such as ${minimum}.`,
	"quantity-below-one": "Quantity must be at least 1",
	"below-minimum": ({ minimum }) => `Minimum order quantity is ${minimum}`,
	"not-a-multiple": ({ multiple, below, above }) =>
		`Please order in multiples of ${multiple}, such as ${below} or ${above}.`,
};
