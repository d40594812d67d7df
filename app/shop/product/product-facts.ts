import type { Product } from "../../../domain/catalogue/catalogue.ts";

/** One row of the product page's table. */
export type Fact = { label: string; lines: readonly string[] };

/** What is known of the cloth and the order, row by row; what nobody has told has no row. */
export function productFacts({ details, unit, orderMultiple }: Product): Fact[] {
	const { components, construction, weave, gsm, widthCm, lengthM, care, sizes, sizeRatio, leadTimeDays } = details;
	const facts: [string, readonly string[] | string | undefined | false][] = [
		["Composition", components?.map(({ name, fibres }) => compositionLine(name, fibres, components.length > 1))],
		["Construction", construction && (construction === "knit" ? "Knit" : "Woven")],
		[construction === "knit" ? "Knit" : "Weave", weave],
		["Weight of the cloth", gsm !== undefined && `${gsm} gsm (g/m²)`],
		["Width", widthCm !== undefined && `${widthCm} cm`],
		["Length", lengthM !== undefined && `${lengthM} m`],
		["Sizes", sizes?.join(", ")],
		["Size ratio", sizes && sizeRatio?.map((count, i) => `${count} ${sizes[i] ?? ""}`).join(", ")],
		["Care", care],
		["Ordered in", orderMultiple !== undefined && `multiples of ${orderMultiple} ${unit}s`],
		["Lead time", leadTimeDays !== undefined && `${leadTimeDays} days`],
		["Sample", details.sampleAvailable && `One ${unit} can be sent first`],
		["HS heading", details.hsCode && `${details.hsCode}, to be confirmed by the customs broker`],
	];
	return facts.flatMap(([label, value]) => {
		if (!value || value.length === 0) return [];
		return [{ label, lines: typeof value === "string" ? [value] : value }];
	});
}

function compositionLine(name: string, fibres: readonly { fibre: string; percent: number }[], named: boolean): string {
	const line = fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`).join(", ");
	return named ? `${name}: ${line}` : line;
}
