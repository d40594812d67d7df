import { type PassedItem, readPassedItems, readPassedSamples } from "../../../domain/orders/passed-items.ts";
import type { Messages } from "../../../messages/registry.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { notHere } from "../../ui/not-here.ts";
import { lineToday, totalToday } from "../cart/line-today.server.ts";
import { reopenedSamples } from "../cart/reopened-samples.server.ts";
import type { Route } from "./+types/selection-lines";

/**
 * The lines of a selection as the catalogue has them today. They are posted, though nothing is stored: an address would
 * stand in the logs of whatever lies between.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
	if (request.method !== "POST") throw notHere();
	const form = await readForm(request);
	const asSamples = readPassedSamples(String(form.get("samples") ?? ""));
	const text = String(form.get("items") ?? "");
	const items = text === "[]" && asSamples && asSamples.length > 0 ? [] : readPassedItems(text);
	if (!items || !asSamples) throw notHere();
	const { catalogue } = context.get(servicesContext);
	const { products, pools } = await catalogue.productsAt([...items, ...asSamples].map(({ id }) => id));
	const words = messagesFor(context.get(localeContext));
	const named = { name: words.shop.selection.page.goneName, category: "", colourName: "" };
	const samples = reopenedSamples(
		asSamples.map((sample) => ({ ...named, ...sample })),
		products,
		words,
	);
	const lines = items.map((item) =>
		lineToday(asked(item, words), products.get(item.id), pools, words.shop.selection.page, words),
	);
	return Response.json({ lines, samples, total: totalToday(lines) }, { headers: { "Cache-Control": "no-store" } });
}

export const action = loader;

/** A link holds no names: a colour that is gone is called by its code. */
function asked({ id, quantity, cells }: PassedItem, { shop }: Messages) {
	const named = cells.map((cell) => ({ ...cell, colourName: cell.colour ?? "" }));
	return { id, name: shop.selection.page.goneName, quantity, cells: named };
}
