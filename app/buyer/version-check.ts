import { buyerContext, servicesContext } from "../../server/main/context.ts";
import { notHere } from "../ui/not-here.ts";
import type { Route } from "./+types/version-check";

/** Changes with the case: an open page asks for it now and then, and says when there is something new. */
export async function loader({ context }: Route.LoaderArgs) {
	const version = await context.get(servicesContext).buyerCases.version(context.get(buyerContext));
	if (version === undefined) throw notHere();
	return new Response(version, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export function action() {
	throw notHere();
}
