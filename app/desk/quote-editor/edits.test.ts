import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changed, type Edits, MOST_STEPS, redone, undone, untouched } from "./edits.ts";

const typed = (edits: Edits<string>, text: string, visit: number) =>
	[...text].reduce((so, letter) => changed(so, so.present + letter, visit), edits);

describe("undo and redo", () => {
	it("take typing in one visit to a field as one step", () => {
		const both = typed(typed(untouched(""), "navy", 1), " blue", 2);
		expect(both.present).toBe("navy blue");
		expect(undone(both).present).toBe("navy");
		expect(undone(undone(both)).present).toBe("");
	});

	it("take each change as a step that was not typed", () => {
		const both = changed(changed(untouched(0), 1), 2);
		expect(undone(both).present).toBe(1);
	});

	it("begin a new step after an undo, though the field has not been left", () => {
		const again = typed(undone(typed(typed(untouched(""), "a", 1), "b", 2)), "c", 2);
		expect(again.present).toBe("ac");
		expect(undone(again).present).toBe("a");
	});

	it("drop what was undone when something else is done", () => {
		expect(redone(changed(undone(changed(untouched(0), 1)), 5)).present).toBe(5);
	});

	it("stay where there is nothing to undo or redo", () => {
		const edits = untouched("as it is");
		expect([undone(edits), redone(edits), changed(edits, edits.present)]).toEqual([edits, edits, edits]);
	});

	it("forget the oldest steps", () => {
		let edits = untouched(0);
		for (let step = 1; step <= MOST_STEPS + 10; step++) edits = changed(edits, step);
		expect(edits.past).toHaveLength(MOST_STEPS);
		for (let step = 0; step < MOST_STEPS + 10; step++) edits = undone(edits);
		expect(edits.present).toBe(10);
	});

	it("come back to where they were, in any order", () => {
		const step = fc.oneof(fc.constant("undo"), fc.constant("redo"), fc.tuple(fc.nat(), fc.option(fc.nat(3))));
		fc.assert(
			fc.property(fc.array(step), (steps) => {
				let edits = untouched(-1);
				for (const one of steps) {
					if (one === "undo") edits = undone(edits);
					else if (one === "redo") edits = redone(edits);
					else if (typeof one !== "string") edits = changed(edits, one[0], one[1] ?? undefined);
				}
				const all = [...edits.past, edits.present, ...edits.future];
				let back = edits;
				while (back.past.length > 0) back = undone(back);
				expect(back.present).toBe(all[0]);
				while (back.future.length > 0) back = redone(back);
				expect([...back.past, back.present]).toEqual(all);
			}),
		);
	});
});
