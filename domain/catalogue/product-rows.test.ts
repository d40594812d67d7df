import { expect, test } from "vitest";
import { processorTime } from "../../tests/support/processor-time.ts";
import { type Row, splitRows, typedRows, withLists, writeRows, wrongRow } from "./product-rows.ts";
import { readColourways } from "./product-values.ts";

const COLOURS = "BS-01 Peacock teal and kumkum #1f6f75 #951b2a\nBS-02 Navy #1f3a4d";
const CLAIMS = "GOTS; CU 812345; Control Union; 2027-03-31; https://example.com/a\nFlax; EF-1; Certifier";

test.each([
	["colourways", COLOURS],
	["colourways", "IK-02 Ivory beaded #fffff0"],
	["colourways", "BS-01 Beaded #aabbcc"],
	["claims", CLAIMS],
] as const)("%s are the same in rows and as a text", (list, text) => {
	expect(writeRows(list, splitRows(list, text))).toBe(text);
});

test("a form's rows are put together in their order, without the empty ones and those that go", () => {
	const form = {
		name: "Saree",
		"colourways.10.code": "C",
		"colourways.10.name": "Rust",
		"colourways.10.hex": "a14a2c",
		"colourways.0.code": "A 1",
		"colourways.0.name": " Navy ",
		"colourways.0.hex": "#1f3a4d",
		"colourways.0.second": "#a14a2c",
		"colourways.2.code": "B",
		"colourways.2.name": "Stone",
		"colourways.2.hex": "#b5aca0",
		"colourways.2.gone": "yes",
		"colourways.11.code": "",
		"colourways.11.hex": "",
		"claims.0.scheme": "",
	};
	expect(withLists(form)).toEqual({
		name: "Saree",
		colourways: "A-1 Navy #1f3a4d #a14a2c\nC Rust #a14a2c",
		claims: "",
	});
	expect(typedRows(form, "colourways")?.map(({ code }) => code)).toEqual(["A 1", "B", "C", ""]);
	// A part of a product, as a list of prices sends it, says nothing of its lists.
	expect(withLists({ price: "12" })).toEqual({ price: "12" });
});

test.each<Row>([
	{ name: "Navy blue", hex: "#1f3a4d", second: "#a14a2c" },
	{ code: "BS-01", hex: "#1f3a4d", second: "#a14a2c" },
	{ code: "BS-01", name: "Navy" },
	{ hex: "#1f3a4d" },
	{ hex: "#1f3a4d", second: "#a14a2c" },
	{ code: "BS-01", name: "Navy", hex: "blue" },
])("a row that lacks a part is refused, not read as another colour: %o", (row) => {
	expect(readColourways(writeRows("colourways", [row])).ok).toBe(false);
	expect(wrongRow("colourways", [{ code: "A", name: "Red", hex: "#ff0000" }, {}, row])).toBe(2);
});

test("a colour whose code is there already is the wrong one of the two", () => {
	const navy = { code: "A", name: "Navy", hex: "#1f3a4d" };
	const rust = { code: "B", name: "Rust", hex: "a14a2c" };
	expect(wrongRow("colourways", [navy, {}, rust, { ...rust, code: " A " }])).toBe(3);
	expect(wrongRow("colourways", [navy, { ...rust, code: "A", gone: "yes" }, rust])).toBe(-1);
});

test("a semicolon typed into a claim shifts nothing, and in a link it is refused", () => {
	const claim = { scheme: "GOTS", number: "CU 1; CU 2", certifier: "Control Union;", validTo: "2027-03-31", link: "" };
	expect(writeRows("claims", [claim])).toBe("GOTS; CU 1, CU 2; Control Union,; 2027-03-31");
	expect(wrongRow("claims", [claim])).toBe(-1);
	expect(wrongRow("claims", [{ ...claim, link: "https://example.com/a;b" }])).toBe(0);
});

test("what the reader refuses comes back as it was typed, part by part", () => {
	expect(splitRows("colourways", "BS-01 Navy and rust #1f3a4")).toEqual([
		{ code: "BS-01", name: "Navy and rust #1f3a4", hex: "", second: "" },
	]);
	expect(splitRows("claims", "GOTS")).toEqual([{ scheme: "GOTS", number: "", certifier: "", validTo: "", link: "" }]);
});

test.each([" ", ";", "; "])("a long run of %j in a row keeps the processor busy in none of its parts", (piece) => {
	const text = `1${piece.repeat(30_000)}y`;
	for (const field of ["claims.0.scheme", "claims.0.validTo", "claims.0.link", "colourways.0.code", "colourways.0.hex"])
		expect(
			processorTime(() => withLists({ [field]: text })),
			field,
		).toBeLessThan(1_000);
});
