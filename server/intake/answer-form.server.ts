import { data } from "react-router";
import type { FailureReason, Submission } from "../../domain/orders/submission.ts";

const STATUS: Readonly<Record<FailureReason, number>> = { conflict: 422, limit: 429, storage: 503, network: 503 };

/** After a failure of the database, a machine should wait so long before it sends again, seconds. */
const RETRY_AFTER = "30";

/** A submission with the HTTP status that says the same to a machine. */
export function answerForm(submission: Submission) {
	if (submission.status === "failed") {
		const status = STATUS[submission.reason];
		return data(submission, { status, headers: status === 503 ? { "Retry-After": RETRY_AFTER } : {} });
	}
	const refused = submission.status === "invalid" || submission.status === "lines";
	return data(submission, { status: refused ? 422 : 200 });
}
