import { data } from "react-router";
import { servicesContext } from "../../../server/main/context.ts";
import { fileAnswer } from "../../../server/platform/http/file-answer.server.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/attachment";

/** A file of the conversation, always to be saved and never shown inside the desk: a stranger may have sent it. */
export async function loader({ params: { id, file }, context }: Route.LoaderArgs) {
	requireRight(context, "cases.work");
	const found = await context.get(servicesContext).staffCases.attachment(id, file);
	if (!found) throw data(null, { status: 404, statusText: "Not Found" });
	return fileAnswer(found, found.name, "attachment");
}
