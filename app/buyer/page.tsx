import { data, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from "react-router";
import { standing } from "../../messages/en/buyer/standing.ts";
import { translate } from "../../messages/registry.ts";
import { namedProducts } from "../../server/cases/index.ts";
import { buyerContext, localeContext, servicesContext } from "../../server/main/context.ts";
import { notHere } from "../ui/not-here.ts";
import { headMessages } from "../ui/use-messages.ts";
import type { Route } from "./+types/page";
import { performAction } from "./action.server.ts";
import { chosenContext } from "./chosen-context.server.ts";
import { deliverAction } from "./deliver-action.ts";
import type { FrameFacts } from "./frame.tsx";
import { QuotePage } from "./quote-page.tsx";
import { quoteView } from "./view.server.ts";

/** Shows the case behind the link; changes nothing, since mail scanners open links too. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { buyerCases, catalogue, company, now } = context.get(servicesContext);
	// Before the case is read: what is said meanwhile has not been shown (seen.ts).
	const at = now();
	const view = await buyerCases.view(context.get(buyerContext));
	if (!view) throw notHere();
	return quoteView(view, {
		base: `/q/${params.token}`,
		now: at,
		products: (await catalogue.productsAt(namedProducts(view))).products,
		translate: translate(context.get(localeContext)),
		companyName: company.brandName,
		chosen: context.get(chosenContext) ?? undefined,
		wanted: Number(url.searchParams.get("version") ?? 0),
	});
}

export function action({ request, context, params }: Route.ActionArgs) {
	return performAction(request, context, `/q/${params.token}`);
}

export const clientAction = deliverAction;

/** After a refusal that names something newer the page is loaded again; a mistyped field does not reload it. */
export function shouldRevalidate({
	actionStatus,
	actionResult,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	if (actionStatus === 409) return true;
	return actionResult ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
	const words = headMessages(standing);
	if (!loaderData) return [];
	const title = loaderData.quote ? words.quotation(loaderData) : words.request(loaderData);
	return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	const frame = useRouteLoaderData<FrameFacts>("buyer/layout");
	if (!frame) throw data(null, 500);
	return <QuotePage view={loaderData} frame={frame} answer={actionData} />;
}
