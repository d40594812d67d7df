import { expect, test } from "vitest";
import { stillMade } from "./still-made.ts";

const colourways = [{ code: "NV", name: "Midnight", hex: "#112233" }];
const cell = (colour: string | null, size: string | null) => ({ colour, size, quantity: 5, colourName: "Navy" });

test("a colour or size that is gone is told from what is still made", () => {
	const asked = [cell("NV", "S"), cell("RU", "S"), cell("NV", "XL"), cell("NV", null), cell(null, "S")];
	expect(stillMade({ colourways, sizes: ["S", "M"] }, asked)).toEqual({
		cells: [
			{ ...cell("NV", "S"), colourName: "Midnight" },
			{ ...cell("NV", null), colourName: "Midnight" },
			{ ...cell(null, "S"), colourName: "" },
		],
		gone: [cell("RU", "S"), cell("NV", "XL")],
	});
});

test("a product without colours or sizes is made in none", () => {
	const gone = [cell("NV", null), cell(null, "S")];
	expect(stillMade({}, gone)).toEqual({ cells: [], gone });
});
