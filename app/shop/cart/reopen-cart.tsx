import { useEffect } from "react";
import { askedAgain } from "../../../domain/orders/order-details.ts";
import { reopen } from "../../../messages/en/shop/cart/reopen.ts";
import { wishesText } from "../../../messages/order-details.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { namedProducts } from "../../../server/cases/index.ts";
import { buyerContext, localeContext, servicesContext } from "../../../server/main/context.ts";
import { slotOf } from "../../forms/form-kind.ts";
import { beginKept } from "../../forms/kept.ts";
import button from "../../ui/button.module.css";
import { ArrowRight } from "../../ui/icons.tsx";
import { notHere } from "../../ui/not-here.ts";
import prose from "../../ui/prose.module.css";
import { headMessages, useMessages } from "../../ui/use-messages.ts";
import { useSamples } from "../samples/sample-store.ts";
import type { Route } from "./+types/reopen-cart";
import { followStoredCart, useCart } from "./cart-store.ts";
import list from "./line-today.module.css";
import { totalToday } from "./line-today.server.ts";
import { TodayLine, TodaySamples, TodayTotal } from "./line-today.tsx";
import styles from "./reopen-cart.module.css";
import { reopenedLines } from "./reopened-lines.server.ts";
import { reopenedSamples } from "./reopened-samples.server.ts";

/** The lines of a request, or of one of its versions, as today's catalogue has them. Behind the gate of the private link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { buyerCases, catalogue } = context.get(servicesContext);
	const view = await buyerCases.view(context.get(buyerContext));
	if (!view || view.state.status === "spam") throw notHere();
	const version = Number(url.searchParams.get("version") ?? 0);
	const words = messagesFor(context.get(localeContext));
	const today = await catalogue.productsAt(namedProducts(view));
	const lines = reopenedLines(view, version, today, words);
	const samples = reopenedSamples(view.request.samples, today.products, words);
	const asked = askedAgain(view.request.details);
	const wishes = { asked, text: wishesText(asked, words.orderWishes) };
	return { base: `/q/${params.token}`, reference: view.reference, lines, samples, total: totalToday(lines), wishes };
}

export function meta() {
	const words = headMessages(reopen);
	return [{ title: words.title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function ReopenCart({ loaderData }: Route.ComponentProps) {
	const { base, reference, lines, samples, total, wishes } = loaderData;
	const words = useMessages(reopen);
	useEffect(followStoredCart, []);
	useEffect(() => {
		document.documentElement.dataset.live = "1";
		const held = window.__held;
		window.__held = undefined;
		if (held?.isConnected) held.click();
	}, []);
	const offered = lines.filter(({ sold }) => sold !== null);
	const isFillable = offered.length > 0 || samples.some(({ sample }) => sample !== null);
	const fill = () => {
		const { put } = useCart.getState();
		for (const { sold, quantity, cells } of offered) if (sold) put(sold, quantity, cells);
		for (const { sample } of samples) if (sample) useSamples.getState().put(sample);
		beginKept(slotOf({ id: "order" }), wishes.asked);
		window.location.assign("/checkout");
	};
	return (
		<main id="main" className={`${styles.measure} ${styles.reopen}`}>
			<p className={styles.reference}>{words.request({ reference })}</p>
			<h1>{words.title}</h1>
			<p className={`${prose.lead} ${styles.lead}`}>{words.lead}</p>
			<div className={styles.order}>
				<div className={styles.goods}>
					{lines.length > 0 && (
						<ul className={list.lines}>
							{lines.map((line) => (
								<TodayLine key={line.key} line={line} />
							))}
						</ul>
					)}
					<TodaySamples title={words.samples} samples={samples} />
				</div>
				<div className={styles.beside}>
					{offered.length > 0 && <TodayTotal label={words.total} total={total} />}
					{wishes.text !== "" && <p className={styles.wishes}>{words.wishes({ wishes: wishes.text })}</p>}
					<div className={styles.actions}>
						{isFillable && (
							<button type="button" className={button.button} data-hold onClick={fill}>
								{offered.length > 0 ? words.fill({ count: offered.length }) : words.fillSamples}
								<ArrowRight />
							</button>
						)}
						<a className={button.link} href={base}>
							{words.back}
						</a>
					</div>
					<noscript>
						<p className={`${prose.lead} ${styles.lead}`}>{words.noScript}</p>
					</noscript>
				</div>
			</div>
		</main>
	);
}
