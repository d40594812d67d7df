import { matchRoutes, type RouteObject } from "react-router";
import { isReadable } from "../platform/private-pages.ts";

/** The routes of a build, as far as their addresses go. */
export type BuiltRoutes = Readonly<
	Record<string, { id: string; parentId?: string; path?: string; index?: boolean } | undefined>
>;

/** What answers beside the routes, by the beginning of its addresses. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
	[/^\/assets\//, "(file)"],
	[/^\/media\//, "/media/:name"],
	[/^\/(healthz|readyz|form-key)$/, ""],
];

/** What no route answers: nothing of such an address is kept, which anybody may have made up. */
const NONE = "(none)";

/**
 * Says by which route an address is answered, "/q/:token" for a private page: there are a hundred routes, and any number
 * of addresses, some of which are secret.
 */
export function routeNames(routes: BuiltRoutes): (pathname: string) => string {
	const tree = routeTree(routes);
	return (pathname) => {
		// The router prints one that it cannot read, with whatever token is in it.
		if (!isReadable(pathname)) return NONE;
		for (const [pattern, name] of OTHERS) if (pattern.test(pathname)) return name || pathname;
		const found = matchRoutes(tree, pageOf(pathname)) ?? [];
		const parts = found.flatMap(({ route }) => route.path ?? []);
		if (found.length === 0 || parts.includes("*")) return NONE;
		return `/${parts.join("/")}`.replaceAll(/\/+/g, "/");
	};
}

/** The routes of a build as the router matches them. */
export function routeTree(routes: BuiltRoutes): RouteObject[] {
	const below = (parentId: string | undefined): RouteObject[] =>
		Object.values(routes).flatMap((route): RouteObject[] => {
			if (!route || route.parentId !== parentId) return [];
			const { id, path, index } = route;
			return index ? [{ id, path, index }] : [{ id, path, children: below(id) }];
		});
	return below(undefined);
}

/** The router's own requests for a page's data go to its address with ".data" behind it, and "/_" for the first page. */
export function pageOf(pathname: string): string {
	if (!pathname.endsWith(".data")) return pathname;
	const page = pathname.slice(0, -".data".length);
	return page === "/_" || page === "/_root" ? "/" : page;
}
