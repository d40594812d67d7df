import { messagesFor } from "../../../messages/registry.ts";
import { localeContext, servicesContext, visitorContext } from "../../../server/main/context.ts";
import type { Route } from "./+types/line-sheet";
import { sheetResponse } from "./sheet-response.server.ts";

/** /line-sheet.pdf, of all products or of `?category=`; a category that is unknown means all. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	const locale = context.get(localeContext);
	const category = new URL(request.url).searchParams.get("category");
	const { lineSheets } = context.get(servicesContext);
	return sheetResponse(await lineSheets.lineSheet(context.get(visitorContext), category, locale), messagesFor(locale));
}
