import { messagesFor } from "../../messages/registry.ts";
import { buyerContext, localeContext, servicesContext } from "../../server/main/context.ts";
import { fileAnswer } from "../../server/platform/http/file-answer.server.ts";
import { notHere } from "../ui/not-here.ts";
import type { Route } from "./+types/quotation";

/** The PDF of one version: the very bytes that came with the mail. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { buyerCases } = context.get(servicesContext);
	const access = context.get(buyerContext);
	const version = /^[1-9]\d{0,5}$/.test(params.version) ? Number(params.version) : 0;
	const file = await buyerCases.document(access, version);
	if (!file) throw notHere();
	const reference = await buyerCases.reference(access);
	const { enclosures } = messagesFor(context.get(localeContext)).emails.buyer;
	return fileAnswer(file, enclosures.quotation({ reference, version }), "inline");
}

export function action() {
	throw notHere();
}
