import { expect, test } from "vitest";
import { inquiry } from "../../../messages/en/shop/contact/inquiry.ts";
import { askAbout, askFor, findSubject, withSubject } from "./subject.ts";

const products = [
	{ slug: "banarasi-silk-saree", name: "Banarasi Silk Saree" },
	{ slug: "t-shirt-2", name: "T-shirt & Co. #2 (50%)" },
];
const SITE = "https://thari.example";

const bySlug = async (slug: string) => products.find((product) => product.slug === slug);

test.each(products)("$name travels in the address and is found again", async ({ slug, name }) => {
	const address = new URL(askAbout(slug), SITE);
	expect(address.pathname + address.hash).toBe("/contact#write");
	expect(await findSubject(address.href, bySlug)).toBe(name);
});

test("an address can name nothing that is not sold", async () => {
	for (const search of ["?about=Call%20this%20number", "?about=", "?about=__proto__", "?other=t-shirt-2", ""])
		expect(await findSubject(`${SITE}/contact${search}`, bySlug)).toBeUndefined();
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
	expect(await findSubject(address.href, bySlug)).toBe(words);
});

test.each([
	["", "Saree", "About Saree: "],
	["Do you weave linen?\n", "Saree", "Do you weave linen?\n\nAbout Saree: "],
	["About Saree: in teal?", "Saree", "About Saree: in teal?"],
	["Hello", "", "Hello"],
])("%j about %j becomes %j", (message, subject, text) => {
	expect(withSubject(message, subject, inquiry)).toBe(text);
});
