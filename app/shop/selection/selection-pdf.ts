import { readPassedItems, readPassedSamples } from "../../../domain/orders/passed-items.ts";
import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext, visitorContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { notHere } from "../../ui/not-here.ts";
import { sheetResponse } from "../line-sheet/sheet-response.server.ts";
import type { Route } from "./+types/selection-pdf";

/** /selection.pdf, of the items that are posted to it; nothing of them is kept. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	if (request.method !== "POST") throw notHere();
	const locale = context.get(localeContext);
	const form = await readForm(request);
	const items = readPassedItems(String(form.get("items") ?? ""));
	const samples = readPassedSamples(String(form.get("samples") ?? ""));
	const { lineSheets } = context.get(servicesContext);
	const passed = items && samples && { items, samples };
	return sheetResponse(await lineSheets.selection(context.get(visitorContext), passed, locale), messagesFor(locale));
}

export const action = loader;
