import { useEffect, useState } from "react";
import { data } from "react-router";
import type { Kept, Product } from "../../../domain/catalogue/catalogue.ts";
import { readProduct } from "../../../domain/catalogue/product-form.ts";
import { type ProductTexts, productTexts } from "../../../domain/catalogue/product-texts.ts";
import { facts } from "../../../messages/en/shop/product/facts.ts";
import { preview } from "../../../messages/en/shop/products/preview.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { classNames } from "../../ui/class-names.ts";
import { rupee } from "../../ui/document-links.ts";
import layout from "../../ui/layout.module.css";
import { headMessages, useMessages } from "../../ui/use-messages.ts";
import categoryColour from "../parts/category-colour.module.css";
import { catalogueItemOf } from "../parts/seen-product.ts";
import { Claims } from "../product/claims.tsx";
import { Colourways } from "../product/colourways.tsx";
import { FactList } from "../product/fact-list.tsx";
import { productFacts } from "../product/product-facts.ts";
import type { Route } from "./+types/card-preview";
import styles from "./card-preview.module.css";
import { ProductCard } from "./product-card.tsx";

/** A product as it is saved, hidden or not: this page stands behind the desk's gate (app/routes.ts). */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { catalogueDesk, catalogue } = context.get(servicesContext);
	const found = await catalogueDesk.products.find(url.searchParams.get("product") ?? "");
	if (!found) throw data(null, { status: 404, statusText: "Not Found" });
	return { product: found.product, pools: catalogue.pools() };
}

export const links = () => [rupee];

export function meta() {
	const words = headMessages(preview);
	return [{ title: words.title }, { name: "robots", content: "noindex" }];
}

/** A product as the shop draws it: its card, and what its page says of the cloth. It follows what the desk types. */
export default function CardPreview({ loaderData: { product: saved, pools } }: Route.ComponentProps) {
	const words = useMessages(facts);
	const product = useTyped(saved);
	const { details } = product;
	return (
		<div className={classNames(styles.preview, categoryColour[product.category])} inert>
			<h1 className={layout["visually-hidden"]}>{product.name}</h1>
			<ProductCard place={0} item={catalogueItemOf(product, pools)} heading="h2" sizes="340px" load="first" />
			<div className={styles.facts}>
				{product.story && <p>{product.story}</p>}
				<FactList facts={productFacts(product, words)} />
				{details.colourways && <Colourways id={product.id} colourways={details.colourways} />}
				{details.claims && <Claims claims={details.claims} />}
			</div>
		</div>
	);
}

/** The product with what stands in the desk's form; a field that is not right yet stays as it was last. */
function useTyped(saved: Product & Kept): Product {
	const [product, setProduct] = useState<Product & Pick<Kept, "hidden">>(saved);
	useEffect(() => {
		const hear = ({ origin, source, data }: MessageEvent) => {
			if (origin !== location.origin || source !== window.parent) return;
			const texts = readTexts(data);
			if (texts) setProduct((last) => follow(last, texts));
		};
		window.addEventListener("message", hear);
		// The form is asked for what it holds now: it may have been typed into before this page lived.
		window.parent.postMessage({ asks: "texts" }, location.origin);
		return () => window.removeEventListener("message", hear);
	}, []);
	return product;
}

function readTexts(message: unknown): Partial<ProductTexts> | undefined {
	if (typeof message !== "object" || message === null || !("texts" in message)) return undefined;
	const { texts } = message;
	if (typeof texts !== "object" || texts === null) return undefined;
	return Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === "string"));
}

function follow(last: Product & Pick<Kept, "hidden">, typed: Partial<ProductTexts>): Product & Pick<Kept, "hidden"> {
	const before = productTexts(last);
	const read = readProduct({ ...before, ...typed });
	if (read.ok) return { id: last.id, ...read.value };
	const wrong = new Set(Object.keys(read.problems));
	const good = Object.fromEntries(Object.entries(typed).filter(([field]) => !wrong.has(field)));
	const again = readProduct({ ...before, ...good });
	return again.ok ? { id: last.id, ...again.value } : last;
}
