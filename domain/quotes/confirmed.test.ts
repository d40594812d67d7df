import { describe, expect, test } from "vitest";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";
import { MAX_PRICE, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { groupField, lineField } from "./choice-fields.ts";
import { readChoice } from "./choice-form.ts";
import { asAccepted, asItStands, type Choice, choiceOf, confirm, shownStamp } from "./confirmed.ts";
import { type DeliveryInput, plainDelivery } from "./delivery.ts";
import { readConfirmed, writeConfirmed } from "./stored-confirmed.ts";

const always = exampleLine({ key: "a", name: "Shirt", quantity: 10, unitPrice: 100, tiers: [] });
const second = exampleLine({ key: "e", name: "Scarf", quantity: 4, unitPrice: 50, tiers: [] });
const extra = exampleLine({ key: "b", quantity: 5, unitPrice: 300, tiers: [], choice: { is: "optional" } });
const labels = exampleLine({ key: "s", name: "Labels", quantity: 1, unitPrice: 70, sort: "service", productId: "" });
const group = (key: string, unitPrice: number) =>
	exampleLine({ key, quantity: 1, unitPrice, tiers: [], choice: { is: "alternative", group: "Label" } });
const deliveries: [DeliveryInput, DeliveryInput] = [
	plainDelivery("d1", "FOB", "Tuticorin"),
	{ ...plainDelivery("d2", "CIF", "Hamburg"), freight: { typed: "amount", amount: 500 } },
];
const lines = [always, second, extra, group("c", 700), group("d", 900), labels];
const whole = exampleQuote({ lines, deliveries });
const quote = exampleQuote({ lines, deliveries, leavingOut: { allowed: true, least: 1_000 } });
const all = ["a", "e", "d", "s"];

function confirmed(content: typeof quote, choice: Choice) {
	const result = confirm(content, choice);
	if (!result.ok) throw new Error(result.problem.code);
	return result.confirmed;
}

describe("what a buyer confirms", () => {
	test("an offer without choices is confirmed as it stands", () => {
		const plain = exampleQuote({ lines: [always], charges: {} });
		expect(confirmed(plain, asItStands(plain))).toMatchObject({ lines: [{ key: "a", amount: 1000 }], leftOut: [] });
	});

	test("is what was taken, one way of delivery, what was left out, and adds up to the total", () => {
		const { lines, leftOut, charges, total, delivery } = confirmed(quote, {
			lines: ["d", "b", "a", "s"],
			delivery: "d2",
		});
		expect(lines.map(({ key, amount }) => [key, Number(amount)])).toEqual([
			["a", 1000],
			["b", 1500],
			["d", 900],
			["s", 70],
		]);
		expect(leftOut.map(({ key }) => key)).toEqual(["e", "c"]);
		expect(delivery).toEqual({ key: "d2", name: "CIF Hamburg" });
		expect([...lines, ...charges].reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(total));
		expect(Number(total)).toBe(3970);
	});

	test("is stored and read as it is, and leads back to the choice", () => {
		const what = confirmed(quote, { lines: ["a", "d"], delivery: "d2" });
		expect(readConfirmed(writeConfirmed(what))).toEqual(what);
		expect(choiceOf(what)).toEqual({ lines: ["a", "d"], delivery: "d2" });
		const accepted = asAccepted(quote, choiceOf(what));
		expect(confirmed(accepted, asItStands(accepted))).toEqual({ ...what, leftOut: [] });
	});

	test("is read as it was stored, up to the most that can be counted", () => {
		const most = exampleQuote({
			lines: Array.from({ length: 90 }, (_, at) =>
				exampleLine({ key: `l${at}`, quantity: MAX_QUANTITY, unitPrice: MAX_PRICE, tiers: [] }),
			),
		});
		const what = confirmed(most, asItStands(most));
		expect(what.total).toBeGreaterThan(Number.MAX_SAFE_INTEGER * 0.99);
		expect(readConfirmed(writeConfirmed(what))).toEqual(what);
	});

	test.each<[string, typeof quote, Partial<Choice>, string]>([
		["no alternative", quote, { lines: ["a", "e"] }, "choice-open"],
		["two alternatives of one group", quote, { lines: ["a", "c", "d"] }, "choice-of-two"],
		["a line that is not there", quote, { lines: [...all, "z"] }, "choice-outdated"],
		["a line twice", quote, { lines: [...all, "a"] }, "choice-outdated"],
		["another way of delivery", quote, { delivery: "d9" }, "choice-outdated"],
		["a line too few where the offer is taken as a whole", whole, { lines: ["a", "d", "s"] }, "choice-line-needed"],
		[
			"everything left out",
			exampleQuote({ lines: [always, second], leavingOut: quote.leavingOut }),
			{ lines: [], delivery: "d1" },
			"choice-empty",
		],
		[
			"services alone",
			exampleQuote({ lines: [always, labels], leavingOut: quote.leavingOut }),
			{ lines: ["s"], delivery: "d1" },
			"choice-empty",
		],
		["less than the least", quote, { lines: ["e", "c"] }, "choice-below-least"],
		[
			"less than a payment that is an amount",
			exampleQuote({
				lines: [always, second],
				leavingOut: { allowed: true, least: 0 },
				schedule: [
					{ part: { typed: "amount", amount: 1_100 }, trigger: "proforma", days: null },
					{ part: { typed: "percent", percent: 10_000 }, trigger: "before-dispatch", days: null },
				],
			}),
			{ lines: ["a"], delivery: "d1" },
			"choice-below-payments",
		],
	])("%s is refused with its reason", (_, content, choice, code) => {
		expect(confirm(content, { lines: all, delivery: "d2", ...choice })).toMatchObject({ ok: false, problem: { code } });
	});

	test("a form says what is taken: fixed lines always, others where they are ticked", () => {
		const fields = { choosing: "1", way: "d2", [lineField("b")]: "on", [groupField(0)]: "d" };
		expect(new Set(readChoice(fields, whole)?.lines)).toEqual(new Set(["a", "e", "s", "b", "d"]));
		expect(readChoice({ ...fields, [lineField("a")]: "on" }, quote)).toEqual({
			delivery: "d2",
			lines: ["d", "a", "b"],
		});
		expect(readChoice({ way: "d2" }, whole)).toBeUndefined();
	});

	test("what stood on the screen tells two choices apart", () => {
		const [one, other] = [
			confirmed(quote, { lines: ["a", "c"], delivery: "d1" }),
			confirmed(quote, { lines: ["a", "d"], delivery: "d1" }),
		];
		expect(shownStamp(one)).not.toBe(shownStamp(other));
	});
});
