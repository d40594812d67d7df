import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuantityMeter } from "./quantity-meter.tsx";

test.each([
	{ minOrder: 3, quantity: 3, each: 1 },
	{ minOrder: 15, quantity: 0, each: 1 },
	{ minOrder: 50, quantity: 50, each: 5 },
	{ minOrder: 10, quantity: 1_000_000, each: 50_000 },
])("$quantity pieces with a minimum of $minOrder are a row of 40", ({ minOrder, quantity, each }) => {
	const html = renderToStaticMarkup(<QuantityMeter quantity={quantity} minOrder={minOrder} unit="piece" />);
	expect(html).toContain('viewBox="0 0 480 18"');
	expect(html.match(/l6-13 6 13z/g)).toHaveLength(40);
	expect(html).toContain(`M0 17.5h${String(Math.ceil(minOrder / each) * 12)}`);
});
