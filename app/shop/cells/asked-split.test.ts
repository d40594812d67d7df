import { expect, test } from "vitest";
import { askedSplit } from "./asked-split.ts";
import { type Choices, cellName } from "./choices.ts";

const shirt: Choices = {
	colourways: [
		{ code: "NV", name: "Navy", hex: "#123" },
		{ code: "RU", name: "Rust", hex: "#a51" },
	],
	sizes: ["S", "M"],
	ratio: [1, 1],
};
const cell = (colour: string, colourName: string, size: string, quantity: number) => ({
	...{ colour, colourName, size, quantity },
});
const read = (texts: Record<string, string>, choices = shirt) => askedSplit(new URLSearchParams(texts), choices, 30);

test("an address that asks for nothing asks for the least quantity", () => {
	expect(read({})).toEqual({ text: "30", split: { quantity: 30, cells: [] }, typed: {} });
});

test("quantity and cells are read by their names; what the product has not is left out", () => {
	const asked = read({
		quantity: "1,000",
		[cellName("NV", "S")]: "600",
		[cellName("RU", "M")]: " 400 ",
		[cellName("RU", "S")]: "0",
		[cellName("NV", "XXL")]: "5",
	});
	expect(asked.split).toEqual({
		quantity: 1000,
		cells: [cell("NV", "Navy", "S", 600), cell("RU", "Rust", "M", 400)],
	});
});

test("what is no whole number stays as it was typed", () => {
	const asked = read({ quantity: "many", [cellName("NV", "S")]: "1.5", [cellName("NV", "M")]: "ten" });
	expect(asked).toEqual({
		text: "many",
		split: { quantity: 0, cells: [] },
		typed: { [cellName("NV", "S")]: "1.5", [cellName("NV", "M")]: "ten" },
	});
});

test("a product without sizes or colours has one column or row", () => {
	const { split } = read({ [cellName("NV", null)]: "12" }, { ...shirt, sizes: [], ratio: [] });
	expect(split.cells).toEqual([{ colour: "NV", colourName: "Navy", size: null, quantity: 12 }]);
	const sized = read({ [cellName(null, "M")]: "12" }, { ...shirt, colourways: [] });
	expect(sized.split.cells).toEqual([{ colour: null, colourName: "", size: "M", quantity: 12 }]);
});
