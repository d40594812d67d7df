import { messagesFor } from "../../messages/registry.ts";
import { buyerContext, localeContext, servicesContext } from "../../server/main/context.ts";
import { fileAnswer } from "../../server/platform/http/file-answer.server.ts";
import { notHere } from "../ui/not-here.ts";
import type { Route } from "./+types/proforma";

/** The proforma invoice of an accepted quotation, once it has been made. */
export async function loader({ context }: Route.LoaderArgs) {
	const { buyerCases } = context.get(servicesContext);
	const access = context.get(buyerContext);
	const file = await buyerCases.document(access, "proforma");
	if (!file) throw notHere();
	const reference = await buyerCases.reference(access);
	const { enclosures } = messagesFor(context.get(localeContext)).emails.buyer;
	return fileAnswer(file, enclosures.proforma({ reference }), "inline");
}

export function action() {
	throw notHere();
}
