import { describe, expect, test } from "vitest";
import { createTurns } from "./turns.ts";

describe("what is done in turn", () => {
	test("waits until the one before has ended and its answer is drawn", () => {
		const turns = createTurns();
		const done: string[] = [];
		const send = (name: string) => () => {
			done.push(name);
			turns.submitted();
		};
		turns.inTurn(send("spam"));
		turns.inTurn(send("not spam"));
		expect(done).toEqual(["spam"]);
		turns.drawn({ isIdle: false, ended: 0 });
		turns.drawn({ isIdle: true, ended: 0 });
		expect(done).toEqual(["spam"]);
		turns.drawn({ isIdle: true, ended: 1 });
		expect(done).toEqual(["spam", "not spam"]);
	});

	test("is not let through by the late end of one before the last", () => {
		const turns = createTurns();
		const done: string[] = [];
		turns.submitted();
		turns.drawn({ isIdle: true, ended: 1 });
		turns.inTurn(() => void turns.submitted());
		turns.inTurn(() => void done.push("undo"));
		// Drawn again for another reason, before the second one was drawn as under way.
		turns.drawn({ isIdle: true, ended: 1 });
		expect(done).toEqual([]);
		turns.drawn({ isIdle: true, ended: 2 });
		expect(done).toEqual(["undo"]);
	});

	test("waits for a form that somebody sends by hand", () => {
		const turns = createTurns();
		const done: string[] = [];
		turns.drawn({ isIdle: false, ended: 0 });
		turns.inTurn(() => void done.push("take"));
		expect(done).toEqual([]);
		turns.drawn({ isIdle: true, ended: 0 });
		expect(done).toEqual(["take"]);
	});

	test("goes on at once after what submits nothing", () => {
		const turns = createTurns();
		const done: string[] = [];
		turns.inTurn(() => void done.push("first"));
		turns.inTurn(() => void done.push("second"));
		expect(done).toEqual(["first", "second"]);
	});
});
