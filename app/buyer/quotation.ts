import { casePaper, caseReference } from "../../server/cases/index.ts";
import { buyerContext, servicesContext } from "../../server/main/context.ts";
import { fileAnswer } from "../../server/platform/http/file-answer.server.ts";
import { notHere } from "../ui/not-here.ts";
import type { Route } from "./+types/quotation";

/** The PDF of one version: the very bytes that came with the mail. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { read } = context.get(servicesContext).database;
	const { caseId } = context.get(buyerContext);
	const version = /^[1-9]\d{0,5}$/.test(params.version) ? Number(params.version) : 0;
	const paper = await casePaper(read, caseId, version);
	if (!paper) throw notHere();
	return fileAnswer(paper, `Quotation ${await caseReference(read, caseId)} v${version}.pdf`, "inline");
}

export function action() {
	throw notHere();
}
