import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pictureOf } from "../../../content/picture-source.ts";
import { rupees } from "../../../domain/shared/money.ts";
import { type Span, spanOf } from "../../../domain/shared/span.ts";
import { counts } from "../../../messages/en/shop/counts.ts";
import { CategorySheet } from "./category-sheet.tsx";
import { Hero } from "./hero.tsx";
import { homeText } from "./home-text.ts";

function shown(products: number, price: Span | undefined, minimum: Span | undefined): string {
	return renderToStaticMarkup(
		<>
			<Hero text={homeText().hero} picture={pictureOf("site/hero")} smallestOrder={minimum?.least} />
			<CategorySheet
				heading={counts.heading({ categories: 0, products: 0 })}
				categories={[]}
				facts={{ products, price, minimum }}
			/>
		</>,
	);
}

test("the home page gives the span of prices and of minimum orders", () => {
	const html = shown(2, spanOf([rupees(450), rupees(8500)]), spanOf([3, 50]));
	expect(html).toContain("Smallest order</dt><dd>3 pieces");
	expect(html).toContain("Prices run from ₹450 to ₹8,500 per piece, minimums from 3 to 50 pieces.");
});

test("with every product hidden it leaves both out, and says nothing of infinity", () => {
	const html = shown(0, spanOf([]), spanOf([]));
	expect(html).toContain("0 products");
	expect(html).not.toMatch(/∞|Infinity|Smallest order|Prices run/);
});
