import { useEffect } from "react";
import { jpegAddress } from "../../../content/plate.ts";
import { imageAddress } from "../../../domain/shared/image-address.ts";
import { buyerContext, servicesContext } from "../../../server/main/context.ts";
import button from "../../ui/button.module.css";
import { ArrowRight } from "../../ui/icons.tsx";
import { notHere } from "../../ui/not-here.ts";
import prose from "../../ui/prose.module.css";
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
	const lines = reopenedLines(view, version, catalogue.current());
	return { base: `/q/${params.token}`, reference: view.reference, lines, total: reopenedTotal(lines) };
}

export const meta = () => [{ title: "Into a new cart" }, { name: "robots", content: "noindex, nofollow" }];

export default function ReopenCart({ loaderData: { base, reference, lines, total } }: Route.ComponentProps) {
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
		for (const { sold, quantity } of offered) if (sold) put(sold, quantity);
		window.location.assign("/checkout");
	};
	return (
		<main id="main" className={`${styles.measure} ${styles.reopen}`}>
			<p className={styles.reference}>Request {reference}</p>
			<h1>Into a new cart</h1>
			<p className={`${prose.lead} ${styles.lead}`}>
				Prices and minimum orders are those of today's catalogue. What you asked for before stays as it is.
			</p>
			<ul className={styles.lines}>
				{lines.map((line) => (
					<Line key={line.key} line={line} />
				))}
			</ul>
			{offered.length > 0 && (
				<dl className={styles.total}>
					<div>
						<dt>At list price today</dt>
						<dd>{total}</dd>
					</div>
				</dl>
			)}
			<div className={styles.actions}>
				{offered.length > 0 && (
					<button type="button" className={button.button} data-hold onClick={fill}>
						Put {offered.length === 1 ? "it" : `all ${offered.length}`} into the cart
						<ArrowRight />
					</button>
				)}
				<a className={button.link} href={base}>
					Back to your page
				</a>
			</div>
			<noscript>
				<p className={`${prose.lead} ${styles.lead}`}>
					The cart needs JavaScript. The names above lead to each product, with its price and minimum.
				</p>
			</noscript>
		</main>
	);
}

function Line({ line }: { line: ReopenedLine }) {
	const { name, picture, address, text, amount, gone } = line;
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
			</div>
			{amount !== null && <p className={styles.amount}>{amount}</p>}
		</li>
	);
}
