import { expect, test } from "vitest";
import { askAbout, readSubject, withSubject } from "./use-subject.ts";

test.each(["Banarasi Silk Saree", "T-shirt & Co. #2 (50%)", "தறி"])(
	"%s travels in the address and is read again",
	(name) => {
		const address = new URL(askAbout(name), "https://thari.example");
		expect(address.pathname + address.hash).toBe("/contact#write");
		expect(readSubject(address.search)).toBe(name);
	},
);

test("an address can only name something short, in one line", () => {
	expect(readSubject("?about=a%0Ab%00%09c")).toBe("a b c");
	expect(readSubject(`?about=${"x".repeat(5000)}`)).toHaveLength(120);
	expect(readSubject("?other=1")).toBe("");
});

test.each([
	["", "Saree", "About Saree: "],
	["Do you weave linen?\n", "Saree", "Do you weave linen?\n\nAbout Saree: "],
	["About Saree: in teal?", "Saree", "About Saree: in teal?"],
	["Hello", "", "Hello"],
])("%j about %j becomes %j", (message, subject, text) => {
	expect(withSubject(message, subject)).toBe(text);
});
