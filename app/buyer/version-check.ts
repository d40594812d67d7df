import { buyerPulse } from "../../server/cases/index.ts";
import { buyerContext, servicesContext } from "../../server/main/context.ts";
import { notHere } from "../ui/not-here.ts";
import type { Route } from "./+types/version-check";

/** Changes with the case: an open page asks for it now and then, and says when there is something new. */
export async function loader({ context }: Route.LoaderArgs) {
	const pulse = await buyerPulse(context.get(servicesContext).database.read, context.get(buyerContext));
	if (pulse === undefined) throw notHere();
	return new Response(pulse, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export function action() {
	throw notHere();
}
