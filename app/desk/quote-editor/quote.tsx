import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { allows } from "../../../domain/cases/transition.ts";
import { factsOf } from "../../../domain/orders/order-facts.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { thumbOf } from "../parts/thumb.ts";
import type { Route } from "./+types/quote";
import { answerEdit, readEdit } from "./quote-edit.server.ts";
import { QuoteEditor } from "./quote-editor.tsx";

/** Everything the editor starts from: the draft, the version before, products and templates. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	requireRight(context, "quotes.send");
	const { staffCases, deskSettings, quotes, catalogue, now } = context.get(servicesContext);
	const view = await staffCases.view(id, now());
	const draft = await quotes.draft(id);
	if (!view || !draft) throw data(null, { status: 404, statusText: "Not Found" });
	const { settings } = await deskSettings.read();
	const whole = await catalogue.whole();
	// What the shop asks for: in a pool that says how many of each, that holds in place of the product's own minimum.
	const products = whole.products.map((one) => ({ ...one, minOrder: factsOf(one, catalogue.pools()).minOrder }));
	return {
		caseId: id,
		revision: view.revision,
		reference: view.reference,
		buyer: view.request.company ?? view.request.name,
		country: view.request.country,
		status: view.state.status,
		canSend: allows(view.state, "send_quote", "staff", now()),
		dueAt: view.dueAt,
		draft,
		last: view.versions[0] ?? null,
		version: view.state.currentVersion + 1,
		products,
		thumbs: Object.fromEntries(products.map(({ id, image }) => [id, thumbOf(image)])),
		happened: view.entries.map(({ revision, kind, at, actor, body, data }) => ({
			revision,
			kind,
			at,
			actor,
			body,
			by: data.by,
		})),
		former: await quotes.formerQuotes(id),
		paymentTerms: settings.paymentTerms,
		terms: settings.terms,
		now: now(),
	};
}

/** Saves, drops or sends the draft, or gives a former offer to start from. */
export const action = answerFailures(async ({ request, context, params: { id } }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "quotes.send");
	const { quotes } = context.get(servicesContext);
	return answerEdit(quotes, permit, id, await readEdit(request));
});

/**
 * What the editor itself saves changes nothing that it was loaded from; what others do to the case does. The draft it
 * holds stays as it is either way.
 */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return formMethod === undefined && defaultShouldRevalidate;
}

export default function Quote({ loaderData }: Route.ComponentProps) {
	return <QuoteEditor key={loaderData.caseId} {...loaderData} />;
}

export type EditorData = Route.ComponentProps["loaderData"];
