import { data } from "react-router";
import * as z from "zod";
import { isCountable, NOT_COUNTABLE, type QuoteContent } from "../../../domain/quotes/content.ts";
import { parseOffer } from "../../../domain/quotes/reading.ts";
import type { Services } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import { problemText } from "../parts/problem-words.ts";

const number = z.coerce.number().int().min(0);

const editSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("save"), revision: number, content: z.string() }),
	z.object({ intent: z.literal("send"), revision: number, seen: number, content: z.string() }),
	z.object({ intent: z.literal("former"), caseId: z.string(), version: number }),
]);
export type Edit = z.infer<typeof editSchema>;

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
export async function answerEdit(quotes: Services["quotes"], staff: StaffPermit, caseId: string, edit: Edit) {
	switch (edit.intent) {
		case "save": {
			const content = readContent(edit.content, "The draft was not saved");
			if (!content.ok) return data(content.refusal, { status: 422 });
			const saved = await quotes.saveDraft(staff, caseId, content.value, edit.revision);
			if (saved.ok) return { did: "saved", ...saved } as const;
			return saved.reason === "conflict"
				? data({ did: "conflict", sentence: problemText(saved.problem), theirs: saved.theirs } as const, {
						status: 409,
					})
				: data({ did: "refused", sentence: problemText(saved.problem), meanwhile: [] } as const, { status: 409 });
		}
		case "former": {
			const content = await quotes.version(edit.caseId, edit.version);
			if (!content)
				return data({ did: "refused", sentence: "That version does not exist any more." } as const, { status: 404 });
			return { did: "former", content } as const;
		}
		case "send": {
			const content = readContent(edit.content, "Nothing was sent");
			if (!content.ok) return data(content.refusal, { status: 422 });
			const draft = { revision: edit.revision, content: content.value };
			const sent = await quotes.send(staff, { caseId, revision: edit.seen }, draft);
			// Not a redirect: one is dropped when the page is read anew before it arrives.
			if (sent.ok) return { did: "sent" } as const;
			if (sent.reason !== "conflict")
				return data({ did: "refused", sentence: problemText(sent.problem), meanwhile: [] } as const, { status: 409 });
			const { problem, meanwhile, revision } = sent;
			const sentence = problemText(problem);
			return data({ did: "refused", sentence, meanwhile, revision } as const, { status: 409 });
		}
	}
}

type ReadContent = { ok: true; value: QuoteContent } | { ok: false; refusal: Refusal };
type Refusal = { did: "refused"; sentence: string; meanwhile: [] };

/** The offer as the editor holds it, or why it cannot be taken; `nothing` begins the sentence. */
function readContent(text: string, nothing: string): ReadContent {
	const read = parseOffer(parseJson(text));
	const refused = (sentence: string): ReadContent => ({
		ok: false,
		refusal: { did: "refused", sentence, meanwhile: [] },
	});
	if (!read.ok) return refused(`${nothing}: please look at ${read.where || "its fields"}.`);
	return isCountable(read.content) ? { ok: true, value: read.content } : refused(problemText(NOT_COUNTABLE));
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
