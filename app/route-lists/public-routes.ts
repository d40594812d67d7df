import type { Route } from "./+types/public-routes";
import { routeListAnswer } from "./answer.ts";
import { isPublicPart } from "./route-lists.ts";

/** The routes that the public pages know: none of the desk's (docs/decisions/0024-script-after-load.md). */
export function loader({ params, request }: Route.LoaderArgs) {
	return isPublicPart(params.part) ? routeListAnswer(request, params.part) : new Response(null, { status: 404 });
}
