import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readColourways, writeColourways } from "../../../domain/catalogue/product-values.ts";
import { Colourways } from "./colourways.tsx";

test("a cloth of two colours shows both, one of one colour shows one", () => {
	const text = "BS-01 Peacock teal and kumkum #1f6f75 #951b2a\nMC-01 Leaf green #2f6f40";
	const read = readColourways(text.replace("#951b2a", "#951B2A"));
	if (!read.ok) throw new Error(read.problem.code);
	expect(read.value).toEqual([
		{ code: "BS-01", name: "Peacock teal and kumkum", hex: "#1f6f75", second: "#951b2a" },
		{ code: "MC-01", name: "Leaf green", hex: "#2f6f40" },
	]);
	expect(writeColourways(read.value)).toBe(text);
	const html = renderToStaticMarkup(<Colourways id="saree" colourways={read.value} />);
	expect(html.match(/fill="#[0-9a-f]{6}"/g)).toEqual(['fill="#1f6f75"', 'fill="#951b2a"', 'fill="#2f6f40"']);
});
