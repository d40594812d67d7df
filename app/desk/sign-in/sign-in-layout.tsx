import { Outlet } from "react-router";
import { DeskError } from "../error-screen.tsx";
import { quiet } from "../gate.server.ts";
import { BarePage } from "../parts/bare-page.tsx";
import { useDeskLife } from "../parts/desk-life.ts";
import stylesheet from "../styles/desk.css?url";

/*
 * In front of the gate: signing in and coming in by a link. Nothing that belongs to the company may be read here.
 */

export const middleware = [quiet];

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = () => [{ title: "Sign in · Thari desk" }, { name: "robots", content: "noindex" }];

export default function SignInLayout() {
	useDeskLife();
	return (
		<BarePage>
			<Outlet />
		</BarePage>
	);
}

export function ErrorBoundary() {
	return <DeskError bare />;
}
