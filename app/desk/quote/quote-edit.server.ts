import { data, redirect } from "react-router";
import * as z from "zod";
import { isCountable, NOT_COUNTABLE, quoteContentSchema } from "../../../domain/quote-content.ts";
import type { Colleague } from "../../../server/cases.server.ts";
import type { Services } from "../../../server/services.server.ts";

const number = z.coerce.number().int().min(0);

const editSchema = z.discriminatedUnion("intent", [
	z.object({ intent: z.literal("save"), revision: number, content: z.string() }),
	z.object({ intent: z.literal("drop"), revision: number }),
	z.object({ intent: z.literal("send"), revision: number, seen: number }),
	z.object({ intent: z.literal("former"), caseId: z.string(), version: number }),
]);
export type Edit = z.infer<typeof editSchema>;

/**
 * What the editor asks for.
 * @throws a 400 answer when it is nothing the editor could have sent; nothing was saved then
 */
export async function readEdit(request: Request): Promise<Edit> {
	const edit = editSchema.safeParse(Object.fromEntries(await request.formData()));
	if (!edit.success)
		throw data("Nothing was saved. Please reload the page.", { status: 400, statusText: "Bad Request" });
	return edit.data;
}

/** Does it, and says so in the words the editor shows. */
export async function answerEdit(quotes: Services["quotes"], staff: Colleague, caseId: string, edit: Edit) {
	switch (edit.intent) {
		case "save": {
			const content = quoteContentSchema.safeParse(parseJson(edit.content));
			if (!content.success) return data(refusal(content.error), { status: 422 });
			if (!isCountable(content.data))
				return data({ did: "refused", sentence: NOT_COUNTABLE, meanwhile: [] } as const, { status: 422 });
			const saved = await quotes.saveDraft(staff, caseId, content.data, edit.revision);
			return saved.ok
				? ({ did: "saved", ...saved } as const)
				: data({ did: "conflict", ...saved } as const, { status: 409 });
		}
		case "drop":
			await quotes.dropDraft(caseId, edit.revision);
			throw redirect(`/desk/requests/${caseId}/quote`, 303);
		case "former": {
			const content = await quotes.version(edit.caseId, edit.version);
			if (!content)
				return data({ did: "refused", sentence: "That version does not exist any more." } as const, { status: 404 });
			return { did: "former", content } as const;
		}
		case "send": {
			const sent = await quotes.send(staff, { caseId, revision: edit.seen }, edit.revision);
			if (sent.ok) throw redirect(`/desk/requests/${caseId}`, 303);
			if (sent.reason !== "conflict")
				return data({ did: "refused", sentence: sent.sentence, meanwhile: [] } as const, { status: 409 });
			const { sentence, meanwhile, revision } = sent;
			return data({ did: "refused", sentence, meanwhile, revision } as const, { status: 409 });
		}
	}
}

function refusal(error: z.core.$ZodError) {
	const [first] = error.issues;
	const where = first?.path.join(".") ?? "";
	return {
		did: "refused",
		sentence: `The draft was not saved: please look at ${where || "its fields"}.`,
		meanwhile: [],
	} as const;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
