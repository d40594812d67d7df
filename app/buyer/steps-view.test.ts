import { describe, expect, test } from "vitest";
import type { EventKind } from "../../domain/cases/events.ts";
import type { CaseView } from "../../server/cases/case-views.ts";
import { caseView, entry, HOUR, NOW, shown, version } from "../../tests/support/buyer-views.ts";
import { exampleSchedule } from "../../tests/support/example-schedule.ts";
import { exampleQuote, type QuoteChanges } from "../../tests/support/quotes.ts";

describe("the steps of a request", () => {
	test("the answer of the buyer is one, until the company speaks again", () => {
		const said = [entry("ask", "staff"), entry("answer", "buyer")];
		const view = shown(caseView("in_review", { firstAnsweredAt: NOW - HOUR, entries: said }));
		expect(view.answeredAt).toBe(NOW - HOUR);
		const labels = view.steps.map(({ label, state }) => `${label}: ${state}`);
		expect(labels).toEqual(["Requested: done", "We asked you: done", "You answered: now", "Quotation: todo"]);
		expect(shown(caseView("in_review", { entries: [...said, entry("reply", "staff")] })).answeredAt).toBeNull();
	});

	test("a request that has been taken up is in review; one that has not is only requested", () => {
		const steps = (status: "new" | "in_review") =>
			shown(caseView(status)).steps.map(({ label, state }) => `${label}: ${state}`);
		const toCome = ["Quotation: todo", "Your decision: todo"];
		expect(steps("new")).toEqual(["Requested: now", ...toCome]);
		expect(steps("in_review")).toEqual(["Requested: done", "In review: now", ...toCome]);
	});

	test("a version that the page is about has its own, however many came after it", () => {
		const replaced = { endedAs: "superseded", endedAt: NOW - HOUR } as const;
		const view = caseView("quoted", {
			versions: [version(5), ...[4, 3, 2, 1].map((number) => version(number, replaced))],
		});
		const versions = (wanted?: number) =>
			shown(view, wanted)
				.steps.map(({ label }) => label)
				.filter((label) => label.startsWith("Version"));
		expect(versions()).toEqual(["Version 3", "Version 4", "Version 5"]);
		expect(versions(1)).toEqual(["Version 1", "Version 3", "Version 4", "Version 5"]);
	});

	test("an offer that is over has one for its end; a former one is marked as the one that is read", () => {
		const steps = (view: ReturnType<typeof caseView>, wanted?: number) =>
			shown(view, wanted).steps.map(({ label, note, isRead }) => [label, note || undefined, isRead || false]);
		const declined = caseView("declined_by_buyer", { versions: [version(1)], entries: [entry("decline", "buyer")] });
		expect(steps(declined)).toEqual([
			["Requested", undefined, false],
			["Version 1", undefined, false],
			["You declined", undefined, false],
		]);
		const refused = caseView("declined_by_us", { firstAnsweredAt: NOW - HOUR, entries: [entry("refuse", "staff")] });
		expect(steps(refused).map(([label]) => label)).toEqual(["Requested", "We declined"]);
		const old = version(1, { endedAs: "superseded", endedAt: NOW - HOUR });
		expect(steps(caseView("quoted", { versions: [version(2), old] }), 1)).toEqual([
			["Requested", undefined, false],
			["Version 1", "since replaced", true],
			["Version 2", undefined, false],
			["Your decision", undefined, false],
		]);
	});

	test("an open question is that of now, and the buyer's answer the next", () => {
		const view = caseView("needs_info", { firstAnsweredAt: NOW - HOUR, entries: [entry("ask", "staff")] });
		expect(shown(view).steps.map(({ label, state }) => [label, state])).toEqual([
			["Requested", "done"],
			["We asked you", "now"],
			["You answer", "todo"],
			["Quotation", "todo"],
		]);
	});

	describe("of an order", () => {
		const proforma = { pages: 2, bytes: 90_000 };
		const accepted = (
			more: QuoteChanges,
			said: readonly EventKind[] = [],
			isInvoiced = true,
			state: Partial<CaseView["state"]> = {},
			at = NOW,
		) => {
			const one = version(1, { content: exampleQuote(more) });
			const acceptance = {
				...{ version: 1, name: "Example Buyer", at, how: "buyer", purchaseOrder: "", confirmed: null },
				...{ proforma: isInvoiced ? proforma : null, total: one.total },
			};
			const entries = said.map((kind) => entry(kind, "staff"));
			const view = caseView("accepted", { versions: [one], acceptance, entries });
			return shown({ ...view, state: { ...view.state, ...state } }).steps.slice(2);
		};
		const named = (steps: ReturnType<typeof accepted>) => steps.map(({ label, state }) => `${label}: ${state}`);

		test("those to come are told as its terms give them, each payment where it is due", () => {
			const steps = accepted({ schedule: exampleSchedule(7) });
			expect(named(steps)).toEqual([
				...["Accepted: done", "Proforma invoice: done", "First payment: now"],
				...["Making: todo", "Dispatch: todo", "Balance: todo"],
			]);
			expect(steps.map(({ note }) => note)).toEqual([
				"Example Buyer",
				"ready",
				"30% within 7\u00a0days of the proforma invoice (by 27\u00a0November\u00a02026)",
				"35 days, once the advance has arrived",
				"FOB Tuticorin, port of loading Tuticorin",
				"70% against documents",
			]);
		});

		test("what has been recorded is done, and no more than that", () => {
			const schedule = exampleSchedule(7);
			expect(named(accepted({ schedule }, [], false)).slice(1, 3)).toEqual([
				"Proforma invoice: now",
				"First payment: todo",
			]);
			expect(named(accepted({ schedule }, ["record_payment"])).slice(2)).toEqual([
				...["First payment: done", "Making: now", "Dispatch: todo", "Balance: todo"],
			]);
			expect(named(accepted({ schedule }, ["record_payment", "record_production"]))).toContain("In production: now");
		});

		test("a payment is overdue once its day is over and none has been recorded", () => {
			const schedule = exampleSchedule(0);
			const overdue = (said: readonly EventKind[], at: number) =>
				accepted({ schedule }, said, true, {}, at)
					.filter(({ isOverdue }) => isOverdue)
					.map(({ label }) => label);
			expect(overdue([], NOW - 2 * 24 * HOUR)).toEqual(["First payment"]);
			expect(overdue([], NOW)).toEqual([]);
			expect(overdue(["record_payment"], NOW - 2 * 24 * HOUR)).toEqual([]);
		});

		test("while one side asks to undo it no making follows; a request that has lapsed keeps nothing back", () => {
			const asked = (until: number) =>
				named(accepted({}, [], true, { undo: { until, askedBy: "buyer", backTo: "quoted" } }));
			expect(asked(NOW + HOUR)).toEqual(["Accepted: done", "Proforma invoice: now"]);
			expect(asked(NOW - HOUR)).toEqual(named(accepted({})));
			expect(asked(NOW - HOUR)).toContain("Making: todo");
		});

		test("without a schedule the terms of payment say how it is paid; what is not agreed is left out", () => {
			const steps = accepted({ leadTimeDays: null, portOfLoading: "" });
			expect(steps.find(({ label }) => label === "Payment")?.note).toBe("30% advance, 70% against copy of B/L");
			expect(steps.find(({ label }) => label === "Making")?.note).toBe("");
			expect(steps.at(-1)?.note).toBe("FOB Tuticorin");
		});
	});
});
