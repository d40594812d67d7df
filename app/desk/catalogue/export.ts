import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/export";

/** The whole catalogue as a file, hidden products too. */
export function loader({ context }: Route.LoaderArgs): Response {
	requireRight(context, "catalogue.edit");
	const { catalogueDesk, now } = context.get(servicesContext);
	const day = new Date(now()).toISOString().slice(0, 10);
	return new Response(catalogueDesk.files.export(), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="catalogue-${day}.csv"`,
		},
	});
}
