import { expect, test } from "vitest";
import { choiceKind } from "./choices.ts";

const navy = { code: "NV", name: "Navy", hex: "#112233" };
const rust = { code: "RU", name: "Rust", hex: "#aa5511" };

test.each([
	["neither colours nor sizes", [], [], "none"],
	["one colour", [navy], [], "none"],
	["one colour in one size", [navy], ["Free"], "none"],
	["two colours", [navy, rust], [], "colours"],
	["one colour in two sizes", [navy], ["S", "M"], "sizes"],
	["two colours in one size", [navy, rust], ["Free"], "colours"],
	["two colours in two sizes", [navy, rust], ["S", "M"], "both"],
] as const)("%s: what a buyer chooses between", (_, colourways, sizes, expected) => {
	expect(choiceKind({ colourways, sizes, ratio: sizes.map(() => 1) })).toBe(expected);
});
