import { expect, test } from "vitest";
import { readRole, rights, roleHas } from "./staff.ts";

test("an owner may do everything", () => {
	expect(rights.filter((right) => !roleHas("owner", right))).toEqual([]);
});

test("staff work on cases, quotes and the catalogue and read the figures; the company is not theirs to change", () => {
	expect(rights.filter((right) => roleHas("staff", right))).toEqual([
		"cases.work",
		"quotes.send",
		"catalogue.edit",
		"reports.read",
	]);
});

test.each(["", "Owner", "admin", "__proto__", undefined, 1])("%j is no role", (text) => {
	expect(readRole(text)).toBeUndefined();
});
