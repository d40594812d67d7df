import { createContext, data, type MiddlewareFunction } from "react-router";
import type { BuyerAccess } from "../../server/case-links.server.ts";
import { patienceContext, servicesContext } from "../../server/services.server.ts";

/** The case behind the private link of this request; set by the door alone, and only for a link that is good now. */
export const buyerContext = createContext<BuyerAccess>();

/**
 * The middleware of every address below /q/:token: without a good link no loader and no action below it runs, and
 * no body is read. Opening it changes nothing: mail scanners open links.
 */
export const door: MiddlewareFunction<Response> = async ({ params, context }) => {
	const access = await context.get(servicesContext).buyerCases.open(params.token ?? "", notHere);
	if (!access) throw notHere();
	context.set(buyerContext, access);
	context.get(patienceContext)();
};

/** Wrong, expired, revoked, another's: one answer for all of them (server/http/app.ts draws the one screen). */
export function notHere() {
	return data(null, { status: 404, statusText: "Not Found" });
}
