import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];
type Routes = Manifest["routes"];

/** Addresses that the pages of each part know; from one part to another the browser itself leads. */
const PARTS = {
	shop: /^(?!(desk|q)(\/|$))/,
	buyer: /^q(\/|$)/,
	"sign-in": /^desk\/(sign-in|sign-out|welcome)(\/|$)/,
} as const;

/** The parts whose list everybody may read. */
export type PublicPart = keyof typeof PARTS;

const publicParts: readonly PublicPart[] = ["shop", "buyer", "sign-in"];

/** Whether an address's word names a list that everybody may read. */
export function isPublicPart(word: string | undefined): word is PublicPart {
	return publicParts.some((part) => part === word);
}

/**
 * Where a document's list of routes is: one that everybody may read when it has all the page's routes, else the whole
 * list, which stands behind the desk's gate.
 * @param ids the page's routes
 */
export function routeListAddress(manifest: Manifest, ids: readonly string[]): string {
	const part = publicParts.find((one) => ids.every((id) => id in routesOf(manifest.routes, one)));
	return `${part ? `/routes/${part}` : "/desk/routes"}?v=${manifest.version}`;
}

/**
 * The list as the script that the framework's own file is, without what a route has not.
 * @param part the whole list without it
 */
export function routeListScript(manifest: Manifest, part?: PublicPart): string {
	const routes = part ? routesOf(manifest.routes, part) : manifest.routes;
	const text = JSON.stringify({ ...manifest, routes }, (_, value) => (value === false ? undefined : value));
	return `window.__reactRouterManifest=${text};`;
}

/** The routes whose whole address a part knows, with those that stand around them. */
function routesOf(all: Routes, part: PublicPart): Routes {
	const around = (id: string | undefined): string[] => (id ? [...around(all[id]?.parentId), id] : []);
	const parents = new Set(Object.values(all).map((route) => route?.parentId));
	const known = Object.keys(all)
		.filter((id) => !parents.has(id))
		.map((id) => around(id))
		.filter((branch) => PARTS[part].test(branch.flatMap((id) => all[id]?.path || []).join("/")));
	const ids = new Set(known.flat());
	return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}
