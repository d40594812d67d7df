import { describe, expect, test, vi } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import { log } from "../platform/log.ts";
import { storageProblem } from "../platform/refusal.ts";
import { StorageError } from "../platform/storage-error.ts";
import { createFormKeys, HURRIED } from "./form-keys.ts";
import { bodyHash, keyOrConfirm, suspicionOf } from "./form-submissions.ts";

describe("what the sender reads when nothing could be stored", () => {
	test.each([
		["a full disk", new StorageError("full", "no", undefined), "It was not saved."],
		["a busy database", new StorageError("busy", "no", undefined), "It was not saved."],
		["a database that is gone", new StorageError("unavailable", "no", undefined), "It was not saved."],
		[
			"a lost answer",
			new StorageError("unavailable", "unknown", undefined),
			"We could not learn whether it was saved.",
		],
		["a failed sync", new StorageError("broken", "unknown", undefined), "We could not learn whether it was saved."],
		["a failure nobody foresaw", new TypeError("undefined is not a function"), "It was not saved."],
	])("%s", (_, error, sentence) => {
		const logged = vi.spyOn(log, "error");
		const told = wordsOf(storageProblem(error, "id-1"));
		expect(told).toContain(sentence);
		expect(told).toMatch(/send it again/);
		expect(logged.mock.lastCall?.[0]).toMatchObject({ requestId: "id-1" });
	});
});

describe("a form's key", () => {
	const clock = { now: Date.UTC(2026, 10, 20) };
	const keys = createFormKeys(Buffer.alloc(32), () => clock.now);
	const values = { name: "Example" };
	const take = (text: string | undefined) => keyOrConfirm(keys, keys.read(text), text, values);

	test("is taken from the moment a person could have typed the form", () => {
		const issued = keys.issue();
		clock.now += HURRIED - 1;
		expect(take(issued)).toMatchObject({ confirm: { status: "confirm", formKey: issued, values } });
		clock.now += 1;
		expect(take(issued)).toEqual({ key: { id: expect.any(String), age: HURRIED } });
	});

	test.each([undefined, "", "forged", createFormKeys(Buffer.alloc(32), () => clock.now - 9 * 86_400_000).issue()])(
		"%j is answered with a fresh one and the form as it was",
		(text) => {
			const answer = take(text);
			if (!("confirm" in answer) || answer.confirm.status !== "confirm") throw new Error("it was taken");
			expect(answer.confirm.formKey).not.toBe(text);
			expect(keys.read(answer.confirm.formKey)).toMatchObject({ age: 0 });
			expect(answer.confirm.values).toEqual(values);
		},
	);
});

describe("suspected spam and content", () => {
	test("falls on a filled hidden field alone", () => {
		expect([suspicionOf({}), suspicionOf({ website: "" }), suspicionOf({ website: "x" })]).toEqual([
			null,
			null,
			"honeypot",
		]);
	});

	test("is the same content only when every field is", () => {
		const hash = bodyHash({ a: "1", b: "2" });
		expect(bodyHash({ a: "1", b: "2" })).toBe(hash);
		for (const other of [{ a: "1" }, { a: "1", b: "3" }, { a: "12", b: "" }, [{ a: "1", b: "2" }, undefined]]) {
			expect(bodyHash(other)).not.toBe(hash);
		}
	});
});
