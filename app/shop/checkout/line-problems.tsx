import { useEffect } from "react";
import { checkout } from "../../../messages/en/shop/checkout/checkout.ts";
import { samples as sentences } from "../../../messages/en/shop/samples.ts";
import type { FormState } from "../../forms/use-form.ts";
import button from "../../ui/button.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { useCart } from "../cart/cart-store.ts";
import { useSamples } from "../samples/sample-store.ts";
import { useKeptSamples } from "../samples/use-kept-samples.ts";

/**
 * What keeps lines of the cart from being taken. Changed facts of a product are put into the cart at once, so that the
 * buyer sees the total they would send and every step of the quantity is one that can be sent; nothing is removed
 * without being asked.
 */
export function LineProblems({ form }: { form: FormState }) {
	const words = useMessages(checkout);
	const sampleWords = useMessages(sentences);
	const { result } = form;
	const items = useCart((cart) => cart.items);
	const { samples } = useKeptSamples();
	const problems = result?.status === "refused" ? result.problems : undefined;

	useEffect(() => {
		const { setFacts } = useCart.getState();
		for (const { id, now } of problems ?? []) if (now !== undefined) setFacts(id, now);
	}, [problems]);

	if (!problems) return null;
	// A minimum that several lines share is told of each: here once.
	const told = problems.filter(
		({ kind, message }, n) => kind !== "minimum" || problems.findIndex((one) => one.message === message) === n,
	);
	return (
		<ul>
			{told.map(({ id, kind, message }) => (
				<li key={`${id} ${kind} ${message}`}>
					{message}{" "}
					{kind === "unknown" && items.some((item) => item.id === id) && (
						<button type="button" className={button.minor} onClick={() => useCart.getState().remove(id)}>
							{words.removeItem({ name: items.find((item) => item.id === id)?.name ?? "" })}
						</button>
					)}
					{kind === "sample" && samples.some((sample) => sample.id === id) && (
						<button type="button" className={button.minor} onClick={() => useSamples.getState().removeOf(id)}>
							{sampleWords.removeAllOf({ name: samples.find((sample) => sample.id === id)?.name ?? "" })}
						</button>
					)}
					{kind === "cells" && items.some((item) => item.id === id && item.cells) && (
						<button type="button" className={button.minor} onClick={() => useCart.getState().setCells(id, [])}>
							{words.leaveCellsOpen({ name: items.find((item) => item.id === id)?.name ?? "" })}
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
