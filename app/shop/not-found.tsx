import type { LoaderFunctionArgs } from "react-router";
import { ErrorScreen } from "./error-screen.tsx";
import { lost } from "./parts/lost.server.ts";

/** Any address the site does not know. */
export function loader({ context }: LoaderFunctionArgs) {
	throw lost(context);
}

export default function Unknown() {
	return null;
}

export { ErrorScreen as ErrorBoundary };
