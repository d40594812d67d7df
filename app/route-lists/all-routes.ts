import type { Route } from "./+types/all-routes";
import { routeListAnswer } from "./answer.ts";

/** All routes, the desk's among them, behind its gate: its pages then ask for none when somebody goes to another. */
export function loader({ request }: Route.LoaderArgs) {
	return routeListAnswer(request);
}
