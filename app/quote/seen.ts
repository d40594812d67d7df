import { servicesContext } from "../../server/services.server.ts";
import type { Route } from "./+types/seen";
import { buyerContext, notHere } from "./door.server.ts";

/** Posted by the page itself once a person looks at it. */
export async function action({ context }: Route.ActionArgs) {
	await context.get(servicesContext).buyerCases.seen(context.get(buyerContext));
	return new Response(null, { status: 204 });
}

export function loader() {
	throw notHere();
}
