import { describe, expect, test } from "vitest";
import type { FailureReason, NotTaken } from "../../domain/orders/submission.ts";
import type { BuyerProblem } from "../../domain/shared/problem.ts";
import { messagesFor } from "../../messages/registry.ts";
import { answerNotTaken, answerSubmission } from "./answer-submission.server.ts";

const words = messagesFor("en");
const failed = (reason: FailureReason, code: "sent-otherwise-before" | "not-stored"): NotTaken => ({
	...{ status: "failed", reason, problem: { code }, values: { name: "Anna" }, formKey: "k" },
});
const tooMany: BuyerProblem = { code: "too-many-forms-from-address", minutes: 60 };

describe("the answer to a form", () => {
	test.each<[string, NotTaken, number, object]>([
		[
			"to be confirmed",
			{ status: "confirm", formKey: "k", values: {} },
			200,
			{ status: "refused", again: true, formKey: "k", sentence: expect.stringContaining("Nothing is saved yet") },
		],
		[
			"invalid",
			{ status: "invalid", problems: { email: { code: "email-not-valid" } }, values: {} },
			422,
			{ status: "refused", errors: { email: words.problems["email-not-valid"] } },
		],
		[
			"with wrong lines",
			{
				status: "lines",
				problem: { code: "lines-not-right" },
				problems: [{ id: "saree", kind: "unknown", problem: { code: "line-unknown" } }],
				values: {},
			},
			422,
			{
				status: "refused",
				sentence: words.problems["lines-not-right"],
				problems: [{ id: "saree", kind: "unknown", message: words.problems["line-unknown"] }],
			},
		],
		[
			"used up",
			failed("conflict", "sent-otherwise-before"),
			422,
			{ status: "conflict", sentence: expect.stringContaining("that was saved") },
		],
		[
			"too many",
			{ status: "failed", reason: "limit", problem: tooMany, values: {} },
			429,
			{ status: "not_saved", reason: "too_many", sentence: expect.stringContaining("Nothing was saved") },
		],
		[
			"not stored",
			failed("storage", "not-stored"),
			503,
			{ status: "not_saved", reason: "storage", sentence: expect.stringContaining("It was not saved."), formKey: "k" },
		],
	])("that is %s says so in the visitor's words, and to a machine by its status", (_, notTaken, status, shown) => {
		const answer = answerNotTaken(notTaken, "order", words);
		expect(answer.data).toMatchObject({ action: "order", ...shown });
		expect(answer.init?.status).toBe(status);
		expect(new Headers(answer.init?.headers).get("Retry-After")).toBe(status === 503 ? "30" : null);
		expect(answerSubmission(notTaken, "inquiry", words)).toEqual({
			...answer,
			data: { ...answer.data, action: "inquiry" },
		});
	});

	test("that is stored says what happens next", () => {
		const sent = (action: "inquiry" | "my-orders") => answerSubmission({ status: "sent" }, action, words);
		expect(sent("inquiry").data).toEqual({
			...{ status: "done", action: "inquiry" },
			sentence: "Thank you for your inquiry! We will contact you within 24 hours.",
		});
		expect(sent("my-orders").data).toMatchObject({ status: "done", sentence: words.intake.orderListAsked });
	});

	test("brings back what was typed whenever it was not stored", () => {
		const { data } = answerNotTaken(failed("storage", "not-stored"), "order", words);
		expect(data).toMatchObject({ values: { name: "Anna" } });
	});
});
