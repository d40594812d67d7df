import { data } from "react-router";
import type { FailureReason, Submission } from "../../domain/orders/submission.ts";
import type { FormResult } from "./form-result.ts";

const STATUS: Readonly<Record<FailureReason, number>> = { conflict: 422, limit: 429, storage: 503, network: 503 };

/** How long a machine should wait before it sends again after a failure of the database, seconds. */
const RETRY_AFTER = "30";

/** Answers a public form with what came of storing it, and the HTTP status that says the same to a machine. */
export function answerSubmission(submission: Submission, action: "order" | "inquiry" | "my-orders") {
	const answer = (result: FormResult, status: number) =>
		data(result, { status, headers: status === 503 ? { "Retry-After": RETRY_AFTER } : {} });
	if (submission.status === "sent") return answer({ status: "done", action, sentence: submission.message }, 200);
	const { values, formKey } = submission;
	const rest = { action, values, formKey };
	switch (submission.status) {
		case "invalid":
			return answer({ status: "refused", sentence: "", errors: submission.errors, ...rest }, 422);
		case "lines": {
			const { message, problems } = submission;
			return answer({ status: "refused", sentence: message, errors: {}, problems, ...rest }, 422);
		}
		case "confirm":
			return answer({ status: "refused", sentence: submission.message, errors: {}, again: true, ...rest }, 200);
		case "failed": {
			const { reason, detail } = submission;
			const status = STATUS[reason];
			if (reason === "conflict") return answer({ status: "conflict", sentence: detail, ...rest }, status);
			const named = reason === "limit" ? "too_many" : reason;
			return answer({ status: "not_saved", reason: named, sentence: detail, ...rest }, status);
		}
	}
}
