import { expect, test } from "vitest";
import { isPublicPart, routeListAddress, routeListScript, withLastingSheets } from "./route-lists.ts";

const route = (id: string, parentId?: string, path?: string) => ({
	id,
	parentId,
	path,
	hasAction: false,
	hasLoader: true,
	hasClientAction: false,
	hasClientLoader: false,
	hasClientMiddleware: false,
	hasDefaultExport: true,
	hasErrorBoundary: false,
	clientActionModule: undefined,
	clientLoaderModule: undefined,
	clientMiddlewareModule: undefined,
	hydrateFallbackModule: undefined,
	module: `/assets/${id}.js`,
	imports: [],
	css: [],
});

const all = [
	route("root", undefined, ""),
	route("shell", "root"),
	route("product", "shell", "products/:slug"),
	route("rest", "shell", "*"),
	route("buyer", "root", "q"),
	route("page", "buyer", ":token"),
	route("sign-in-layout", "root"),
	route("sign-in", "sign-in-layout", "desk/sign-in"),
	route("desk", "root", "desk"),
	route("inbox", "desk"),
	route("preview-gate", "root"),
	route("preview", "preview-gate", "desk/catalogue/preview"),
];

const manifest = {
	entry: { module: "/assets/entry.js", imports: [] },
	routes: Object.fromEntries(all.map((one) => [one.id, one])),
	url: "/assets/manifest-abc.js",
	version: "abc",
};

test.each([
	["a page of the shop", ["root", "shell", "product"], "/routes/shop?v=abc"],
	["the buyer's page", ["root", "buyer", "page"], "/routes/buyer?v=abc"],
	["the sign-in page", ["root", "sign-in-layout", "sign-in"], "/routes/sign-in?v=abc"],
	["a page of the desk", ["root", "desk", "inbox"], "/desk/routes?v=abc"],
	["a page in the shop's style behind the desk's gate", ["root", "preview-gate", "preview"], "/desk/routes?v=abc"],
	["an error outside every page", ["root"], "/routes/shop?v=abc"],
])("%s has its own list", (_, ids, address) => {
	expect(routeListAddress(manifest, ids)).toBe(address);
});

test.each([
	["shop", ["root", "shell", "product", "rest"]],
	["buyer", ["root", "buyer", "page"]],
	["sign-in", ["root", "sign-in-layout", "sign-in"]],
] as const)("the list of %s names its own routes and what stands around them", (part, ids) => {
	const script = routeListScript(manifest, part);
	for (const { id } of all) expect(script.includes(`"id":"${id}"`)).toBe(ids.some((one) => one === id));
	expect(script).not.toContain("false");
	expect(script).toMatch(/^window\.__reactRouterManifest=\{.*\};$/);
});

test("a route names the files that none of the routes around it brings", () => {
	const shell = { ...route("shell", "root"), imports: ["/assets/shared.js"], css: ["/assets/shop.css"] };
	const product = {
		...route("product", "shell", "products/:slug"),
		imports: ["/assets/root.js", "/assets/shell.js", "/assets/shared.js", "/assets/facts.js"],
		css: ["/assets/shop.css", "/assets/facts.css"],
	};
	const script = routeListScript({ ...manifest, routes: { root: route("root"), shell, product } }, "shop");
	const { routes } = JSON.parse(script.slice(script.indexOf("{"), -1));
	expect(routes.shell).toMatchObject({ imports: ["/assets/shared.js"], css: ["/assets/shop.css"] });
	expect(routes.product).toMatchObject({ imports: ["/assets/facts.js"], css: ["/assets/facts.css"] });
});

test("the desk's list has every route", () => {
	const script = routeListScript(manifest);
	for (const { id } of all) expect(script).toContain(`"id":"${id}"`);
});

test("a sheet that a layout links has no mark, wherever it is linked; a page's own keeps it", () => {
	const marked = ["/assets/shop.css#", "/assets/own.css#"];
	const { routes } = withLastingSheets({
		...manifest,
		routes: {
			...manifest.routes,
			shell: { ...route("shell", "root"), css: ["/assets/shop.css#", "/assets/plain.css"] },
			product: { ...route("product", "shell"), css: marked },
		},
	});
	expect(routes.shell?.css).toEqual(["/assets/shop.css", "/assets/plain.css"]);
	expect(routes.product?.css).toEqual(["/assets/shop.css", "/assets/own.css#"]);
	expect(routes.root?.id).toBe("root");
});

test("only the public parts are read by name", () => {
	expect(["shop", "buyer", "sign-in"].every(isPublicPart)).toBe(true);
	expect(isPublicPart("desk")).toBe(false);
	expect(isPublicPart("toString")).toBe(false);
	expect(isPublicPart(undefined)).toBe(false);
});
