import { expect, test } from "vitest";
import { styleInside } from "./style-inside.ts";

const list = (addresses: readonly string[]) => `/* ${addresses.join()} */`;
const link = (name: string, rest = "") => `<link rel="stylesheet" href="/assets/${name}"${rest}/>`;

test("what is used stands before the sheets, which wait", () => {
	const html = `<head><title>a</title>${link("store-a_1.css")}<link rel="icon" href="/x.svg"/>${link("shop-b.css#")}</head><p>`;
	expect(styleInside(html, list)).toBe(
		`<head><title>a</title><style>/* /assets/store-a_1.css,/assets/shop-b.css */</style>` +
			`${link("store-a_1.css", ' disabled=""')}<link rel="icon" href="/x.svg"/>${link("shop-b.css#", ' disabled=""')}</head><p>`,
	);
});

test("the document itself says what it uses", () => {
	const html = `<head>${link("a.css")}</head><p class="b">`;
	expect(styleInside(html, (_, document) => String(document === html))).toContain("<style>true</style>");
});

test.each(["<head></head><pre>&lt;link&gt;</pre>", `<head></head><pre>${link("a.css")}</pre>`, "{}"])(
	"a document without sheets stays as it is: %s",
	(html) => expect(styleInside(html, list)).toBe(html),
);

test("it joins the style that a document has before its sheets", () => {
	const html = `<head><style>a{}</style>${link("store.css")}</head>`;
	expect(styleInside(html, list)).toBe(
		`<head><style>a{}/* /assets/store.css */</style>${link("store.css", ' disabled=""')}</head>`,
	);
});
