import type { LoaderFunctionArgs } from "react-router";
import { closeViewOf } from "../../../content/close-view.ts";
import { WHOLE_LIST } from "../../../domain/shared/list-pages.ts";
import { servicesContext } from "../../../server/main/context.ts";

/**
 * The base of each product's close view by the product's id: a grid asks for it when somebody reaches for a card. The
 * pages of a large catalogue bring their own (app/shop/parts/seen-product.ts).
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
	const { catalogue } = context.get(servicesContext);
	const { count } = catalogue.summary();
	if (count > WHOLE_LIST) return Response.json({});
	const products = await catalogue.list(undefined, 0, count);
	const bases = products.flatMap((product) => {
		const view = closeViewOf(product);
		return view ? [[product.id, view.picture.base] as const] : [];
	});
	return Response.json(Object.fromEntries(bases));
}
