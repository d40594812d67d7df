import { expect, test } from "vitest";
import { routeNames } from "./route-names.ts";

const nameOf = routeNames({
	root: { id: "root", path: "" },
	shell: { id: "shell", parentId: "root" },
	home: { id: "home", parentId: "shell", index: true },
	product: { id: "product", parentId: "shell", path: "products/:slug" },
	lost: { id: "lost", parentId: "shell", path: "*" },
	q: { id: "q", parentId: "root", path: "q" },
	noLink: { id: "noLink", parentId: "q", index: true },
	page: { id: "page", parentId: "q", path: ":token" },
	file: { id: "file", parentId: "q", path: ":token/files/:id" },
});

test.each([
	["/", "/"],
	["/_.data", "/"],
	["/products/silk", "/products/:slug"],
	["/products/silk.data", "/products/:slug"],
	["/q", "/q"],
	["/q/aVeryPrivateToken", "/q/:token"],
	["/q/aVeryPrivateToken/files/7", "/q/:token/files/:id"],
	["/q/aVeryPrivateToken/what/else", "(none)"],
	["/wp-login.php", "(none)"],
	["/%E0%A4%A", "(none)"],
	["/assets/app-1a2b.js", "(file)"],
	["/media/0123.avif", "/media/:name"],
	["/readyz", "/readyz"],
])("%s counts as %s", (pathname, name) => {
	expect(nameOf(pathname)).toBe(name);
});
