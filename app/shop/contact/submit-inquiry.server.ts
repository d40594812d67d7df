import type { ActionFunctionArgs } from "react-router";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext, visitorContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { answerSubmission } from "../../forms/answer-submission.server.ts";

/** Stores an inquiry and answers on the page it was sent from (home and contact share it). */
export async function submitInquiry({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const locale = context.get(localeContext);
	const sender = { ...context.get(visitorContext), locale };
	const submission = await context.get(servicesContext).inquiries.submit(form, sender);
	return answerSubmission(submission, "inquiry", messagesFor(locale));
}
