import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "../../../server/main/context.ts";
import { findProducts, queryOf } from "./search.server.ts";
import type { Suggestion } from "./suggestion.ts";

/** At most this many products are suggested: on a phone they stand between the menu's top and its field. */
const MOST = 5;

/** The few products that fit best what somebody is typing, best first. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const { found } = await findProducts(context.get(servicesContext).catalogue, queryOf(request), MOST);
	const list = found.map(({ product: { slug, name, price }, reason }): Suggestion => {
		return { to: `/products/${slug}`, name, price, reason };
	});
	return Response.json(list, { headers: { "Cache-Control": "no-store" } });
}
