import { expect, test } from "vitest";
import { historyWords } from "./entry-words.ts";

test("who opens an ended case again is said: only the buyer asks for a new quotation", () => {
	expect(historyWords({ actor: "buyer", kind: "renew", data: {} })).toBe("asked for a new quotation");
	expect(historyWords({ actor: "staff", kind: "renew", data: {} })).toBe("reopened the case");
});
