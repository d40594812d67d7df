import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The router's list of routes, as the build writes it for browsers. */
const MANIFEST = /^manifest-\w+\.js$/;
const BEFORE = "window.__reactRouterManifest=";

type Route = { id: string; parentId?: string; path?: string };

/** Which addresses a part of the site knows; from one part to another the browser itself leads. */
const PARTS: Readonly<Record<string, RegExp>> = {
	shop: /^(?!(desk|q)(\/|$))/,
	quote: /^q(\/|$)/,
	door: /^desk\/(sign-in|sign-out|welcome)(\/|$)/,
};

/**
 * Writes in place of the browser's list of routes shorter ones, which the pages of each part carry (app/boot.tsx).
 * The whole list, the desk's addresses with it, lies nowhere among the files that strangers may ask for: the desk's own
 * documents, behind its gate, carry it.
 */
export function writeShortManifests(clientFolder: string): void {
	const folder = join(clientFolder, "assets");
	const name = readdirSync(folder).find((file) => MANIFEST.test(file));
	const text = name ? readFileSync(join(folder, name), "utf8") : "";
	if (!name || !text.startsWith(BEFORE))
		throw new Error("The build's list of routes has another form than this script knows.");
	const manifest = JSON.parse(text.slice(BEFORE.length).replace(/;\s*$/, "")) as { routes: Record<string, Route> };
	for (const [part, known] of Object.entries(PARTS)) {
		writeFileSync(
			join(folder, name.replace(/\.js$/, `-${part}.js`)),
			`${BEFORE}${JSON.stringify({ ...manifest, routes: routesOf(manifest.routes, known) }, withoutFalse)};`,
		);
	}
	rmSync(join(folder, name));
}

/** The routes whose whole address is known to a part, with those that stand around them. */
function routesOf(all: Readonly<Record<string, Route>>, known: RegExp): Record<string, Route> {
	const around = ({ parentId }: Route): Route[] => {
		const parent = parentId === undefined ? undefined : all[parentId];
		return parent ? [...around(parent), parent] : [];
	};
	const parents = new Set(Object.values(all).map(({ parentId }) => parentId));
	const kept = Object.values(all)
		.filter(({ id }) => !parents.has(id))
		.map((route) => [...around(route), route])
		.filter((branch) => known.test(branch.flatMap(({ path }) => path || []).join("/")));
	const ids = new Set(kept.flat().map(({ id }) => id));
	return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}

/** What a route has not need not be said. */
function withoutFalse(_: string, value: unknown): unknown {
	return value === false ? undefined : value;
}
