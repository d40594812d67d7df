import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { choosing } from "../../../messages/en/buyer/choosing.ts";
import { quoteTerms } from "../../../messages/en/quote-terms.ts";
import layout from "../../ui/layout.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownWay } from "../trade-view.ts";
import type { ShownVersion } from "../view.ts";
import { TakeWay, tickWay } from "./take.tsx";
import styles from "./ways.module.css";

/**
 * The ways of delivery of an offer, side by side; on a narrow screen one at a time, by tabs, keys or a swipe, and all
 * in one table for who wants to compare.
 */
export function Ways({ quote }: { quote: ShownVersion }) {
	const words = useMessages(quoteTerms);
	const { ways } = quote.trade;
	const choose = useMessages(choosing);
	const chosen = quote.choosing?.delivery;
	const [at, setAt] = useState(0);
	const strip = useRef<HTMLDivElement>(null);
	const tabs = useRef<HTMLDivElement>(null);
	// The one that is taken is the one in sight, however it was taken: by keys, or by what the browser puts back.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice.
	useEffect(() => {
		const index = ways.findIndex(({ key }) => key === chosen);
		if (index >= 0) show(index);
	}, [chosen]);
	if (ways.length === 0) return null;

	function show(index: number) {
		setAt(index);
		// Where all are side by side there is nothing to scroll.
		const way = strip.current?.children[index];
		if (strip.current && way instanceof HTMLElement)
			strip.current.scrollTo({ left: way.offsetLeft - strip.current.offsetLeft });
	}

	function follow() {
		const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
		setAt(Math.min(ways.length - 1, Math.round(Math.abs(scrollLeft) / clientWidth)));
	}

	function press({ key }: KeyboardEvent) {
		const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: ways.length - 1 }[key];
		if (next === undefined) return;
		const index = (next + ways.length) % ways.length;
		show(index);
		const tab = tabs.current?.children[index];
		if (tab instanceof HTMLElement) tab.focus();
	}

	return (
		<section id="ways" aria-labelledby="ways-head" className={styles.ways}>
			<h2 id="ways-head">{words.ways}</h2>
			{quote.choosing && <p>{choose.waysNote}</p>}
			<div role="tablist" aria-label={words.ways} className={styles.tabs} ref={tabs} onKeyDown={press}>
				{ways.map(({ key, name }, index) => (
					<button
						key={key}
						type="button"
						role="tab"
						id={`tab-${key}`}
						aria-controls={`way-${key}`}
						aria-selected={index === at}
						tabIndex={index === at ? 0 : -1}
						onClick={() => show(index)}
					>
						{name}
						{key === chosen && <span aria-hidden="true"> ✓</span>}
					</button>
				))}
			</div>
			<div className={styles.strip} ref={strip} onScroll={follow}>
				{ways.map((way) => (
					<Way key={way.key} way={way} />
				))}
			</div>
			<Comparison ways={ways} chosen={chosen} />
		</section>
	);
}

function Way({ way }: { way: ShownWay }) {
	const words = useMessages(quoteTerms);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
		<div role="tabpanel" id={`way-${way.key}`} aria-labelledby={`name-${way.key}`} tabIndex={0} className={styles.way}>
			<h3 id={`name-${way.key}`} dir="auto">
				{way.name}
			</h3>
			<dl>
				{way.rows.map(({ kind, label, amount, note }) => (
					<div key={kind}>
						<dt>
							{label}
							{note && <small dir="auto">{note}</small>}
						</dt>
						<dd>{amount}</dd>
					</div>
				))}
				<div className={styles.total}>
					<dt>{words.total}</dt>
					<dd>{way.total}</dd>
				</div>
			</dl>
			<TakeWay way={way.key} name={way.name} />
		</div>
	);
}

/** Every cost of every way in one table, in which one can be taken too. */
function Comparison({ ways, chosen }: { ways: readonly ShownWay[]; chosen: string | undefined }) {
	const words = useMessages(quoteTerms);
	// Without script a way is taken above, where its box is.
	const [isLive, setLive] = useState(false);
	useEffect(() => setLive(true), []);
	const labels = new Map(ways.flatMap(({ rows }) => rows.map(({ kind, label }) => [kind, label] as const)));
	return (
		<details className={styles.comparison}>
			<summary>{words.compare}</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
			<section aria-label={words.compare} tabIndex={0}>
				<table>
					<thead>
						<tr>
							<th scope="col">{words.cost}</th>
							{ways.map(({ key, name }) => (
								<th key={key} scope="col" data-taken={key === chosen || undefined}>
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{[...labels].map(([kind, label]) => (
							<tr key={kind}>
								<th scope="row">{label}</th>
								{ways.map(({ key, rows }) => (
									<td key={key} data-taken={key === chosen || undefined}>
										{rows.find((row) => row.kind === kind)?.amount ?? "–"}
									</td>
								))}
							</tr>
						))}
						<tr>
							<th scope="row">{words.total}</th>
							{ways.map(({ key, total }) => (
								<td key={key} data-taken={key === chosen || undefined}>
									{total}
								</td>
							))}
						</tr>
					</tbody>
					{isLive && chosen !== undefined && <TakeInTable ways={ways} chosen={chosen} />}
				</table>
			</section>
		</details>
	);
}

/** Takes a way from within the table: the box beside its costs is ticked, and all that follows from it follows. */
function TakeInTable({ ways, chosen }: { ways: readonly ShownWay[]; chosen: string }) {
	const words = useMessages(choosing);
	return (
		<tfoot>
			<tr>
				<td />
				{ways.map(({ key, name }) => (
					<td key={key} data-taken={key === chosen || undefined}>
						<button type="button" aria-pressed={key === chosen} onClick={() => tickWay(key)}>
							{key === chosen ? words.taken : words.take} <span className={layout["visually-hidden"]}>{name}</span>
						</button>
					</td>
				))}
			</tr>
		</tfoot>
	);
}
