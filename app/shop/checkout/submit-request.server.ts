import { type ActionFunctionArgs, redirect } from "react-router";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext, visitorContext } from "../../../server/main/context.ts";
import { readListForm } from "../../../server/platform/http/form-exchange.server.ts";
import { answerNotTaken } from "../../forms/answer-submission.server.ts";
import { goodsOf } from "./goods-of.ts";

/** Stores an order request, hands its receipt to the browser in a signed cookie and leads to the thank-you page. */
export async function submitRequest({ request, context }: ActionFunctionArgs) {
	const { requests, receipts } = context.get(servicesContext);
	const locale = context.get(localeContext);
	const form = await readListForm(request, ["items", "samples"]);
	const result = await requests.submit(form, { ...context.get(visitorContext), locale });
	if (result.status !== "stored") return answerNotTaken(result, "order", messagesFor(locale));
	const receipt = { ...result.receipt, ...goodsOf(form.get("items")) };
	throw redirect("/thank-you", { status: 303, headers: { "Set-Cookie": await receipts.seal(receipt) } });
}
