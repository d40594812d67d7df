import { readCaseFilter } from "../../../domain/cases/case-filter.ts";
import { countries } from "../../../domain/shared/country.ts";
import { listCases } from "../../../server/cases/index.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { inboxFigures } from "../../../server/reports/index.ts";
import { readDeskSettings } from "../../../server/settings/index.ts";
import { listColleagues } from "../../../server/staff/index.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/inbox";
import { InboxPage } from "./inbox-page.tsx";

/** One page of the inbox, what stands above it, and what its filters offer. Everything it shows is in its address. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { staffId } = requireRight(context, "cases.work");
	const { database, catalogue, now } = context.get(servicesContext);
	const at = now();
	const filter = readCaseFilter(url.searchParams);
	const { groups, next } = await listCases(database.read, filter, staffId, at);
	const { settings } = await readDeskSettings(database.read);
	return {
		filter,
		groups,
		next,
		figures: await inboxFigures(database.read, staffId, at),
		colleagues: await listColleagues(database.read),
		countries: countries.map(({ name }) => name),
		categories: catalogue.current().categories.map(({ id, name }) => ({ id, name })),
		hours: settings.hours,
		me: staffId,
		now: at,
	};
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
	return <InboxPage {...loaderData} />;
}

export type InboxData = Route.ComponentProps["loaderData"];
