import { expect, test } from "vitest";
import { telLink } from "./tel-link.ts";

test("a single number is called as it is written", () => {
	expect(telLink("+91 98765 43210")).toBe("tel:+919876543210");
	expect(telLink("020 7946-0018")).toBe("tel:02079460018");
	expect(telLink("+44 (0)20 7946 0018")).toBe("tel:+442079460018");
	expect(telLink("(020) 7946 0018")).toBe("tel:02079460018");
});

test("what is no single number is no link", () => {
	for (const phone of [
		"ask me by mail",
		"*#06#",
		"+91 ९८७६५ ४३२१०",
		"+44 20 7946 O018",
		"+44 20 7946 0018 ext. 12",
		"+44 20 7946 0018, +44 20 7946 0019",
		"+44 20 7946 0018 / +44 20 7946 0019",
		"123 456",
		"+++",
	])
		expect(telLink(phone)).toBeUndefined();
});
