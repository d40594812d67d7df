import { data } from "react-router";
import { refusalOf } from "../../../server/platform/refusal.ts";
import { problemText } from "./problem-words.ts";

const STATUS_TEXT = { 503: "Service Unavailable", 422: "Unprocessable Content" } as const;

/**
 * An action of the desk whose failures in the database or the PDFs end in a sentence, never in a bare 500. The page
 * stays and shows it (keep-page.ts); without script the error screen shows it.
 */
export function answerFailures<Args, Answer>(action: (args: Args) => Promise<Answer>): (args: Args) => Promise<Answer> {
	return async (args) => {
		try {
			return await action(args);
		} catch (error) {
			const refusal = refusalOf(error);
			if (!refusal) throw error;
			const { status, problem } = refusal;
			throw data(problemText(problem), { status, statusText: STATUS_TEXT[status] });
		}
	};
}
