import { expect, test } from "vitest";
import { fieldWordsOf } from "../../tests/support/words.ts";
import { newPoolId, newPoolTexts, poolTexts, readPool } from "./pool-form.ts";

test("a pool reads back from its form as it is", () => {
	for (const pool of [
		{ name: "T-shirts", minimum: 50, least: 10 },
		{ name: "Silk of one loom", minimum: 5000, least: undefined },
	])
		expect(readPool(poolTexts(pool))).toEqual({ ok: true, value: pool });
});

test.each([
	[newPoolTexts, { name: "Please give a name, at least 2 characters.", minimum: "Please give the minimum together." }],
	[{ name: "Shirts", minimum: "some" }, { minimum: 'Please write a whole number from 1 to 1,000,000, not "some".' }],
	[
		{ name: "Shirts", minimum: "50", least: "0" },
		{ least: 'Please write a whole number from 1 to 1,000,000, not "0".' },
	],
	[
		{ name: "Shirts", minimum: "50", least: "51" },
		{ least: "The least of each cannot be above the minimum together." },
	],
	[
		{ name: "Shirts", minimum: "x", least: "51" },
		{ minimum: 'Please write a whole number from 1 to 1,000,000, not "x".' },
	],
])("%j gets sentences under its fields", (texts, sentences) => {
	expect(fieldWordsOf(readPool({ ...newPoolTexts, ...texts }))).toEqual(sentences);
});

test("an id is made from the name, and never twice", () => {
	expect(newPoolId("T-Shirts & Polos", [])).toBe("t-shirts-polos");
	expect(newPoolId("Shirts", ["shirts", "shirts-2"])).toBe("shirts-3");
	expect([newPoolId("சட்டைகள்", []), newPoolId("வேட்டி", ["pool"])]).toEqual(["pool", "pool-2"]);
});
