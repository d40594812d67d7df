import { expect, test } from "vitest";
import { type ActionResult, errorsOf, isNotDone, statusOf, typedIn } from "./action-result.ts";

const done: ActionResult = { status: "done", action: "save" };
const refused: ActionResult = {
	...{ status: "refused", action: "save", sentence: "Nothing was saved." },
	...{ errors: { name: "Please enter a name" }, values: { name: "" } },
};

test("what is not answered yet, or not any more, is neither done nor not done", () => {
	for (const none of [undefined, null]) expect(isNotDone(none)).toBe(false);
	expect(isNotDone(done)).toBe(false);
	expect(isNotDone(refused)).toBe(true);
});

test("only a refusal has sentences for fields, and only what was not done brings back what was typed", () => {
	expect([errorsOf(undefined), errorsOf(done), errorsOf(refused)]).toEqual([{}, {}, { name: "Please enter a name" }]);
	expect([typedIn(done), typedIn(refused)]).toEqual([undefined, { name: "" }]);
});

test("the HTTP status says the same to a machine", () => {
	expect([done, refused, { ...refused, errors: {} }].map(statusOf)).toEqual([200, 422, 409]);
	const lost = {
		action: "save",
		values: {},
		status: "not_saved",
		sentence: "Nothing was saved.",
	} as const;
	expect((["storage", "too_many", "too_large"] as const).map((reason) => statusOf({ ...lost, reason }))).toEqual([
		503, 429, 413,
	]);
});
