import { data } from "react-router";
import * as z from "zod";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { parseQuote } from "../../../domain/quotes/reading.ts";
import { isCountable, NOT_COUNTABLE } from "../../../domain/quotes/totals.ts";
import type { Problem } from "../../../domain/shared/problem.ts";
import type { Services } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import { answer } from "../../forms/answer.server.ts";
import { problemText } from "../parts/problem-words.ts";
import { STATE_WORDS } from "../parts/state-words.tsx";
import type { EditResult } from "./edit-result.ts";

const number = z.coerce.number().int().min(0);

const editSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("save"), revision: number, content: z.string() }),
	z.object({ intent: z.literal("send"), revision: number, seen: number, content: z.string() }),
	z.object({ intent: z.literal("former"), caseId: z.string(), version: number }),
	z.object({ intent: z.literal("template"), template: z.string() }),
]);
type Edit = z.infer<typeof editSchema>;

/**
 * What the editor asks for.
 * @throws a 400 answer when it is nothing the editor could have sent; nothing was saved then
 */
export async function readEdit(request: Request): Promise<Edit> {
	const edit = editSchema.safeParse(Object.fromEntries(await readForm(request)));
	if (!edit.success)
		throw data("Nothing was saved. Please reload the page.", { status: 400, statusText: "Bad Request" });
	return edit.data;
}

/** Does it, and says so in the words the editor shows. */
export async function answerEdit(
	{ quotes, quoteTemplates: templates }: Pick<Services, "quotes" | "quoteTemplates">,
	staff: StaffPermit,
	caseId: string,
	edit: Edit,
) {
	switch (edit.intent) {
		case "save": {
			const content = readContent(edit.content, "The draft was not saved");
			if (!content.ok) return refused(edit.intent, content.sentence, 422);
			const saved = await quotes.saveDraft(staff, caseId, content.value, edit.revision);
			if (saved.ok) {
				const { revision, savedAt } = saved;
				return answer<EditResult>({ status: "done", action: "save", revision, savedAt });
			}
			if (saved.reason !== "conflict") return refused("save", problemText(saved.problem));
			const sentence = problemText(saved.problem);
			const { theirs } = saved;
			return answer<EditResult>({ status: "conflict", action: "save", sentence, values: {}, theirs });
		}
		case "former": {
			const content = await quotes.version(edit.caseId, edit.version);
			if (!content) return refused("pattern", "That version does not exist any more.", 404);
			return answer<EditResult>({ status: "done", action: "pattern", content });
		}
		case "template": {
			const found = await templates.find(edit.template);
			if (!found) return refused("pattern", "That template does not exist any more.", 404);
			return answer<EditResult>({ status: "done", action: "pattern", content: found.content, template: found.name });
		}
		case "send": {
			const content = readContent(edit.content, "Nothing was sent");
			if (!content.ok) return refused(edit.intent, content.sentence, 422);
			const draft = { revision: edit.revision, content: content.value };
			const sent = await quotes.send(staff, { caseId, revision: edit.seen }, draft);
			// Not a redirect: one is dropped when the page's data is reloaded before it arrives.
			if (sent.ok) return answer<EditResult>({ status: "done", action: "send" });
			if (sent.reason !== "conflict") return refused("send", refusalText(sent.problem));
			const { meanwhile, revision = edit.seen } = sent;
			const [sentence, values] = [problemText(sent.problem), {}];
			return answer<EditResult>({ status: "conflict", action: "send", sentence, values, meanwhile, revision });
		}
	}
}

/** Of a case that has no room for an offer any more, above all one that was accepted meanwhile, its state says why. */
function refusalText(problem: Problem): string {
	const why = problem.code === "not-possible" ? STATE_WORDS[problem.status].noQuote : null;
	return why ?? problemText(problem);
}

function refused(action: string, sentence: string, status = 409) {
	return answer<EditResult>({ status: "refused", action, sentence, errors: {}, values: {} }, status);
}

type ReadContent = { ok: true; value: QuoteContent } | { ok: false; sentence: string };

/** The offer as the editor holds it, or why it cannot be taken; `nothing` begins the sentence. */
export function readContent(text: string, nothing: string): ReadContent {
	const read = parseQuote(parseJson(text));
	if (!read.ok) return { ok: false, sentence: `${nothing}: please look at ${read.where || "its fields"}.` };
	return isCountable(read.content)
		? { ok: true, value: read.content }
		: { ok: false, sentence: problemText(NOT_COUNTABLE) };
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
