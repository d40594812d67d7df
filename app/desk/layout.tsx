import { Outlet, useRouteLoaderData } from "react-router";
import { rights } from "../../domain/staff.ts";
import type { Route } from "./+types/layout";
import { DeskError } from "./error-screen.tsx";
import { gate, quiet, staffContext } from "./gate.server.ts";
import { Shell } from "./parts/shell.tsx";
import stylesheet from "./styles/desk.css?url";

export const middleware = [quiet, gate];

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = () => [{ title: "Thari desk" }, { name: "robots", content: "noindex" }];

/** Who is at the desk, as the shell shows it. */
export function loader({ context }: Route.LoaderArgs) {
	const { name, email, role, can } = context.get(staffContext);
	return { me: { name, email, role, rights: rights.filter(can) } };
}

export default function Layout({ loaderData }: Route.ComponentProps) {
	return (
		<Shell me={loaderData.me}>
			<Outlet />
		</Shell>
	);
}

/** A page that failed still stands in the shell, unless that could not be made either. */
export function ErrorBoundary() {
	const shell = useRouteLoaderData<typeof loader>("desk/layout");
	if (!shell) return <DeskError bare />;
	return (
		<Shell me={shell.me}>
			<DeskError />
		</Shell>
	);
}
