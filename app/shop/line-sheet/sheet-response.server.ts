import { buyerWords } from "../../../messages/problems.ts";
import type { Messages } from "../../../messages/registry.ts";
import type { SheetAnswer } from "../../../server/line-sheets/index.ts";
import { fileAnswer } from "../../../server/platform/http/file-answer.server.ts";

/** Seconds: more than the sheets before it take. */
const LATER = 60;

/** A sheet as the answer to a request: shown in the browser, for no search engine; or a sentence that says what to do. */
export function sheetResponse(answer: SheetAnswer, { problems }: Messages): Response {
	if (answer.ok) {
		const response = fileAnswer(answer.file, answer.name, "inline");
		response.headers.set("X-Robots-Tag", "noindex");
		return response;
	}
	const { problem, status } = answer;
	const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8", "X-Robots-Tag": "noindex" });
	if (status !== 400)
		headers.set("Retry-After", String(problem.code === "too-many-sheets" ? problem.minutes * 60 : LATER));
	return new Response(buyerWords(problem, problems), { status, headers });
}
