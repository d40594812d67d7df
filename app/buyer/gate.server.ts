import type { MiddlewareFunction } from "react-router";
import { buyerContext, localeContext, patienceContext, servicesContext } from "../../server/main/context.ts";
import { notHere } from "../ui/not-here.ts";

/**
 * The middleware of every address below /q/:token: without a good link no loader and no action below it runs, and
 * no body is read. Opening it changes nothing: mail scanners open links.
 */
export const gate: MiddlewareFunction<Response> = async ({ params, context }) => {
	const access = await context.get(servicesContext).buyerCases.open(params.token ?? "", notHere);
	if (!access) throw notHere();
	context.set(buyerContext, access);
	context.set(localeContext, access.locale);
	context.get(patienceContext)();
};
