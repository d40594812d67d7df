import { data } from "react-router";
import * as z from "zod";
import type { ActionResult } from "../../../domain/shared/action-result.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import type { SavedTemplate } from "../../../server/quotes/index.ts";
import { answer } from "../../forms/answer.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { problemText } from "../parts/problem-words.ts";
import type { Route } from "./+types/patterns";
import { readContent } from "./quote-edit.server.ts";

/** Characters of a search. */
const LONGEST_SEARCH = 100;

/** What a quotation may be begun from: templates, and former quotations as they are searched. */
export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
	requireRight(context, "quotes.send");
	const { quotes, quoteTemplates, staffCases, now } = context.get(servicesContext);
	if (!(await staffCases.view(id, now()))) throw data(null, { status: 404, statusText: "Not Found" });
	const search = (url.searchParams.get("q") ?? "").slice(0, LONGEST_SEARCH);
	return { search, former: await quotes.formerQuotes(id, search), templates: await quoteTemplates.list() };
}

const revision = z.coerce.number().int().min(1);
const formSchema = z.discriminatedUnion("intent", [
	z.object({
		intent: z.literal("save"),
		name: z.string(),
		prices: z.enum(["yes", "no"]),
		content: z.string(),
		over: z.optional(z.string()),
		revision: z.optional(revision),
	}),
	z.object({ intent: z.literal("rename"), template: z.string(), revision, name: z.string() }),
	z.object({ intent: z.literal("remove"), template: z.string(), revision }),
]);

/** What became of a template; `taken` is the one that has the name already. */
type TemplateResult = ActionResult<object, { taken?: { id: string; revision: number } | undefined }>;

/** Keeps the draft as a template; renames one, or takes it away. */
export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "quotes.send");
	const { quoteTemplates } = context.get(servicesContext);
	const form = formSchema.safeParse(Object.fromEntries(await readForm(request)));
	if (!form.success)
		throw data("Nothing was saved. Please reload the page.", { status: 400, statusText: "Bad Request" });
	const { data: edit } = form;
	const { intent } = edit;
	if (intent === "rename")
		return answered(
			intent,
			await quoteTemplates.rename(permit, { id: edit.template, revision: edit.revision }, edit.name),
		);
	if (intent === "remove")
		return answered(intent, await quoteTemplates.remove(permit, { id: edit.template, revision: edit.revision }));
	const content = readContent(edit.content, "The template was not saved");
	if (!content.ok)
		return answer<TemplateResult>({
			status: "refused",
			action: intent,
			sentence: content.sentence,
			errors: {},
			values: {},
		});
	const template = { name: edit.name, content: content.value, withPrices: edit.prices === "yes" };
	const over = edit.over && edit.revision ? { id: edit.over, revision: edit.revision } : undefined;
	return answered(intent, await quoteTemplates.save(permit, template, over));
});

function answered(action: string, saved: SavedTemplate) {
	if (saved.ok) return answer<TemplateResult>({ status: "done", action });
	const sentence = problemText(saved.problem);
	return answer<TemplateResult>({ status: "refused", action, sentence, errors: {}, values: {}, taken: saved.taken });
}
