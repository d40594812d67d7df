import { expect, test } from "vitest";
import { followed } from "./draft.ts";

test("a second tab follows every letter that is typed in the first", () => {
	let value = "";
	let filled: string | undefined;
	for (const drafted of ["J", "Jo", "John", "Joh", "", "Jane"]) {
		value = filled = followed(value, filled, drafted);
		expect(value).toBe(drafted);
	}
});

test("what a person has typed here stays, whatever the other tab says", () => {
	expect(followed("Anna", undefined, "John")).toBe("Anna");
	expect(followed("Johnny", "John", "Jo")).toBe("Johnny");
	expect(followed("Anna", undefined, undefined)).toBe("Anna");
});
