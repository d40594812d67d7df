import { readCaseFilter } from "../../../domain/cases/case-filter.ts";
import { COUNTRIES } from "../../../domain/shared/country.ts";
import { countries } from "../../../messages/en/countries.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/inbox";
import { InboxPage } from "./inbox-page.tsx";

/** One page of the inbox, the counts above it, and the choices of its filters. Its address says everything it shows. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { staffId } = requireRight(context, "cases.work");
	const { staffCases, reports, deskSettings, people, catalogue, now } = context.get(servicesContext);
	const at = now();
	const filter = readCaseFilter(url.searchParams);
	const { groups, next } = await staffCases.list(filter, staffId, at);
	const { settings } = await deskSettings.read();
	return {
		filter,
		groups,
		next,
		counts: await reports.inbox(staffId, at),
		colleagues: await people.colleagues(),
		countries: COUNTRIES.map((code) => countries[code]),
		categories: catalogue.summary().categories.map(({ id, name }) => ({ id, name })),
		hours: settings.hours,
		me: staffId,
		now: at,
	};
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
	return <InboxPage {...loaderData} />;
}

export type InboxData = Route.ComponentProps["loaderData"];
