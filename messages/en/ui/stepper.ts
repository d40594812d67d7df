/** Minus, a number, plus. */
export const stepper = { decrease: "Decrease quantity", quantity: "Quantity", increase: "Increase quantity" };
