import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import { productsAt } from "../../tests/support/catalogue.ts";
import { wordsOf } from "../../tests/support/words.ts";
import { totalAmount } from "../shared/money.ts";
import { MAX_LINES, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { askedIds, type CheckedLines, checkLines } from "./order-lines.ts";

const catalogue = seedCatalogue;
const shown = productsAt(catalogue.products);
const saree = catalogue.products.find(({ id }) => id === "banarasi-silk-saree");
const good = { id: "banarasi-silk-saree", quantity: 10, price: 250_000 };

const check = (value: unknown) => withSentences(checkLines(JSON.stringify(value), shown));
/** The one problem of a cart with one line. */
function problemOf(text: string) {
	const checked = withSentences(checkLines(text, shown));
	return checked.ok ? "none" : (checked.problems[0] ?? checked.message);
}

/** What was found, as the buyer reads it. */
function withSentences(checked: CheckedLines) {
	if (checked.ok) return checked;
	const { problem, problems } = checked;
	return {
		ok: false as const,
		message: wordsOf(problem) ?? "",
		problems: problems.map(({ problem: one, ...line }) => ({ ...line, message: wordsOf(one) })),
	};
}

test("the saree these tests order is in the catalogue", () => {
	expect(saree).toMatchObject({ name: "Banarasi Silk Saree", price: 250_000, minOrder: 10, category: "silk-sarees" });
});

describe("a cart that can be taken", () => {
	test("has its lines made again from the catalogue", () => {
		expect(check([{ ...good, name: "Free saree", category: "dhotis", minOrder: 1 }])).toEqual({
			ok: true,
			lines: [{ ...good, name: "Banarasi Silk Saree", unit: "piece", category: "silk-sarees" }],
		});
	});

	test.each([10, 11, MAX_QUANTITY])("may ask for %i pieces", (quantity) => {
		expect(check([{ ...good, quantity }])).toMatchObject({ ok: true, lines: [{ quantity }] });
	});

	test("may hold every product once", () => {
		const all = catalogue.products.map(({ id, minOrder, price }) => ({ id, quantity: minOrder, price }));
		expect(check(all)).toMatchObject({ ok: true, lines: all });
	});
});

describe("a quantity", () => {
	test.each([
		["0", "Banarasi Silk Saree: Quantity must be at least 1."],
		["-0", "Banarasi Silk Saree: Quantity must be at least 1."],
		["-1", "Banarasi Silk Saree: Quantity must be at least 1."],
		["1", "Banarasi Silk Saree: Minimum order quantity is 10."],
		["9", "Banarasi Silk Saree: Minimum order quantity is 10."],
		["0.5", "Banarasi Silk Saree: the quantity must be a whole number of pieces."],
		["10.5", "Banarasi Silk Saree: the quantity must be a whole number of pieces."],
		["1e309", "Banarasi Silk Saree: the quantity must be a whole number of pieces."],
		["-1e309", "Banarasi Silk Saree: the quantity must be a whole number of pieces."],
		['"20"', "Banarasi Silk Saree: the quantity must be a whole number of pieces."],
		["null", "Banarasi Silk Saree: the quantity must be a whole number of pieces."],
		["[20]", "Banarasi Silk Saree: the quantity must be a whole number of pieces."],
		['{"valueOf":20}', "Banarasi Silk Saree: the quantity must be a whole number of pieces."],
		["true", "Banarasi Silk Saree: the quantity must be a whole number of pieces."],
		["9007199254740992", "Banarasi Silk Saree: the quantity must be a whole number of pieces."],
		["1000001", "Banarasi Silk Saree: please ask us about more than 1000000 pieces by message."],
	])("of %s is refused with a sentence about its line", (quantity, sentence) => {
		const problem = problemOf(`[{"id":"banarasi-silk-saree","quantity":${quantity},"price":250000}]`);
		expect(problem).toMatchObject({ id: "banarasi-silk-saree", message: sentence });
	});
});

test("a quantity between two multiples is refused with both of them", () => {
	const products = catalogue.products.map((one) =>
		one.id === "banarasi-silk-saree" ? { ...one, orderMultiple: 5 } : one,
	);
	const check = (quantity: number) =>
		withSentences(
			checkLines(JSON.stringify([{ id: "banarasi-silk-saree", quantity, price: 250_000 }]), productsAt(products)),
		);
	expect(check(15)).toMatchObject({ ok: true, lines: [{ quantity: 15 }] });
	expect(check(12)).toMatchObject({
		ok: false,
		problems: [
			{
				kind: "quantity",
				message: "Banarasi Silk Saree: Please order in multiples of 5, such as 10 or 15.",
				now: { price: 250_000, minOrder: 10, orderMultiple: 5 },
			},
		],
	});
});

describe("a price", () => {
	test.each([
		[1, " (your cart showed ₹0.01)"],
		[0, " (your cart showed ₹0)"],
		[-250_000, " (your cart showed ₹-2,500)"],
		[249_999, " (your cart showed ₹2,499.99)"],
		["250000", ""],
		[null, ""],
		[0.1, ""],
		[{}, ""],
	])("of %j is never taken: the line says what it costs now", (price, shown) => {
		expect(problemOf(JSON.stringify([{ ...good, price }]))).toEqual({
			id: good.id,
			kind: "price",
			message: `Banarasi Silk Saree is now ₹2,500 per piece${shown}. The new price is in your cart.`,
			now: { price: 250_000, minOrder: 10 },
		});
	});
});

describe("a cart that cannot be taken", () => {
	test.each(["__proto__", "constructor", "toString", "no-such-saree", "", "BANARASI-SILK-SAREE"])(
		"asks for %j",
		(id) => {
			const problem = problemOf(JSON.stringify([{ ...good, id }]));
			expect(problem).toMatchObject({
				id,
				kind: "unknown",
				message: expect.stringContaining("no longer in the catalogue"),
			});
		},
	);

	test("holds a product twice", () => {
		expect(check([good, good])).toMatchObject({
			ok: false,
			problems: [
				{ kind: "quantity", message: "Banarasi Silk Saree is in the list twice. Please keep one line of it." },
			],
		});
	});

	test("has every wrong line named, and nothing taken of the right ones", () => {
		const checked = check([good, { ...good, id: "gone" }, { id: "bridal-lehenga-set", quantity: 1, price: 850_000 }]);
		expect(checked).toMatchObject({
			ok: false,
			message: "Nothing was sent yet. Please look at these items and send again.",
		});
		expect(checked.ok ? [] : checked.problems.map(({ id, kind }) => [id, kind])).toEqual([
			["gone", "unknown"],
			["bridal-lehenga-set", "minimum"],
		]);
	});

	test.each([
		[undefined, "Your cart has not reached us."],
		["", "Your cart has not reached us."],
		["{}", "Your cart has not reached us."],
		["[]", "Your cart is empty."],
		["null", "The list of items could not be read."],
		["not json", "The list of items could not be read."],
		['{"id":"x"}', "The list of items could not be read."],
		['["banarasi-silk-saree"]', "The list of items could not be read."],
		['[{"quantity":10}]', "The list of items could not be read."],
		['[{"id":"banarasi-silk-saree","price":250000}]', "The list of items could not be read."],
		['[{"id":"banarasi-silk-saree","quantity":10}]', "The list of items could not be read."],
		['[{"id":7}]', "The list of items could not be read."],
		["[".repeat(50_000), "The list of items could not be read."],
	])("is the text %j", (text, sentence) => {
		const checked = checkLines(text, shown);
		expect(checked).toMatchObject({ ok: false, problems: [] });
		expect(checked.ok ? "" : wordsOf(checked.problem)).toContain(sentence);
	});

	test("has more lines than a request holds", () => {
		const lines = Array.from({ length: MAX_LINES + 1 }, (_, n) => ({ ...good, id: `p${n}` }));
		expect(check(lines)).toMatchObject({
			ok: false,
			problems: [],
			message: expect.stringContaining("up to 100 products"),
		});
		expect(check(lines.slice(1))).toMatchObject({ ok: false, problems: { length: MAX_LINES } });
	});

	test("has an id that is no id, so that no mail or page carries it on", () => {
		expect(check([{ ...good, id: "x".repeat(101) }])).toMatchObject({ ok: false, problems: [] });
	});
});

test("the products of a cart are asked for by the ids that it names, and none of one that cannot be read", () => {
	expect(askedIds(JSON.stringify([good, { ...good, id: "kasavu-dhoti", quantity: "none" }]))).toEqual([
		"banarasi-silk-saree",
		"kasavu-dhoti",
	]);
	for (const text of [undefined, "", "[]", "{}", "not json", '[{"id":7}]']) expect(askedIds(text)).toEqual([]);
});

describe("whatever text arrives", () => {
	const anyLine = fc.record(
		{
			id: fc.oneof(fc.constantFrom(...catalogue.products.map(({ id }) => id), "__proto__"), fc.string()),
			quantity: fc.oneof(fc.integer({ min: -10, max: 200 }), fc.double(), fc.string(), fc.constant(null)),
			price: fc.oneof(fc.constantFrom(...catalogue.products.map(({ price }) => price)), fc.double(), fc.string()),
		},
		{ requiredKeys: [] },
	);
	const anyText = fc.oneof(
		fc.json(),
		fc.string(),
		fc.array(anyLine, { maxLength: 8 }).map((lines) => JSON.stringify(lines)),
	);

	test("nothing throws; what is taken is priced by the catalogue and keeps every minimum; the rest gets a reason", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const checked = checkLines(text, shown);
				if (!checked.ok) {
					expect(wordsOf(checked.problem)).toMatch(/\.$/);
					return;
				}
				for (const line of checked.lines) {
					const product = catalogue.products.find(({ id }) => id === line.id);
					expect(line).toMatchObject({ name: product?.name, price: product?.price, category: product?.category });
					expect(line.quantity).toBeGreaterThanOrEqual(product?.minOrder ?? Number.POSITIVE_INFINITY);
				}
				expect(totalAmount(checked.lines)).toBeGreaterThan(0);
			}),
			{ seed: 1974, numRuns: 3000 },
		);
	});
});
