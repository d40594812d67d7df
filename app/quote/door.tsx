import { Outlet } from "react-router";
import { door } from "./door.server.ts";

/* Whatever stands below this in app/routes.ts is behind a private link. */

export const middleware = [door];

export default function Door() {
	return <Outlet />;
}
