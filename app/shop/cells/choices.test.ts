import { expect, test } from "vitest";
import { hasChoice } from "./choices.ts";

const navy = { code: "NV", name: "Navy", hex: "#112233" };
const rust = { code: "RU", name: "Rust", hex: "#aa5511" };

test.each([
	["neither colours nor sizes", [], [], false],
	["one colour", [navy], [], false],
	["one colour in one size", [navy], ["Free"], false],
	["two colours", [navy, rust], [], true],
	["one colour in two sizes", [navy], ["S", "M"], true],
])("%s: is there anything to choose", (_, colourways, sizes, expected) => {
	expect(hasChoice({ colourways, sizes, ratio: sizes.map(() => 1) })).toBe(expected);
});
