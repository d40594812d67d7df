import { Outlet } from "react-router";
import { gate } from "./gate.server.ts";

/* Every route below this one in app/routes.ts is behind a private link. */

export const middleware = [gate];

export default function Gate() {
	return <Outlet />;
}
