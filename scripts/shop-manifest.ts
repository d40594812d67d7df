import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The router's list of routes, as the build writes it for browsers. */
const MANIFEST = /^manifest-\w+\.js$/;
const BEFORE = "window.__reactRouterManifest=";

/**
 * Writes beside the browser's list of routes a shorter one, without the desk: buyers' pages carry that
 * (app/boot.tsx), so that nothing of the desk, not even its addresses, is sent to anybody who is not there.
 */
export function writeShopManifest(clientFolder: string): void {
	const folder = join(clientFolder, "assets");
	const name = readdirSync(folder).find((file) => MANIFEST.test(file));
	const text = name ? readFileSync(join(folder, name), "utf8") : "";
	if (!name || !text.startsWith(BEFORE))
		throw new Error("The build's list of routes has another form than this script knows.");
	const manifest = JSON.parse(text.slice(BEFORE.length).replace(/;\s*$/, "")) as { routes: Record<string, unknown> };
	const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith("desk/"));
	const short = { ...manifest, routes: Object.fromEntries(routes) };
	writeFileSync(join(folder, name.replace(/\.js$/, "-shop.js")), `${BEFORE}${JSON.stringify(short)};`);
}
