import { expect, test } from "vitest";
import { asksForNoPage, pagesDataOnly } from "./pages-data.ts";

const page = { module: { default: () => null } };
const routes = {
	root: { id: "root", path: "", ...page },
	home: { id: "home", parentId: "root", index: true, ...page },
	lost: { id: "lost", parentId: "root", path: "*", ...page },
	q: { id: "q", parentId: "root", path: "q/:token", ...page },
	file: { id: "file", parentId: "root", path: "q/:token/files/:id", module: {} },
	preview: { id: "preview", parentId: "root", path: "desk/requests/:id/preview-data", module: {} },
	sheet: { id: "sheet", parentId: "root", path: "line-sheet.pdf", module: {} },
};

test.each([
	["/line-sheet.pdf.data", true],
	["/q/aVeryPrivateToken/files/7.data", true],
	["/desk/requests/7/preview-data.data", false],
	["/line-sheet.pdf", false],
	["/q/aVeryPrivateToken/files/7", false],
	["/q/aVeryPrivateToken.data", false],
	["/_.data", false],
	["/nothing/here.data", false],
	["/%E0%A4%A.data", false],
])("%s asks for the data of no page: %s", (pathname, expected) => {
	expect(asksForNoPage(routes)(pathname)).toBe(expected);
});

test("such a request is not found, and every other one is answered by the router", async () => {
	const render = pagesDataOnly(async ({ method }) => new Response(method), routes);
	const statusOf = async (path: string, method: string) =>
		(await render(new Request(`https://thari.example${path}`, { method }), undefined)).status;
	expect(await statusOf("/line-sheet.pdf.data", "GET")).toBe(404);
	expect(await statusOf("/line-sheet.pdf.data", "HEAD")).toBe(404);
	expect(await statusOf("/line-sheet.pdf.data", "POST")).toBe(200);
	expect(await statusOf("/line-sheet.pdf", "GET")).toBe(200);
});
