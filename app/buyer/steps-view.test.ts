import { describe, expect, test } from "vitest";
import { caseView, entry, HOUR, NOW, shown, version } from "../../tests/support/buyer-views.ts";

describe("the steps of a request", () => {
	test("the answer of the buyer is one, until the company speaks again", () => {
		const said = [entry("ask", "staff"), entry("answer", "buyer")];
		const view = shown(caseView("in_review", { firstAnsweredAt: NOW - HOUR, entries: said }));
		expect(view.answeredAt).toBe(NOW - HOUR);
		const labels = view.steps.map(({ label, state }) => `${label}: ${state}`);
		expect(labels).toEqual(["Requested: done", "We asked you: done", "You answered: now", "Quotation: todo"]);
		expect(shown(caseView("in_review", { entries: [...said, entry("reply", "staff")] })).answeredAt).toBeNull();
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
			["Version 1", "replaced", true],
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
});
