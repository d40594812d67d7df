import { caseAttachment } from "../../server/case-files.server.ts";
import { fileAnswer } from "../../server/http/file-answer.server.ts";
import { servicesContext } from "../../server/services.server.ts";
import type { Route } from "./+types/file";
import { buyerContext, notHere } from "./door.server.ts";

/** A file of this case's conversation, to be saved and never shown: whoever sent it may have put anything into it. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { read } = context.get(servicesContext).database;
	const file = await caseAttachment(read, context.get(buyerContext).caseId, params.id, ["both"]);
	if (!file) throw notHere();
	return fileAnswer(file, file.name, "attachment");
}

export function action() {
	throw notHere();
}
