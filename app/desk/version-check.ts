import { servicesContext } from "../../server/main/context.ts";
import type { Route } from "./+types/version-check";
import { requireRight } from "./gate.server.ts";

/** A word that changes with everything the desk shows: asked for every few seconds (docs/decisions/0011-ask-for-news.md). */
export async function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "cases.work");
	return Response.json({ version: await context.get(servicesContext).reports.version() });
}
