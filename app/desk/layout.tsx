import { Outlet, useRouteLoaderData } from "react-router";
import { rights } from "../../domain/staff/staff.ts";
import { servicesContext } from "../../server/main/context.ts";
import { paintedWhole, rupee } from "../ui/document-links.ts";
import type { Route } from "./+types/layout";
import { DeskError } from "./error-screen.tsx";
import { gate, quiet, staffContext } from "./gate.server.ts";
import { keepPage } from "./parts/keep-page.ts";
import { Shell } from "./parts/shell.tsx";
import stylesheet from "./styles/desk.css?url";

export const middleware = [quiet, gate];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export const links = () => [{ rel: "stylesheet", href: stylesheet }, paintedWhole, rupee];

export const meta = () => [{ title: "Thari desk" }, { name: "robots", content: "noindex" }];

/** Who is at the desk, what waits where, and the word that changes with all of it. */
export async function loader({ context }: Route.LoaderArgs) {
	const { staffId, name, email, role, can } = context.get(staffContext);
	const { reports, deskSettings, now } = context.get(servicesContext);
	const works = can("cases.work");
	// Read first: what changes while the rest is read shows as a change afterwards.
	const version = works ? await reports.version() : "";
	return {
		me: { name, email, role, rights: rights.filter(can) },
		version,
		counts: works ? await reports.places(staffId) : undefined,
		hours: (await deskSettings.read()).settings.hours,
		now: now(),
	};
}

export default function Layout({ loaderData }: Route.ComponentProps) {
	return (
		<Shell {...loaderData}>
			<Outlet />
		</Shell>
	);
}

/** A page that failed is still shown in the shell, unless the shell failed too. */
export function ErrorBoundary() {
	const shell = useRouteLoaderData<typeof loader>("desk/layout");
	if (!shell) return <DeskError bare />;
	return (
		<Shell {...shell}>
			<DeskError />
		</Shell>
	);
}
