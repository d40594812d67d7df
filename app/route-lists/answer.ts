import languageBuilds from "virtual:language-builds";
import { assets } from "virtual:react-router/server-build";
import { type PublicPart, routeListScript, withLastingSheets } from "./route-lists.ts";

/**
 * A list of routes as a script, kept by browsers for as long as its address says the same build.
 * @param part the whole list without it: for the desk alone
 */
export function routeListAnswer(request: Request, part?: PublicPart): Response {
	// A document of another build cannot run with these files: its next link loads a whole page.
	const version = new URL(request.url).searchParams.get("v");
	const files = [assets, ...Object.values(languageBuilds)].find((one) => one.version === version);
	if (!files) return new Response(null, { status: 404 });
	const scope = part ? "public" : "private";
	return new Response(routeListScript(withLastingSheets(files), part), {
		headers: {
			"Content-Type": "text/javascript; charset=utf-8",
			"Cache-Control": `${scope}, max-age=31536000, immutable`,
		},
	});
}
