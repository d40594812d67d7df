import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The router's list of routes, as the build writes it for browsers. */
const MANIFEST = /^manifest-\w+\.js$/;
const BEFORE = "window.__reactRouterManifest=";

/** Which routes a part of the site knows, by their ids in app/routes.ts; from one part to another the browser itself leads. */
const PARTS: Readonly<Record<string, RegExp>> = {
	shop: /^(?!desk\/|quote\/)/,
	quote: /^(root$|quote\/)/,
};

/**
 * Writes beside the browser's list of routes shorter ones, which the pages of each part carry (app/boot.tsx): nothing
 * of the desk, not even its addresses, is sent to anybody who is not there, and the shop's pages stay as small as
 * they are.
 */
export function writeShortManifests(clientFolder: string): void {
	const folder = join(clientFolder, "assets");
	const name = readdirSync(folder).find((file) => MANIFEST.test(file));
	const text = name ? readFileSync(join(folder, name), "utf8") : "";
	if (!name || !text.startsWith(BEFORE))
		throw new Error("The build's list of routes has another form than this script knows.");
	const manifest = JSON.parse(text.slice(BEFORE.length).replace(/;\s*$/, "")) as { routes: Record<string, unknown> };
	for (const [part, known] of Object.entries(PARTS)) {
		const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => known.test(id)));
		writeFileSync(
			join(folder, name.replace(/\.js$/, `-${part}.js`)),
			`${BEFORE}${JSON.stringify({ ...manifest, routes }, withoutFalse)};`,
		);
	}
}

/** What a route has not need not be said. */
function withoutFalse(_: string, value: unknown): unknown {
	return value === false ? undefined : value;
}
