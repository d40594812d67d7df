import { describe, expect, test } from "vitest";
import { readEntry, writeEntryData } from "../../domain/cases/entry.ts";
import { caseView, entry, HOUR, NOW, shown, version } from "../../tests/support/buyer-views.ts";
import { exampleLine, exampleQuote } from "../../tests/support/quotes.ts";

describe("what the buyer reads", () => {
	test("nothing that only the company should know", () => {
		const rate = { currency: "USD", perUnit: 865_432, day: "2026-11-19", source: "Example Bank" } as const;
		const content = exampleQuote({ currency: "USD", rate, lines: [exampleLine({ listPrice: 98_765 })] });
		const text = JSON.stringify(shown(caseView("quoted", { versions: [version(1, { content })] })));
		for (const secret of [
			"98765",
			"98,765",
			"987.65",
			"case-id",
			"contentHash",
			"buyer@example.com",
			// Of the buyer's telephone; a picture's name may hold any four of its figures.
			"7946 0018",
			"79460018",
			"Example Bank",
			"86.54",
		])
			expect(text).not.toContain(secret);
	});

	test("of what is held for spam, that it is closed, and nothing else", () => {
		const view = shown(caseView("spam", { versions: [version(1)] }));
		expect(view).toMatchObject({ displayStatus: "closed", allowed: [], quote: null, talk: [], versions: [] });
		expect(JSON.stringify(view)).not.toContain("Example Buyer");
	});

	test("by when the company answers, and that it is late; nothing once it has spoken", () => {
		expect(shown(caseView("new")).due).toEqual({ at: NOW + 22 * HOUR, late: false });
		expect(shown(caseView("new", { dueAt: NOW - HOUR })).due).toEqual({ at: NOW - HOUR, late: true });
		// A request that waits apart has no clock; the buyer has the company's promise all the same.
		expect(shown(caseView("new", { dueAt: null })).due).toEqual({ at: NOW + 22 * HOUR, late: false });
		const answered = caseView("in_review", { dueAt: NOW - HOUR, entries: [entry("reply", "staff")] });
		expect(shown(answered).due).toBeNull();
		expect(shown(caseView("quoted", { versions: [version(1)] })).due).toBeNull();
	});

	test("amounts as the shop writes them, and in words as their country reads them", () => {
		const versions = [version(1)];
		expect(shown(caseView("quoted", { versions })).quote).toMatchObject({
			total: "₹1,29,000",
			words: "Rupees one hundred and twenty-nine thousand only",
		});
		expect(shown(caseView("quoted", { versions }, "IN")).quote).toMatchObject({
			total: "₹1,29,000",
			words: "Rupees one lakh twenty-nine thousand only",
		});
	});
});

describe("an offer", () => {
	test("that has run out has ended, whether or not the clock has looked", () => {
		const view = caseView("quoted", { versions: [version(1)] });
		expect(shown(view, undefined, NOW + 25 * HOUR)).toMatchObject({
			displayStatus: "expired",
			allowed: ["reply", "renew"],
			quote: { ended: "expired" },
		});
	});

	test("that was replaced can be read and not be acted on; one that does not exist shows the current one", () => {
		const old = version(1, { endedAs: "superseded", endedAt: NOW - HOUR });
		const view = caseView("quoted", { versions: [version(2), old] });
		expect(shown(view, 1)).toMatchObject({
			allowed: ["reply"],
			current: 2,
			quote: { version: 1, ended: "superseded" },
		});
		for (const wanted of [undefined, 0, 9, Number.NaN]) expect(shown(view, wanted).quote?.version).toBe(2);
		expect(shown(view).allowed).toEqual(["accept", "change", "decline", "reply"]);
	});

	test("of another product than before says both names", () => {
		const before = version(1, { endedAs: "superseded", endedAt: NOW });
		const content = exampleQuote({ lines: [exampleLine({ kind: "substitute", name: "Blue Shirt" })] });
		const rows = shown(caseView("quoted", { versions: [version(2, { content }), before] })).quote?.changes;
		expect(rows?.[0]).toMatchObject({
			subject: "Product in line 1",
			after: "Blue Shirt",
			before: "Cotton Round Neck T-Shirt",
		});
	});

	test("says what was asked for against what is offered, and what a piece costs from where", () => {
		const lines = [
			exampleLine(),
			exampleLine({ key: "l2", quantity: 500, tiers: [{ from: 500, price: 41_500 }] }),
			exampleLine({ key: "l3", kind: "substitute", name: "Cream", requestedName: "Wine" }),
			exampleLine({ key: "l4", kind: "unavailable" }),
			exampleLine({ key: "l5", requested: null }),
		];
		const quote = shown(caseView("quoted", { versions: [version(1, { content: exampleQuote({ lines }) })] })).quote;
		expect(quote?.lines.map(({ asked }) => asked)).toEqual([
			// The rows beside it say what differs.
			"",
			"You asked for 300 pieces.",
			"Offered instead of Wine.",
			"You asked for 300 pieces.",
			"Added by us.",
		]);
		expect(quote?.lines[1]?.tiers).toEqual([
			{ span: "1 to 499", price: "₹430", reached: false },
			{ span: "500 and more", price: "₹415", reached: true },
		]);
		expect(quote?.lines[3]).toMatchObject({ each: "", amount: "", quantity: "" });
		expect(quote?.changeable.map(({ key }) => key)).toEqual(["l1", "l2", "l3", "l5"]);
	});

	test("shows what changed since the one before, with the total last", () => {
		const before = version(1, { endedAs: "superseded", endedAt: NOW });
		const content = exampleQuote({ lines: [exampleLine({ quantity: 1500 })] });
		const rows = shown(caseView("quoted", { versions: [version(2, { content }), before] })).quote?.changes;
		expect(rows).toEqual([
			{
				subject: "Cotton Round Neck T-Shirt",
				before: "300 pieces",
				after: "1,500 pieces",
				difference: "+₹5,16,000",
			},
			{ subject: "Total", before: "₹1,29,000", after: "₹6,45,000", difference: "+₹5,16,000" },
		]);
	});

	test("a change that was asked for stands with the status, its quantities too", () => {
		const wanted = [{ key: "l1", name: "T-Shirt", from: 600, to: 900 }];
		const change = {
			...entry("request_change", "buyer"),
			...readEntry("request_change", writeEntryData({ version: 1, wanted })),
		};
		const view = caseView("revision_requested", { versions: [version(1)], entries: [change] });
		expect(shown(view).statusMessage).toMatchObject({ wanted: [{ name: "T-Shirt", from: "600", to: "900 pieces" }] });
		expect(shown(view).quote?.lines[0]).toMatchObject({
			change: "You have asked to change this to 900 pieces.",
			asked: "",
		});
		// Once it is answered, the line says against what was asked for what it offers.
		expect(shown({ ...view, state: { ...view.state, status: "quoted" } }).quote?.lines[0]?.change).toBe("");
	});

	test("taken back or renewed says which", () => {
		const back = version(1, { endedAs: "withdrawn", endedAt: NOW });
		expect(shown(caseView("in_review", { versions: [back] })).displayStatus).toBe("taken_back");
		expect(shown(caseView("in_review", { versions: [version(1)] })).displayStatus).toBe("renewing");
	});
});

describe("in the unit of the product", () => {
	const sets = exampleLine({ unit: "set", quantity: 12, requested: 10 });
	const both = [sets, exampleLine({ key: "l2", name: "T-Shirt", quantity: 1500 })];
	const quoted = (lines: ReturnType<typeof exampleLine>[]) =>
		caseView("quoted", { versions: [version(1, { content: exampleQuote({ lines }) })] });

	test("a version is counted in pieces, in sets, or in both", () => {
		const { quote, versions } = shown(quoted([sets]));
		expect(quote).toMatchObject({ count: "one line, 12 sets", unit: "set", lines: [{ quantity: "12", unit: "set" }] });
		expect(versions[0]?.summary).toBe("FOB Tuticorin, 12 sets");
		expect(shown(quoted(both)).quote).toMatchObject({ count: "two lines, 1,500 pieces, 12 sets", unit: "mixed" });
	});

	test("a requested quantity is in the unit of its line", () => {
		const wanted = [
			{ key: "l1", name: "Bridal Set", from: 12, to: 1 },
			{ key: "l2", name: "T-Shirt", from: 1500, to: 2500 },
		];
		const change = {
			...entry("request_change", "buyer"),
			...readEntry("request_change", writeEntryData({ version: 1, wanted })),
		};
		const [said] = shown({ ...quoted(both), entries: [change] }).talk;
		expect(said?.wanted.map(({ from, to }) => [from, to])).toEqual([
			["12", "1 set"],
			["1,500", "2,500 pieces"],
		]);
	});

	test("a request is counted in the units it was asked for in, whatever the catalogue says today", () => {
		const view = caseView("new");
		expect(shown(view).request).toMatchObject({ count: "one line, 300 pieces", unit: "piece" });
		const [shirts] = view.request.lines;
		if (!shirts) throw new Error("The request has no line.");
		const lines = [shirts, { ...shirts, id: "p2", name: "Bridal Set", quantity: 12, unit: "set" as const }];
		expect(shown({ ...view, request: { ...view.request, lines } }).request).toMatchObject({
			count: "two lines, 300 pieces, 12 sets",
			unit: "mixed",
		});
	});
});
