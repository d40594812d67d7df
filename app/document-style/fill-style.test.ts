import { expect, test } from "vitest";
import { fillStyle } from "./fill-style.ts";

const style = { faces: "@font-face{}", css: "$& a{}" };

test("the style stands in its own two places, and nothing that people wrote becomes one", () => {
	const html =
		'<head><style id="faces" media="(width &gt;= 48rem)">/*faces*/</style><style id="css">/*css*/</style></head><p>Mr /*css*/ /*faces*/</p><p>&lt;style id="css"&gt;/*css*/</p>';
	expect(fillStyle(html, style)).toBe(
		'<head><style id="faces" media="(width &gt;= 48rem)">@font-face{}</style><style id="css">$& a{}</style></head><p>Mr /*css*/ /*faces*/</p><p>&lt;style id="css"&gt;/*css*/</p>',
	);
});

test("a page with a style of its own stays as it is", () => {
	const desk = '<head><link rel="stylesheet" href="/desk.css"/></head><p>/*css*/</p>';
	expect(fillStyle(desk, style)).toBe(desk);
});
