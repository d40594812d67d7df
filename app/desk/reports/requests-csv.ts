import { servicesContext } from "../../../server/main/context.ts";
import { weekStart } from "../../../server/reports/index.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/requests-csv";
import { exportHead } from "./export-words.ts";
import { spanOf } from "./words.ts";

const WEEK = 7 * 86_400_000;

/** Every request of the span, or of all years, with its buyer, for those who may take data out. */
export function loader({ context, url }: Route.LoaderArgs) {
	requireRight(context, "data.export");
	const { staffCases, now } = context.get(servicesContext);
	const until = weekStart(now()) + WEEK;
	const weeks = url.searchParams.get("weeks");
	const from = weeks === "all" ? 0 : until - spanOf(weeks) * WEEK;
	return new Response(staffCases.export({ from, until }, exportHead), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="requests.csv"',
		},
	});
}
