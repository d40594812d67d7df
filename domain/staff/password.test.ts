import { describe, expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import { PASSWORD_MOST, passwordProblem, preparePassword } from "./password.ts";

const OWN = ["Asha Example", "asha.example@thari.example", "Thari Textiles"];

describe("a password", () => {
	test.each([
		"four words in a row",
		"correct zebra loom",
		"Ashanti goldfield 9",
		"tharparkar desert wind",
		"நெசவு தறி நூல் பட்டு",
		"🧵🧶🪡🧵🪢🧵🪡🧶🧵🪢🪡🧶",
		"x".repeat(11) + "yzzyxyxz".repeat(3),
	])("may be %s", (password) => {
		expect(passwordProblem(password, OWN)).toBeUndefined();
	});

	test.each([
		["", "at least 12"],
		["elevenchars", "at least 12"],
		// Eleven characters, which are twenty-two halves.
		["🧵".repeat(11), "at least 12"],
		["a1".repeat(PASSWORD_MOST), "at most 128"],
		["password1234", "that attackers try"],
		["Pass Word 1234", "that attackers try"],
		["aaaaaaaaaaaa", "that attackers try"],
		["abcabcabcabcab", "that attackers try"],
		["1234 1234 1234", "that attackers try"],
		["123456789012", "that attackers try"],
		["lkjhgfdsapoiu", "that attackers try"],
		["qwertyuiopas", "that attackers try"],
		["asha.example@thari.example", "little more than"],
		["Thari-Textiles-1", "little more than"],
		["ExampleAsha!!1", "little more than"],
	])("may not be %j", (password, sentence) => {
		expect(wordsOf(passwordProblem(password, OWN))).toContain(sentence);
	});

	test("is the same from every keyboard", () => {
		expect(preparePassword("Zoe\u0308")).toBe(preparePassword("Zoë"));
	});
});
