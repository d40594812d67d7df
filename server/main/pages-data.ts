import { matchRoutes } from "react-router";
import { isReadable } from "../platform/private-pages.ts";
import { type BuiltRoutes, pageOf, routeTree } from "./route-names.ts";

type BuiltPages = BuiltRoutes & Readonly<Record<string, { module: { default?: unknown } } | undefined>>;

/** Behind the sign-in, where the panel beside the inbox and the dialog of patterns are fetched so. */
const IN_DESK = /^\/desk(\/|$)/i;

/**
 * Says of an address whether it asks for the data of a route that has no page. The router would answer: it reads a file
 * of 5 MB as text, writes it as JSON of 12 and holds both, past every limit that stands before the file itself. No public
 * page asks for that: a file is linked by its own address.
 */
export function asksForNoPage(routes: BuiltPages): (pathname: string) => boolean {
	const tree = routeTree(routes);
	return (pathname) => {
		if (!pathname.endsWith(".data") || IN_DESK.test(pathname) || !isReadable(pathname)) return false;
		const id = matchRoutes(tree, pageOf(pathname))?.at(-1)?.route.id;
		return id !== undefined && !routes[id]?.module.default;
	};
}

type Render<Context> = (request: Request, context: Context) => Promise<Response>;

/** Answers a request for the data of a route that has no page as not found, and passes on all others. */
export function pagesDataOnly<Context>(render: Render<Context>, routes: BuiltPages): Render<Context> {
	const refused = asksForNoPage(routes);
	return async (request, context) => {
		const reading = request.method === "GET" || request.method === "HEAD";
		if (reading && refused(new URL(request.url).pathname)) return new Response(null, { status: 404 });
		return render(request, context);
	};
}
