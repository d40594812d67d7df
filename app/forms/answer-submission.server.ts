import { data } from "react-router";
import type { FailureReason, NotTaken, Submission } from "../../domain/orders/submission.ts";
import { buyerWords, fieldWords } from "../../messages/problems.ts";
import type { Messages } from "../../messages/registry.ts";
import type { FormResult } from "./form-result.ts";

const STATUS: Readonly<Record<FailureReason, number>> = { conflict: 422, limit: 429, storage: 503 };

/** How long a machine should wait before it sends again after a failure of the database, seconds. */
const RETRY_AFTER = "30";

/** Answers a form that stays on its page with what came of storing it. */
export function answerSubmission(submission: Submission, action: "inquiry" | "my-orders", words: Messages) {
	if (submission.status !== "sent") return answerNotTaken(submission, action, words);
	const sentence = action === "inquiry" ? words.intake.inquirySent : words.intake.orderListAsked;
	return answer({ status: "done", action, sentence }, 200);
}

/** Answers a public form that was not taken, in the visitor's words, and with the HTTP status that says the same to a machine. */
export function answerNotTaken(
	notTaken: NotTaken,
	action: "order" | "inquiry" | "my-orders",
	{ problems: words }: Messages,
) {
	const { values, formKey } = notTaken;
	const rest = { action, values, formKey };
	switch (notTaken.status) {
		case "invalid": {
			const errors = fieldWords(notTaken.problems, words);
			return answer({ status: "refused", sentence: "", errors, ...rest }, 422);
		}
		case "lines": {
			const sentence = buyerWords(notTaken.problem, words);
			const problems = notTaken.problems.map(({ problem, ...line }) => {
				return { ...line, message: buyerWords(problem, words) };
			});
			return answer({ status: "refused", sentence, errors: {}, problems, ...rest }, 422);
		}
		case "confirm": {
			const sentence = buyerWords({ code: "press-once-more" }, words);
			return answer({ status: "refused", sentence, errors: {}, again: true, ...rest }, 200);
		}
		case "failed": {
			const { reason } = notTaken;
			const sentence = buyerWords(notTaken.problem, words);
			if (reason === "conflict") return answer({ status: "conflict", sentence, ...rest }, STATUS[reason]);
			const named = reason === "limit" ? "too_many" : reason;
			return answer({ status: "not_saved", reason: named, sentence, ...rest }, STATUS[reason]);
		}
	}
}

function answer(result: FormResult, status: number) {
	return data(result, { status, headers: status === 503 ? { "Retry-After": RETRY_AFTER } : {} });
}
