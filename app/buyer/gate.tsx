import { Outlet } from "react-router";
import { gate } from "./gate.server.ts";

/* Whatever stands below this in app/routes.ts is behind a private link. */

export const middleware = [gate];

export default function Door() {
	return <Outlet />;
}
