import { useEffect, useRef, useState } from "react";
import { priceAt } from "../../../domain/catalogue/price-at.ts";
import type { Sample } from "../../../domain/orders/samples.ts";
import type { PassedLine } from "../../../domain/orders/selection-link.ts";
import { formatRupees, totalAmount } from "../../../domain/shared/money.ts";
import { page } from "../../../messages/en/shop/selection/page.ts";
import button from "../../ui/button.module.css";
import { ArrowRight, Plus } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { useCart } from "../cart/cart-store.ts";
import list from "../cart/line-today.module.css";
import type { LineToday } from "../cart/line-today.server.ts";
import { TodayLine, TodaySamples, TodayTotal } from "../cart/line-today.tsx";
import type { ReopenedSample } from "../cart/reopened-samples.server.ts";
import giveWay from "../parts/give-way.module.css";
import { useSamples } from "../samples/sample-store.ts";
import underThumb from "./add-under-thumb.module.css";
import { ADD_FORM } from "./add-under-thumb.tsx";
import styles from "./selection.module.css";
import { SelectionPdf } from "./selection-pdf-form.tsx";

type Props = {
	passed: readonly PassedLine[];
	lost: number;
	lines: readonly LineToday[];
	samples: readonly ReopenedSample[];
	total: string;
};

/** The question, which a phone has below the lines: led to by a button, since the address holds the selection. */
const CHOICE = "what-to-do";

/** The lines of a selection with what has changed since, and the question what is to become of it. */
export function OpenedSelection({ passed, lost, lines, samples, total }: Props) {
	const words = useMessages(page);
	const offered = lines.filter(({ sold }) => sold !== null);
	const changed = lines.filter((line, at) => priceNow(line, passed[at]) !== undefined).length;
	// Of a link that was cut nobody knows what it came to.
	const shared = lost === 0 ? formatRupees(totalAmount(passed)) : total;
	const sampled = samples.flatMap(({ sample }) => sample ?? []);
	return (
		<>
			<p className={prose.lead}>{words.lead}</p>
			{offered.length > 0 && (
				<button
					type="button"
					className={`${button.link} ${layout["narrow-only"]}`}
					onClick={() => document.getElementById(CHOICE)?.focus()}
				>
					{words.toChoice}
				</button>
			)}
			<div className={styles.opened}>
				<div>
					{lost > 0 && (
						<p className={styles.lost} role="alert">
							{words.lost({ count: lost })}
						</p>
					)}
					{changed > 0 && <p className={styles.prices}>{words.pricesChanged({ count: changed })}</p>}
					{lines.length > 0 && (
						<ul className={list.lines}>
							{lines.map((line, at) => (
								<TodayLine key={line.key} line={line}>
									<PriceWas line={line} passed={passed[at]} />
								</TodayLine>
							))}
						</ul>
					)}
					{offered.length > 0 && (
						<TodayTotal
							label={words.total}
							total={total}
							before={shared === total ? undefined : { label: words.totalShared, total: shared }}
						/>
					)}
					<TodaySamples title={words.samples} samples={samples} />
				</div>
				<div className={styles.beside}>
					{offered.length + sampled.length > 0 && <Choice offered={offered} samples={sampled} />}
					{offered.length + sampled.length === 0 && (
						<Link className={button.link} to="/products">
							{words.seeProducts}
						</Link>
					)}
					<p className={`${prose.fine} ${styles.note}`}>{words.note}</p>
				</div>
			</div>
		</>
	);
}

/** What a unit costs at this quantity today, where it cost something else when the selection was passed on. */
function priceNow({ sold }: LineToday, passed: PassedLine | undefined): number | undefined {
	const price = sold && passed && priceAt(sold, passed.quantity);
	return price === null || price === passed?.price ? undefined : price;
}

/** Says so of one line. */
function PriceWas({ line, passed }: { line: LineToday; passed: PassedLine | undefined }) {
	const words = useMessages(page);
	const price = priceNow(line, passed);
	if (price === undefined || !passed) return null;
	return (
		<p className={styles.changed}>
			{words.priceWas} <s>{formatRupees(passed.price)}</s>{" "}
			{words.priceNow({ price: formatRupees(price), unit: line.sold?.unit ?? "piece" })}
		</p>
	);
}

/** Nothing touches the reader's own cart before they have chosen. */
function Choice({ offered, samples }: { offered: readonly LineToday[]; samples: readonly Sample[] }) {
	const words = useMessages(page);
	const count = useCart(({ items }) => items.length);
	const pieces = useCart(({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0));
	const isRead = useCart((cart) => cart.isRead);
	/** How high the question was: its answer takes no less room, so that nothing below moves. */
	const [done, setDone] = useState<{ how: "added" | "replaced"; height: number }>();
	const section = useRef<HTMLElement>(null);
	const answer = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		// The button that was pressed is gone: the focus goes to what came of it.
		if (done) answer.current?.focus();
	}, [done]);

	function put(how: "added" | "replaced") {
		const { add, clear } = useCart.getState();
		if (how === "replaced") clear();
		for (const { sold, quantity, cells } of offered) if (sold) add(sold, quantity, cells);
		for (const sample of samples) useSamples.getState().put(sample);
		setDone({ how, height: section.current?.offsetHeight ?? 0 });
	}

	if (done) {
		return (
			<section className={styles.choice} id={CHOICE} tabIndex={-1} style={{ minBlockSize: done.height }}>
				<p ref={answer} tabIndex={-1} className={styles.answer}>
					{words[done.how]}
				</p>
				<div className={`${layout.actions} ${styles.actions}`}>
					<Link className={button.button} to="/checkout">
						{words.checkout} <ArrowRight />
					</Link>
					<Link className={button.link} to="/products">
						{words.seeProducts}
					</Link>
				</div>
			</section>
		);
	}
	const holds = isRead && count > 0;
	return (
		<section ref={section} className={styles.choice} id={CHOICE} tabIndex={-1}>
			<h2>{words.ask}</h2>
			<p>{holds ? words.cartHolds({ count, pieces }) : words.cartEmpty}</p>
			<div className={`${layout.actions} ${styles.actions}`}>
				<form
					id={ADD_FORM}
					onSubmit={(event) => {
						event.preventDefault();
						if (isRead) put("added");
					}}
				>
					<button
						type="submit"
						className={`${button.button} ${giveWay.own} ${underThumb["in-page"]}`}
						disabled={!isRead}
					>
						{words.add} <Plus />
					</button>
				</form>
				{offered.length > 0 && (
					<SelectionPdf
						lines={offered.map(({ key, quantity, cells }) => ({ id: key, quantity, cells }))}
						samples={samples}
					/>
				)}
				{!holds && (
					<Link className={button.link} to="/products">
						{words.seeProducts}
					</Link>
				)}
				{/* What it takes away is said, and it does not look like the rest. */}
				{holds && (
					<button type="button" className={`${button.minor} ${styles.replace}`} onClick={() => put("replaced")}>
						{words.replace({ count })}
					</button>
				)}
			</div>
		</section>
	);
}
