import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { allows } from "../../../domain/cases/transition.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import type { Route } from "./+types/quote";
import { askedOf } from "./asked.server.ts";
import { offeredProducts } from "./offered-products.server.ts";
import { answerEdit, readEdit } from "./quote-edit.server.ts";
import { QuoteEditor } from "./quote-editor.tsx";

/** Everything the editor starts from: the draft, the version before, products and templates. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	const staff = requireRight(context, "quotes.send");
	const services = context.get(servicesContext);
	const { staffCases, deskSettings, quotes, now } = services;
	const view = await staffCases.view(id, now());
	const draft = await quotes.draft(id);
	if (!view || !draft) throw data(null, { status: 404, statusText: "Not Found" });
	const { settings } = await deskSettings.read();
	const named = [...draft.content.lines, ...(view.versions[0]?.content.lines ?? [])].map(({ productId }) => productId);
	return {
		caseId: id,
		revision: view.revision,
		reference: view.reference,
		buyer: view.request.company ?? view.request.name,
		country: view.request.country,
		status: view.state.status,
		asked: askedOf(view),
		canSend: allows(view.state, "send_quote", "staff", now()),
		dueAt: view.dueAt,
		draft,
		last: view.versions[0] ?? null,
		version: view.state.currentVersion + 1,
		/** The products of its lines; any other is fetched when it is wanted. */
		offered: await offeredProducts(services, staff, named),
		happened: view.entries.map(({ revision, kind, at, actor, body, data }) => ({
			revision,
			kind,
			at,
			actor,
			body,
			by: data.by,
		})),
		paymentTerms: settings.paymentTerms,
		terms: settings.terms,
		gstRates: settings.trade.gstRates,
		now: now(),
	};
}

/** Saves or sends the draft, or gives a former offer or a template to start from. */
export const action = answerFailures(async ({ request, context, params: { id } }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "quotes.send");
	return answerEdit(context.get(servicesContext), permit, id, await readEdit(request));
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
