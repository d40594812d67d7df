import type { ActionFunctionArgs } from "react-router";
import type { Submission } from "../../domain/submission.ts";
import { servicesContext, visitorContext } from "../../server/services.server.ts";

/** Stores an inquiry and answers on the page it was sent from (home and contact share it). */
export async function submitInquiry({ request, context }: ActionFunctionArgs): Promise<Submission> {
	return context.get(servicesContext).inquiries.submit(await request.formData(), context.get(visitorContext));
}
