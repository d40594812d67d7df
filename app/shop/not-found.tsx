import { data } from "react-router";
import { ErrorScreen } from "./error-screen.tsx";

/** Any address the site does not know. */
export function loader() {
	throw data(null, { status: 404, statusText: "Not Found" });
}

export default function Unknown() {
	return null;
}

export { ErrorScreen as ErrorBoundary };
