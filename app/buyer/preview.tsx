import { standing } from "../../messages/en/buyer/standing.ts";
import { translate } from "../../messages/registry.ts";
import { namedProducts } from "../../server/cases/index.ts";
import { localeContext, servicesContext } from "../../server/main/context.ts";
import { largeRupee, paintedWhole, rupee, tamil } from "../ui/document-links.ts";
import { ClockContext } from "../ui/local-time.tsx";
import { notHere } from "../ui/not-here.ts";
import { useMessages } from "../ui/use-messages.ts";
import type { Route } from "./+types/preview";
import { draftAsSent } from "./draft-as-sent.server.ts";
import { frameFacts } from "./frame.server.ts";
import { Frame } from "./frame.tsx";
import { QuotePage } from "./quote-page.tsx";
import stylesheet from "./styles/quote.css?url";
import { TroubleHere } from "./trouble-here.tsx";
import { quoteView } from "./view.server.ts";

/*
 * The buyer's page for the company's eyes, behind the desk's gate (app/routes.ts). With `?draft` it shows the kept draft
 * as the version that would be sent next; without, the page as the buyer sees it now. Nothing on it can be sent. Its times
 * are on the company's clock, as those of the desk around it: the buyer reads them on their own.
 */

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { staffCases, quotes, catalogue, company, now } = services;
	const kept = await staffCases.asBuyer(params.id);
	const draft = kept && url.searchParams.has("draft") ? await quotes.draft(params.id) : undefined;
	if (!kept) throw notHere();
	context.set(localeContext, kept.request.locale);
	const companyName = company.brandName;
	const view = draft ? draftAsSent(kept, draft, now(), companyName) : kept;
	return {
		frame: await frameFacts(services),
		mode: draft ? ("draft" as const) : ("preview" as const),
		view: quoteView(view, {
			base: null,
			now: now(),
			products: (await catalogue.productsAt(namedProducts(view))).products,
			companyName,
			translate: translate(kept.request.locale),
		}),
	};
}

export const links = () => [{ rel: "stylesheet", href: stylesheet }, paintedWhole, rupee, largeRupee, tamil];

export const meta = () => [{ title: useMessages(standing).preview }, { name: "robots", content: "noindex, nofollow" }];

export default function Preview({ loaderData: { frame, mode, view } }: Route.ComponentProps) {
	return (
		<ClockContext value="company">
			<Frame facts={frame}>
				<QuotePage view={view} frame={frame} mode={mode} />
			</Frame>
		</ClockContext>
	);
}

export function ErrorBoundary() {
	return <TroubleHere />;
}
