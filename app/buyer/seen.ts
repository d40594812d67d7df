import { textFields } from "../../domain/shared/form.ts";
import { buyerContext, servicesContext } from "../../server/main/context.ts";
import { readForm } from "../../server/platform/http/form-exchange.server.ts";
import { notHere } from "../ui/not-here.ts";
import type { Route } from "./+types/seen";

/** Posted by the page itself once a person looks at it, with the moment at which it was made. */
export async function action({ request, context }: Route.ActionArgs) {
	const shown = Number(textFields(await readForm(request)).shown);
	if (Number.isSafeInteger(shown) && shown > 0)
		await context.get(servicesContext).buyerCases.seen(context.get(buyerContext), shown);
	return new Response(null, { status: 204 });
}

export function loader() {
	throw notHere();
}
