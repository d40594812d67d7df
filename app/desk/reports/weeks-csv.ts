import { writeCsv } from "../../../domain/shared/csv.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/weeks-csv";
import { spanOf } from "./words.ts";

/** The figures of each week as a spreadsheet reads them; hours with two decimals. */
export async function loader({ context, url }: Route.LoaderArgs) {
	requireRight(context, "reports.read");
	const { reports } = context.get(servicesContext);
	const { weeks } = await reports.weekly(spanOf(url.searchParams.get("weeks")));
	const rows = weeks.map((week) => [
		week.monday,
		String(week.requests),
		String(week.answered),
		String(week.inTime),
		week.medianAnswer === null ? "" : (week.medianAnswer / 3_600_000).toFixed(2),
		String(week.accepted),
	]);
	const head = ["Week of", "Requests", "Answered", "Within 24 hours", "Median hours", "Accepted"];
	return csvAnswer(writeCsv([head, ...rows]), "weeks.csv");
}

function csvAnswer(body: string, name: string): Response {
	return new Response(body, {
		headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": `attachment; filename="${name}"` },
	});
}
