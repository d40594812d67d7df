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
 * The framework marks a sheet with "#" that code fetched later asks for as well: whoever leaves a page takes its sheets along. That
 * code then fetches the sheet once more, and each of its rules holds twice. What a layout links stays with the document, so it has no mark.
 */
export function withLastingSheets(manifest: Manifest): Manifest {
	const all = Object.entries(manifest.routes);
	const parents = new Set(all.map(([, route]) => route?.parentId));
	const lasting = new Set(all.flatMap(([id, route]) => (parents.has(id) && route?.css) || []));
	const bare = (sheet: string) => (lasting.has(sheet) ? sheet.replace(/#$/, "") : sheet);
	const routes = all.map(([id, route]) => [id, route && { ...route, css: route.css?.map(bare) }]);
	return { ...manifest, routes: Object.fromEntries(routes) };
}

/**
 * The list as the script that the framework's own file is, without what a route has not, and without the files that
 * come with the routes around it anyway.
 * @param part the whole list without it
 */
export function routeListScript(manifest: Manifest, part?: PublicPart): string {
	const routes = withOwnFiles(part ? routesOf(manifest.routes, part) : manifest.routes);
	const text = JSON.stringify({ ...manifest, routes }, (_, value) => (value === false ? undefined : value));
	return `window.__reactRouterManifest=${text};`;
}

/** The routes, each with the scripts and sheets that none of those around it brings. */
function withOwnFiles(all: Routes): Routes {
	const around = (id: string | undefined): string[] => {
		const parent = id === undefined ? undefined : all[id];
		return parent ? [parent.module, ...(parent.imports ?? []), ...(parent.css ?? []), ...around(parent.parentId)] : [];
	};
	return Object.fromEntries(
		Object.entries(all).map(([id, route]) => {
			if (!route) return [id, route];
			const there = new Set(around(route.parentId));
			const own = (files: string[] | undefined) => files?.filter((file) => !there.has(file));
			return [id, { ...route, imports: own(route.imports), css: own(route.css) }];
		}),
	);
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
