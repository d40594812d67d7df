import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { readStart } from "./read-start.ts";

/** As the router's server gives it, as far as it is read here. */
function contextWith(parts: object): EntryContext {
	const whole: unknown = {
		manifest: {
			url: "/routes/shop?v=abc",
			version: "abc",
			entry: { module: "/assets/entry.js", imports: [] },
			routes: { root: { id: "root", module: "/assets/root.js" }, home: { id: "home", module: "/assets/home.js" } },
		},
		staticHandlerContext: {
			matches: [{ route: { id: "root" } }, { route: { id: "home" } }, { route: { id: "gone" } }],
		},
		...parts,
	};
	return whole as EntryContext;
}

test("takes the page's modules, the list of routes and the data out of the router's context", async () => {
	const { late, rest } = await readStart(
		contextWith({
			serverHandoffString: JSON.stringify({ basename: "/", ssr: true, future: { one: false, two: true } }),
			serverHandoffStream: new Response("[1,2]").body,
		}),
	);
	expect(late.start).toEqual({
		context: { basename: "/", ssr: true, future: { two: true } },
		routes: "/routes/shop?v=abc",
		modules: { root: "/assets/root.js", home: "/assets/home.js" },
		entry: "/assets/entry.js",
	});
	expect(late.data).toBe("[1,2]");
	// The data can be read once: the framework must not look for it again.
	expect(rest.serverHandoffStream).toBeUndefined();
	expect(rest.manifest.url).toBe("/routes/shop?v=abc");
});

test("starts a page for which the router has handed nothing over", async () => {
	const { late } = await readStart(contextWith({}));
	expect(late.start.context).toEqual({ future: {} });
	expect(late.data).toBe("");
});
