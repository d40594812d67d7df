import { buyerPulse } from "../../server/case-pulse.server.ts";
import { servicesContext } from "../../server/services.server.ts";
import type { Route } from "./+types/pulse";
import { buyerContext, notHere } from "./door.server.ts";

/** Changes with the case: an open page asks for it now and then, and says when there is something new. */
export async function loader({ context }: Route.LoaderArgs) {
	const pulse = await buyerPulse(context.get(servicesContext).database.read, context.get(buyerContext));
	if (pulse === undefined) throw notHere();
	return new Response(pulse, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export function action() {
	throw notHere();
}
