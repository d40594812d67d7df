import type { ChoiceKind, Colourway, Product } from "../../../domain/catalogue/catalogue.ts";
import type { Axes } from "../../../domain/orders/fill-cells.ts";

/** What a product can be split by; `ratio` has a number for each size. */
export type Choices = { colourways: readonly Colourway[]; sizes: readonly string[]; ratio: readonly number[] };

export function choicesOf({ details }: Pick<Product, "details">): Choices {
	const { colourways = [], sizes = [], sizeRatio = sizes.map(() => 1) } = details;
	return { colourways, sizes, ratio: sizeRatio };
}

/** What a buyer chooses between; a single colour or size is no choice. */
export function choiceKind({ colourways, sizes }: Choices): ChoiceKind {
	if (sizes.length < 2) return colourways.length < 2 ? "none" : "colours";
	return colourways.length < 2 ? "sizes" : "both";
}

/** The rows and columns of its grid. */
export function axesOf({ colourways, sizes }: Choices): Axes {
	return {
		colours: colourways.length > 0 ? colourways.map(({ code }) => code) : [null],
		sizes: sizes.length > 0 ? sizes : [null],
	};
}

/** The name that buyers know a colour by; "" for a product without colours. */
export function colourName({ colourways }: Choices, code: string | null): string {
	return colourways.find((colour) => colour.code === code)?.name ?? "";
}

/** The name of a cell's field: without script it stands in the address. */
export function cellName(colour: string | null, size: string | null): string {
	return `cell ${colour ?? ""} ${size ?? ""}`;
}
