import { casePaper, caseReference } from "../../server/cases/index.ts";
import { buyerContext, servicesContext } from "../../server/main/context.ts";
import { fileAnswer } from "../../server/platform/http/file-answer.server.ts";
import { notHere } from "../ui/not-here.ts";
import type { Route } from "./+types/proforma";

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
