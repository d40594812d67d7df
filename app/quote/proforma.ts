import { casePaper, caseReference } from "../../server/case-files.server.ts";
import { fileAnswer } from "../../server/http/file-answer.server.ts";
import { servicesContext } from "../../server/services.server.ts";
import type { Route } from "./+types/proforma";
import { buyerContext, notHere } from "./door.server.ts";

/** The proforma invoice of an accepted quotation, once it has been made. */
export async function loader({ context }: Route.LoaderArgs) {
	const { read } = context.get(servicesContext).database;
	const { caseId } = context.get(buyerContext);
	const paper = await casePaper(read, caseId, "proforma");
	if (!paper) throw notHere();
	return fileAnswer(paper, `Proforma invoice ${await caseReference(read, caseId)}.pdf`, "inline");
}

export function action() {
	throw notHere();
}
