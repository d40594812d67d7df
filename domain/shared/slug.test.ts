import { expect, test } from "vitest";
import { SLUG, slugOf } from "./slug.ts";

test.each([
	["Kota Doria Saree", "kota-doria-saree"],
	["Women's Crêpe Shirt (2/2 twill)", "womens-crepe-shirt-2-2-twill"],
	["  --  ", ""],
	["தறி", ""],
	[`${"x".repeat(99)} y`, "x".repeat(99)],
])("%s gives %s", (name, slug) => {
	expect(slugOf(name)).toBe(slug);
	if (slug) expect(slug).toMatch(SLUG);
});
