import { expect, test } from "vitest";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { inquiry } from "../../../messages/en/shop/contact/inquiry.ts";
import { askAbout, askFor, findSubject, withSubject } from "./subject.ts";

const products = [
	{ slug: "banarasi-silk-saree", name: "Banarasi Silk Saree", unit: "piece" },
	{ slug: "t-shirt-2", name: "T-shirt & Co. #2 (50%)", unit: "set" },
] as const;
const { pieces } = quantity;
const SITE = "https://thari.example";

const bySlug = async (slug: string) => products.find((product) => product.slug === slug);
const find = (address: string) => findSubject(address, bySlug, pieces);

test.each(products)("$name travels in the address and is found again", async ({ slug, name }) => {
	const address = new URL(askAbout(slug), SITE);
	expect(address.pathname + address.hash).toBe("/contact#write");
	expect(await find(address.href)).toBe(name);
});

test.each([
	["banarasi-silk-saree", 5, "Banarasi Silk Saree, 5 pieces"],
	["t-shirt-2", 1, "T-shirt & Co. #2 (50%), 1 set"],
	["t-shirt-2", 0, "T-shirt & Co. #2 (50%)"],
])("so does a quantity below the minimum: %s, %d", async (slug, quantity, subject) => {
	expect(await find(new URL(askAbout(slug, quantity), SITE).href)).toBe(subject);
});

test.each(["-3", "1.5", "many", "99999999999"])("a quantity of %s in an address is none", async (quantity) => {
	expect(await find(`${SITE}/contact?about=t-shirt-2&quantity=${quantity}`)).toBe("T-shirt & Co. #2 (50%)");
});

test("an address can name nothing that is not sold", async () => {
	for (const search of ["?about=Call%20this%20number", "?about=", "?about=__proto__", "?other=t-shirt-2", ""])
		expect(await find(`${SITE}/contact${search}`)).toBeUndefined();
});

test.each([
	["kanchi lungi", "kanchi lungi"],
	["  ", undefined],
	["call +91 (0) 123 at https://evil.example/?a=b&c", "call 91 0 123 at https evil example a b c"],
	["நூல் புடவை", "நூல் புடவை"],
	["x".repeat(500), "x".repeat(60)],
])("what was looked for in vain travels in the address as words alone: %j", async (typed, words) => {
	const address = new URL(askFor(typed), SITE);
	expect(address.pathname + address.hash).toBe("/contact#write");
	expect(await find(address.href)).toBe(words);
});

test.each([
	["", "Saree", "About Saree: "],
	["Do you weave linen?\n", "Saree", "Do you weave linen?\n\nAbout Saree: "],
	["About Saree: in teal?", "Saree", "About Saree: in teal?"],
	["Hello", "", "Hello"],
])("%j about %j becomes %j", (message, subject, text) => {
	expect(withSubject(message, subject, inquiry)).toBe(text);
});
