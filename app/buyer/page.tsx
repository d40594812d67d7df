import { data, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from "react-router";
import { buyerContext, servicesContext } from "../../server/main/context.ts";
import { notHere } from "../ui/not-here.ts";
import type { Route } from "./+types/page";
import { performAct } from "./action.server.ts";
import { deliverAct } from "./deliver-action.ts";
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
		catalogue: catalogue.current(),
		companyName: company.brandName,
		wanted: Number(url.searchParams.get("version") ?? 0),
	});
}

export function action({ request, context, params }: Route.ActionArgs) {
	return performAct(request, context, `/q/${params.token}`);
}

export const clientAction = deliverAct;

/** After a refusal that tells of something newer, the page is read again; what was only mistyped changes nothing. */
export function shouldRevalidate({
	actionStatus,
	actionResult,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	if (actionStatus === 409) return true;
	return actionResult ? false : defaultShouldRevalidate;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
	loaderData
		? [
				{ title: `${loaderData.offer ? "Quotation" : "Request"} ${loaderData.reference}` },
				{ name: "robots", content: "noindex, nofollow" },
			]
		: [];

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	const frame = useRouteLoaderData<FrameFacts>("buyer/layout");
	if (!frame) throw data(null, 500);
	return <QuotePage view={loaderData} frame={frame} answer={actionData} />;
}
