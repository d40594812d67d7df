import { buyerContext, servicesContext } from "../../server/main/context.ts";
import { fileAnswer } from "../../server/platform/http/file-answer.server.ts";
import { notHere } from "../ui/not-here.ts";
import type { Route } from "./+types/file";

/** A file from the conversation: downloaded, never displayed, since its sender may have put anything into it. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { buyerCases } = context.get(servicesContext);
	const file = await buyerCases.attachment(context.get(buyerContext), params.id);
	if (!file) throw notHere();
	return fileAnswer(file, file.name, "attachment");
}

export function action() {
	throw notHere();
}
