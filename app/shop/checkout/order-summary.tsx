import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { cartTotal } from "../../../domain/orders/cart.ts";
import { countByUnit } from "../../../domain/orders/unit-counts.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { checkout } from "../../../messages/en/shop/checkout/checkout.ts";
import { samples } from "../../../messages/en/shop/samples.ts";
import type { FormState } from "../../forms/use-form.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { CartLines } from "../cart/cart-lines.tsx";
import { useCart } from "../cart/cart-store.ts";
import ledger from "../parts/ledger.module.css";
import { useIndicative } from "../parts/use-indicative.ts";
import { KeptSamples } from "../samples/kept-samples.tsx";
import styles from "./order-summary.module.css";
import { remarksOf } from "./remarks-of.ts";

/** Fetched where the owner has entered rates. */
const Indication = lazy(async () => ({ default: (await import("../parts/indication.tsx")).Indication }));

/** Of more lines than these only the first are in sight, or those of which something is said (cart-lines.module.css). */
const MANY = 5;

/** What is being asked for. Folded above the form where there is one column; open and fixed beside it. */
export function OrderSummary({ form: { result } }: { form: FormState }) {
	const words = useMessages(checkout);
	const { alone: samplesAlone } = useMessages(samples);
	const items = useCart((cart) => cart.items);
	const indicative = useIndicative();
	const isRead = useCart((cart) => cart.isRead);
	/** Whether a list of many lines is shown to its full length. */
	const [isWhole, setWhole] = useState(false);
	const folding = useRef<HTMLDetailsElement>(null);
	function showAll() {
		setWhole(true);
		// The button is gone then: the keyboard goes on where the list begins.
		folding.current?.querySelector("h2")?.focus();
	}
	const isFolded = items.length > MANY && !isWhole;
	const counts = countByUnit(items);
	const total = formatRupees(cartTotal(items));
	const problems = (result?.status === "refused" && result.problems) || [];

	useEffect(() => {
		const wide = matchMedia("(width >= 64rem)");
		const follow = () => {
			if (folding.current) folding.current.open = wide.matches;
		};
		follow();
		wide.addEventListener("change", follow);
		return () => wide.removeEventListener("change", follow);
	}, []);

	// What is wrong with a line is in sight, folded or not.
	useEffect(() => {
		if (folding.current && result?.status === "refused" && result.problems) folding.current.open = true;
	}, [result]);

	return (
		<section className={styles.summary} aria-label={words.summary}>
			<details ref={folding}>
				<summary>
					<h2 tabIndex={-1}>{words.summary}</h2>
					<span>
						{isRead && (items.length > 0 ? words.summaryLine({ products: items.length, counts }) : samplesAlone)}
						{isRead && items.length > 0 && <b>{total}</b>}
					</span>
				</summary>
				{/* Above the lines: it stays on the screen beside the form, however many they are. */}
				{isRead && items.length > 0 && (
					<>
						<p className={`${ledger.total} ${styles.total}`} aria-live="polite">
							<span>{words.totalAtList}</span>
							<b>{total}</b>
						</p>
						{indicative && (
							<Suspense fallback={null}>
								<Indication indicative={indicative} of={[{ name: words.totalAtList, amount: cartTotal(items) }]} />
							</Suspense>
						)}
					</>
				)}
				{items.length > 0 && (
					<CartLines remarks={remarksOf(problems.filter(({ kind }) => kind !== "sample"))} folded={isFolded} />
				)}
				{isFolded && (
					<button type="button" className={styles.all} onClick={showAll}>
						{words.showAll({ products: items.length })}
					</button>
				)}
				<KeptSamples heading="h3" remarks={remarksOf(problems.filter(({ kind }) => kind === "sample"))} />
			</details>
		</section>
	);
}
