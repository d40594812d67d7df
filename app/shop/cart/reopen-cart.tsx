import { useEffect } from "react";
import { jpegAddress } from "../../../content/plate.ts";
import { imageAddress } from "../../../domain/shared/image-address.ts";
import { reopen } from "../../../messages/en/shop/cart/reopen.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { namedProducts } from "../../../server/cases/index.ts";
import { buyerContext, localeContext, servicesContext } from "../../../server/main/context.ts";
import button from "../../ui/button.module.css";
import { ArrowRight } from "../../ui/icons.tsx";
import { notHere } from "../../ui/not-here.ts";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { srcSet } from "../parts/picture.tsx";
import type { Route } from "./+types/reopen-cart";
import { followStoredCart, useCart } from "./cart-store.ts";
import styles from "./reopen-cart.module.css";
import { type ReopenedLine, reopenedLines, reopenedTotal } from "./reopened-lines.server.ts";

/** The lines of a request, or of one of its versions, as today's catalogue has them. Stands behind the buyer's door. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { buyerCases, catalogue } = context.get(servicesContext);
	const view = await buyerCases.view(context.get(buyerContext));
	if (!view || view.state.status === "spam") throw notHere();
	const version = Number(url.searchParams.get("version") ?? 0);
	const words = messagesFor(context.get(localeContext));
	const today = await catalogue.productsAt(namedProducts(view));
	const lines = reopenedLines(view, version, today, words);
	return { base: `/q/${params.token}`, reference: view.reference, lines, total: reopenedTotal(lines) };
}

export function meta() {
	// biome-ignore lint/correctness/useHookAtTopLevel: the router calls it while it draws the head.
	const words = useMessages(reopen);
	return [{ title: words.title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function ReopenCart({ loaderData: { base, reference, lines, total } }: Route.ComponentProps) {
	const words = useMessages(reopen);
	useEffect(followStoredCart, []);
	useEffect(() => {
		document.documentElement.dataset.live = "1";
		const held = window.__held;
		window.__held = undefined;
		if (held?.isConnected) held.click();
	}, []);
	const offered = lines.filter(({ sold }) => sold !== null);
	const fill = () => {
		const { put } = useCart.getState();
		for (const { sold, quantity, cells } of offered) if (sold) put(sold, quantity, cells);
		window.location.assign("/checkout");
	};
	return (
		<main id="main" className={`${styles.measure} ${styles.reopen}`}>
			<p className={styles.reference}>{words.request({ reference })}</p>
			<h1>{words.title}</h1>
			<p className={`${prose.lead} ${styles.lead}`}>{words.lead}</p>
			<ul className={styles.lines}>
				{lines.map((line) => (
					<Line key={line.key} line={line} />
				))}
			</ul>
			{offered.length > 0 && (
				<dl className={styles.total}>
					<div>
						<dt>{words.total}</dt>
						<dd>{total}</dd>
					</div>
				</dl>
			)}
			<div className={styles.actions}>
				{offered.length > 0 && (
					<button type="button" className={button.button} data-hold onClick={fill}>
						{words.fill({ count: offered.length })}
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
		</main>
	);
}

function Line({ line }: { line: ReopenedLine }) {
	const { name, picture, address, text, split, amount, gone } = line;
	return (
		<li className={gone ? styles.unavailable : undefined}>
			{picture ? (
				<picture>
					<source type="image/avif" srcSet={srcSet(picture)} sizes="104px" />
					<img
						className={styles.picture}
						src={imageAddress(jpegAddress(picture))}
						alt=""
						width="1200"
						height="1500"
						loading="lazy"
					/>
				</picture>
			) : (
				<span className={styles.picture} />
			)}
			<div className={styles.words}>
				<h2>{address ? <a href={address}>{name}</a> : <bdi>{name}</bdi>}</h2>
				<p>{text}</p>
				{split.map((said) => (
					<p key={said}>{said}</p>
				))}
			</div>
			{amount !== null && <p className={styles.amount}>{amount}</p>}
		</li>
	);
}
