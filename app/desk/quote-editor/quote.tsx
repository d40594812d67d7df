import { useMemo } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { allows } from "../../../domain/cases/transition.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import type { Draft } from "../../../domain/quotes/draft.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import type { Route } from "./+types/quote";
import { askedOf } from "./asked.server.ts";
import { offeredProducts } from "./offered-products.server.ts";
import { packed, unpacked } from "./packed-content.ts";
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
	const before = view.versions[0]?.content;
	const named = [...draft.content.lines, ...(before?.lines ?? [])].map(({ productId }) => productId);
	return {
		caseId: id,
		/** Who has it open. */
		writer: staff.name,
		revision: view.revision,
		reference: view.reference,
		buyer: view.request.company ?? view.request.name,
		email: view.request.email,
		country: view.request.country,
		status: view.state.status,
		asked: askedOf(view),
		said: view.request.details,
		canSend: allows(view.state, "send_quote", "staff", now()),
		dueAt: view.dueAt,
		draft: { ...draft, content: packed(draft.content) },
		before: before && packed(before),
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
		lastRates: await quotes.lastRates(),
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
	const { draft, before } = loaderData;
	// Read once each: what is drawn from them compares them by identity.
	const read = {
		draft: useMemo(() => ({ ...draft, content: unpacked(draft.content) }), [draft]),
		before: useMemo(() => (before === undefined ? null : unpacked(before)), [before]),
	};
	return <QuoteEditor key={loaderData.caseId} {...loaderData} {...read} />;
}

type Loaded = Route.ComponentProps["loaderData"];
/** What the editor starts from, with its offers as offers again. */
export type EditorData = Omit<Loaded, "draft" | "before"> & { draft: Draft; before: QuoteContent | null };
