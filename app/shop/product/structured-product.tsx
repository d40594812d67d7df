import { jpegAddress, type PictureSource } from "../../../content/product-image.ts";
import { facts as sentences } from "../../../messages/en/shop/product/facts.ts";
import { Still } from "../../ui/still.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { productData } from "../feeds/product-data.ts";
import type { CatalogueItem } from "../parts/catalogue-item.ts";
import { useCompany } from "../parts/company-links.ts";
import { JsonData } from "../parts/json-data.tsx";
import type { Fact } from "./product-facts.ts";

type Props = {
	item: CatalogueItem;
	picture: PictureSource;
	close?: { picture: PictureSource } | undefined;
	category: { name: string };
	facts: readonly Fact[];
	colourways: readonly { name: string }[];
	sizes?: { sizes: readonly string[] } | undefined;
	head: { canonical: string };
};

/**
 * The product as data for search engines, made of what the page has been sent anyway. Its element is of this product
 * alone: at a change of page in the browser the former product's would be taken for it.
 */
export function StructuredProduct(props: Props) {
	const { id } = props.item;
	return (
		<Still key={id} id={`data-${id}`}>
			{import.meta.env.SSR && <Data {...props} />}
		</Still>
	);
}

function Data({ item, picture, close, category, facts, colourways, sizes: guide, head }: Props) {
	const { composition } = useMessages(sentences);
	const { brandName } = useCompany();
	const site = head.canonical.slice(0, head.canonical.lastIndexOf("/products/"));
	const images = [picture, ...(close ? [close.picture] : [])].map((source) => site + jpegAddress(source));
	const material = facts.find(({ label }) => label === composition)?.lines.join("; ");
	const brand = brandName;
	const url = head.canonical;
	const { sizes = [] } = guide ?? {};
	return (
		<JsonData data={productData({ item, sku: item.sku, category, material, colourways, sizes, images, url, brand })} />
	);
}
