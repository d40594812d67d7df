import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/costs-csv";
import { requireCosts } from "./costs.server.ts";

/** What products cost, as a file. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	await requireCosts(context, requireRight(context, "catalogue.edit"));
	const { catalogueDesk, now } = context.get(servicesContext);
	const day = new Date(now()).toISOString().slice(0, 10);
	return new Response(await catalogueDesk.costs.export(), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="costs-${day}.csv"`,
		},
	});
}
