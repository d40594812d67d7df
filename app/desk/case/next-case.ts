import { redirect } from "react-router";
import { readCaseFilter } from "../../../domain/cases/case-filter.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/next-case";

/**
 * Leads from a case (`?from=`) to the next one that we owe something, in the order of the inbox's first page and from its end
 * back to its head; to the inbox if there is no other.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { staffId } = requireRight(context, "cases.work");
	const { staffCases, now } = context.get(servicesContext);
	const { groups } = await staffCases.list(readCaseFilter(new URLSearchParams()), staffId, now());
	const owed = groups.filter(({ part }) => part !== "closed" && part !== "with_buyer").flatMap(({ rows }) => rows);
	const from = url.searchParams.get("from");
	const next = owed[owed.findIndex(({ id }) => id === from) + 1] ?? owed[0];
	return redirect(next && next.id !== from ? `/desk/requests/${next.id}` : "/desk");
}
