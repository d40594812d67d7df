import { expect, test } from "vitest";
import { parseForm } from "../shared/form.ts";
import { MAX_STAFF_TEXT } from "../shared/text-limits.ts";
import { inquiryActionSchema } from "./inquiry-actions.ts";
import { INQUIRY_EVENTS } from "./inquiry-case.ts";

const seen = { revision: "3", entryId: "0f8fad5b-d9cb-469f-a165-70867728950e" };
const read = (fields: Record<string, string>) => parseForm(inquiryActionSchema, { ...seen, ...fields });

test("whatever can happen to an inquiry has a form", () => {
	// The form says "take": an inquiry is assigned to nobody but its sender.
	const intents = INQUIRY_EVENTS.map((kind) => (kind === "assign" ? "take" : kind));
	expect(intents.filter((intent) => !read({ intent, message: "x" }).ok)).toEqual([]);
	expect(read({ intent: "erase" })).toMatchObject({ problems: { intent: expect.anything() } });
});

test("a text is refused, never cut, where it is too long", () => {
	for (const intent of ["reply", "note"]) {
		const longest = "x".repeat(MAX_STAFF_TEXT);
		expect(read({ intent, message: ` ${longest}\r\n` })).toMatchObject({ ok: true, value: { message: longest } });
		expect(read({ intent, message: `${longest}x` })).toEqual({
			ok: false,
			problems: { message: { code: "too-long", limit: MAX_STAFF_TEXT } },
		});
		expect(read({ intent, message: " \r\n" })).toEqual({
			ok: false,
			problems: { message: { code: "inquiry-text-missing" } },
		});
	}
});

test("the revision and the action's id are checked", () => {
	expect(read({ intent: "close" })).toEqual({ ok: true, value: { ...seen, revision: 3, intent: "close" } });
	expect(read({ intent: "close", revision: "" }).ok).toBe(false);
	expect(read({ intent: "close", entryId: "1" }).ok).toBe(false);
});
