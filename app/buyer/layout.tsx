import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from "react-router";
import { servicesContext } from "../../server/main/context.ts";
import { largeRupee, paintedWhole, rupee, tamil } from "../ui/document-links.ts";
import type { Route } from "./+types/layout";
import { frameFacts } from "./frame.server.ts";
import { Frame } from "./frame.tsx";
import { NothingHere } from "./nothing-here.tsx";
import stylesheet from "./styles/quote.css?url";
import { TroubleHere } from "./trouble-here.tsx";

/*
 * Around everything below /q. What no answer there may lack (no-store, noindex, no-referrer) is set for all of them in
 * server/main/http-app.ts.
 */

export const links = () => [{ rel: "stylesheet", href: stylesheet }, paintedWhole, rupee, largeRupee, tamil];

export const meta = () => [{ name: "robots", content: "noindex, nofollow" }];

export function loader({ context }: Route.LoaderArgs) {
	return frameFacts(context.get(servicesContext));
}

/** The company's facts are in the document already. */
export function shouldRevalidate() {
	return false;
}

export default function Layout({ loaderData }: Route.ComponentProps) {
	return (
		<Frame facts={loaderData}>
			<Outlet />
		</Frame>
	);
}

export function ErrorBoundary() {
	const facts = useRouteLoaderData<typeof loader>("buyer/layout");
	const error = useRouteError();
	const gone = isRouteErrorResponse(error) && error.status === 404;
	if (!facts) return <TroubleHere />;
	return (
		<Frame facts={facts} isPrivate={!gone}>
			{gone ? <NothingHere {...facts} /> : <TroubleHere />}
		</Frame>
	);
}
