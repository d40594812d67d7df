import { expect, test } from "vitest";
import { caseActionSchema } from "./case-actions.ts";
import { EVENT_KINDS, EVENT_RULES } from "./event-rules.ts";

test("whatever the table lets staff do they can do by a form", () => {
	const seen = { revision: "1", message: "By telephone", owner: "", name: "Example Buyer", email: "buyer@example.com" };
	const hasForm = (intent: string) => {
		const { error } = caseActionSchema.safeParse({ ...seen, intent });
		return !error?.issues.some(({ path }) => path.length === 1 && path[0] === "intent");
	};
	const staffs = EVENT_KINDS.filter((kind) => EVENT_RULES[kind].by.staff !== undefined);
	// A quotation is sent by its editor, and a person is erased by the settings.
	expect(staffs.filter((kind) => !hasForm(kind))).toEqual(["send_quote", "erased"]);
});
