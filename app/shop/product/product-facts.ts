import type { Product } from "../../../domain/catalogue/catalogue.ts";
import type { facts as sentences } from "../../../messages/en/shop/product/facts.ts";

/** One row of the product page's table. */
export type Fact = { label: string; lines: readonly string[] };

/** What is known of the cloth and the order, row by row; what nobody has told has no row. */
export function productFacts({ details, unit, orderMultiple }: Product, words: typeof sentences): Fact[] {
	const { components, construction, weave, gsm, widthCm, lengthM, care, sizes, sizeRatio, leadTimeDays } = details;
	const facts: [string, readonly string[] | string | undefined | false][] = [
		[words.composition, components?.map(({ name, fibres }) => compositionLine(name, fibres, components.length > 1))],
		[words.construction, construction && (construction === "knit" ? words.knit : words.woven)],
		[construction === "knit" ? words.knit : words.weave, weave],
		[words.weight, gsm !== undefined && words.gsm({ gsm })],
		[words.width, widthCm !== undefined && `${widthCm} cm`],
		[words.length, lengthM !== undefined && `${lengthM} m`],
		[words.sizes, sizes?.join(", ")],
		[words.sizeRatio, sizes && sizeRatio?.map((count, i) => `${sizes[i] ?? ""}\u{a0}×\u{a0}${count}`).join(", ")],
		[words.care, care],
		[words.orderedIn, orderMultiple !== undefined && words.multiples({ multiple: orderMultiple, unit })],
		[words.leadTime, leadTimeDays !== undefined && words.days({ days: leadTimeDays })],
		[words.sample, details.sampleAvailable && words.sampleFirst({ unit })],
		[words.hsHeading, details.hsCode && words.hsCode({ code: details.hsCode })],
	];
	return facts.flatMap(([label, value]) => {
		if (!value || value.length === 0) return [];
		return [{ label, lines: typeof value === "string" ? [value] : value }];
	});
}

/** The product as if it came in no sizes: its page has a table of them. */
export function withoutSizes(product: Product): Product {
	const { sizes: _sizes, sizeRatio: _ratio, ...details } = product.details;
	return { ...product, details };
}

function compositionLine(name: string, fibres: readonly { fibre: string; percent: number }[], named: boolean): string {
	const line = fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`).join(", ");
	return named ? `${name}: ${line}` : line;
}
