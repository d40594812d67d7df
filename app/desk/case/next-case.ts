import { redirect } from "react-router";
import { readCaseFilter } from "../../../domain/cases/case-filter.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/next-case";

/** Leads from a case (`?from=`) to the open one that is due first, and to the inbox if there is no other. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { staffId } = requireRight(context, "cases.work");
	const { staffCases, now } = context.get(servicesContext);
	const { groups } = await staffCases.list(readCaseFilter(new URLSearchParams()), staffId, now());
	const open = groups.filter(({ part }) => part !== "closed").flatMap(({ rows }) => rows);
	const next = open.find(({ id }) => id !== url.searchParams.get("from"));
	return redirect(next ? `/desk/requests/${next.id}` : "/desk");
}
