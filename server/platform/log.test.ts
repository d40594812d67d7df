import { describe, expect, test } from "vitest";
import * as z from "zod";
import { createLog, logError, logPrinted } from "./log.ts";

/** What a log writes for one failure. */
function logged(
	error: unknown,
	fields?: Record<string, string | number>,
): { text: string; line: Record<string, unknown> } {
	let text = "";
	const log = createLog({ write: (line: string) => (text += line) });
	logError("it failed", error, fields, log);
	return { text, line: JSON.parse(text) };
}

const BUYER = "buyer@example.com";

describe("the log", () => {
	test("keeps kind, code, the message's first line and the places of a failure", () => {
		const { line } = logged(Object.assign(new TypeError("no table"), { code: "42P01" }), { requestId: "r1" });
		expect(line).toMatchObject({
			msg: "it failed",
			requestId: "r1",
			err: { name: "TypeError", code: "42P01", message: "no table" },
		});
		expect((line.err as { stack: string }).stack).toMatch(/^\s+at /);
	});

	test.each([
		["detail", `Key (email)=(${BUYER}) already exists.`],
		["parameters", ["Example Buyer", BUYER]],
		["where", `unnamed portal parameter $4 = '${BUYER}'`],
		["response", `550 <${BUYER}> no such user`],
		["rejected", [BUYER]],
		["cause", new Error(BUYER)],
		["code", { nested: BUYER }],
	])("leaves out what libraries put into %s", (property, value) => {
		const { text } = logged(Object.assign(new Error("refused"), { [property]: value }));
		expect(text).toContain("refused");
		expect(text).not.toContain(BUYER);
	});

	test("leaves out further lines of a message, in the stack too", () => {
		const { text } = logged(new Error(`first line\nFailing row contains (1, ${BUYER})`));
		expect(text).toContain("first line");
		expect(text).not.toContain(BUYER);
	});

	test("leaves out the token of a private page", () => {
		const token = "aZ09-_bcdefghijklmnopqrstuvwxyzABCDEFGHIJKL";
		expect(logged(new Error(`No route matches /q/${token}/x`)).text).not.toContain(token.slice(0, 8));
		expect(logged(`/q/${token}`).text).not.toContain(token.slice(0, 8));
	});

	test("takes what libraries print, without tokens and further lines", () => {
		let text = "";
		const { warn, error } = console;
		try {
			logPrinted(createLog({ write: (line: string) => (text += line) }));
			console.warn('The path "/q/%s%" could not be decoded\n%s', "aZ09-_bcdefghijklmnopqrstuvwxyzABCDEFGHIJKL", BUYER);
			console.error(new Error("no route for /q/aZ09-_bcdefghijklmnopqrstuvwxyzABCDEFGHIJKL"));
		} finally {
			Object.assign(console, { warn, error });
		}
		const lines = text.trim().split("\n");
		expect(lines.map((line) => JSON.parse(line).printed)).toEqual([
			'The path "/q/…%" could not be decoded',
			"Error: no route for /q/…",
		]);
	});

	test("leaves out the values a schema refused", () => {
		const result = z.object({ reference: z.string() }).safeParse({ reference: 7, email: BUYER });
		expect(logged(result.error).text).not.toContain(BUYER);
	});

	test("takes what is no error", () => {
		expect(logged("a text\nand more").line).toMatchObject({ err: { message: "a text" } });
		expect(logged(null).line).toMatchObject({ err: { message: "null" } });
	});
});
