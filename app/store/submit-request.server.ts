import { type ActionFunctionArgs, redirect } from "react-router";
import type { Submission } from "../../domain/submission.ts";
import { servicesContext, visitorContext } from "../../server/services.server.ts";

/** Stores an order request, hands its receipt to the browser in a signed cookie and leads to the thank-you page. */
export async function submitRequest({ request, context }: ActionFunctionArgs): Promise<Submission> {
	const { requests, receipts } = context.get(servicesContext);
	const result = await requests.submit(await request.formData(), context.get(visitorContext));
	if (result.status !== "stored") return result;
	throw redirect("/thank-you", { status: 303, headers: { "Set-Cookie": receipts.seal(result.receipt) } });
}
