import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { readQueue } from "../../../domain/cases/response-time.ts";
import { staffDetailFacts } from "../../../messages/order-details.ts";
import { namedProducts } from "../../../server/cases/index.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { thumbOf } from "../parts/thumb.ts";
import type { Route } from "./+types/case";
import { answerAction } from "./action.server.ts";
import { CasePage } from "./case-page.tsx";
import { possibleActions } from "./possible-actions.ts";

/** A case with everything the company knows of it. Opening it changes nothing: the page says itself that it was read. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
	const { staffId, name, can } = requireRight(context, "cases.work");
	const { staffCases, deskSettings, people, catalogue, mailLeaves, now } = context.get(servicesContext);
	const at = now();
	const view = await staffCases.view(id, at);
	if (!view) throw data(null, { status: 404, statusText: "Not Found" });
	const { settings } = await deskSettings.read();
	const { products, version } = await catalogue.productsAt(namedProducts(view));
	const { row, request, acceptance, ...seen } = view;
	const erased = request.email === "";
	return {
		...seen,
		request: {
			...request,
			// Once erased, the name field holds a placeholder.
			...(erased && { name: "" }),
			details: staffDetailFacts(request.details),
		},
		acceptance: acceptance && erased ? { ...acceptance, name: "" } : acceptance,
		/** When the person's data was erased; null while the company has them. */
		erasedAt: erased ? (view.entries.findLast(({ kind }) => kind === "erased")?.at ?? row.changed_at) : null,
		row: {
			ownerId: row.owner_id,
			unread: row.unread === 1,
			suspicion: row.doubt,
			queue: readQueue(row.queue),
			value: row.value,
			currency: row.currency,
			lastBuyerAt: row.last_buyer_at,
			lastStaffAt: row.last_staff_at,
			resumedAt: row.resumed_at,
			viewedAt: row.viewed_at,
			views: row.views,
			closedAt: row.closed_at,
		},
		possible: possibleActions(view.state, { erased }, at),
		canQuote: can("quotes.send"),
		tab: url.searchParams.get("tab") ?? "",
		thumbs: Object.fromEntries([...products.values()].map(({ id, image }) => [id, thumbOf(image)])),
		catalogueVersion: version,
		templates: settings.replies,
		hours: settings.hours,
		colleagues: await people.colleagues(),
		mailLeaves,
		entryId: randomUUID(),
		me: staffId,
		myName: name,
		now: at,
	};
}

export const action = answerFailures(async ({ request, params: { id }, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "cases.work");
	return answerAction(request, context.get(servicesContext), permit, id);
});

export default function Case({ loaderData, actionData }: Route.ComponentProps) {
	return <CasePage key={loaderData.id} data={loaderData} posted={actionData} />;
}

export type CaseData = Route.ComponentProps["loaderData"];
