import { expect, test } from "vitest";
import { namesOfClasses } from "./class-names.ts";

const file = "/project/app/shop/products/product-card.module.css";
const css = "/* .price once */.card{top:.5em;& .minimum{top:0}}.price{top:0}";

test("who develops reads where a class comes from", () => {
	expect(namesOfClasses("/project", false)("minimum", `${file}?inline`, css)).toBe("product-card-minimum");
});

test("a visitor is sent five letters, the same wherever the project stands", () => {
	const nameOf = namesOfClasses("/project", true);
	const names = ["card", "minimum", "price"].map((name) => nameOf(name, file, css));
	const start = names.join().slice(0, 4);
	expect(start).toMatch(/^[a-z]{4}$/);
	expect(names).toEqual([`${start}a`, `${start}b`, `${start}c`]);
	expect(namesOfClasses("/project/app/..", true)("price", `${file}?used`, css)).toBe(names[2]);
	expect(nameOf("price", file.replace("card", "list"), css)).not.toBe(names[2]);
});
