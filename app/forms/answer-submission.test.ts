import { describe, expect, test } from "vitest";
import type { FailureReason, Submission } from "../../domain/orders/submission.ts";
import { answerSubmission } from "./answer-submission.server.ts";

const failed = (reason: FailureReason): Submission => ({
	...{ status: "failed", reason, message: "m", detail: "d", values: { name: "Anna" }, formKey: "k" },
});

describe("the answer to a form", () => {
	test.each<[string, Submission, number, object]>([
		["sent", { status: "sent", message: "m" }, 200, { status: "done", sentence: "m" }],
		[
			"to be confirmed",
			{ status: "confirm", message: "m", formKey: "k", values: {} },
			200,
			{ again: true, formKey: "k" },
		],
		["invalid", { status: "invalid", errors: { name: "n" }, values: {} }, 422, { errors: { name: "n" } }],
		["with wrong lines", { status: "lines", message: "m", problems: [], values: {} }, 422, { problems: [] }],
		["used up", failed("conflict"), 422, { status: "conflict", sentence: "d" }],
		["too many", failed("limit"), 429, { reason: "too_many", sentence: "d" }],
		["not stored", failed("storage"), 503, { reason: "storage", sentence: "d", formKey: "k" }],
	])("that is %s says so, to a machine by its status", (_, submission, status, shown) => {
		const answer = answerSubmission(submission, "inquiry");
		expect(answer.data).toMatchObject({ action: "inquiry", ...shown });
		expect(answer.init?.status).toBe(status);
		expect(new Headers(answer.init?.headers).get("Retry-After")).toBe(status === 503 ? "30" : null);
	});

	test("brings back what was typed whenever it was not stored", () => {
		expect(answerSubmission(failed("storage"), "order").data).toMatchObject({ values: { name: "Anna" } });
	});
});
