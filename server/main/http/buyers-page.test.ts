import { describe, expect, test } from "vitest";
import { ours, page, httpSite as site } from "../../../tests/support/http-site.ts";

const token = "aZ09-_bcdefghijklmnopqrstuvwxyzABCDEFGHIJKL";
const quiet = {
	"cache-control": "no-store",
	"x-robots-tag": "noindex, nofollow",
	"referrer-policy": "no-referrer",
};

describe("the buyer's page", () => {
	const { ask, post } = site();
	const large = "x".repeat(65_537);

	test.each([
		["the page", () => ask(`/q/${token}`), 200],
		["its data", () => ask(`/q/${token}.data`), 200],
		["what lies below it", () => ask(`/q/${token}/version-check`), 200],
		["an address written otherwise", () => ask(`/%51/${token}`), 200],
		["another method", () => ask(`/q/${token}`, { method: "DELETE" }), 405],
		["a form from elsewhere", () => post({}, "a=b", `/q/${token}`), 403],
		["a body that is no form", () => post({ ...ours, "Content-Type": "text/plain" }, "a=b", `/q/${token}`), 415],
		["a form too large for where it goes", () => post(ours, large, `/q/${token}/seen`), 413],
	])("is not cached, indexed or sent as a referrer: %s", async (_, send, status) => {
		const response = await send();
		expect(response.status).toBe(status);
		expect(Object.fromEntries(response.headers)).toMatchObject(quiet);
		const said = [...response.headers].join() + (await response.text());
		expect(said).not.toContain(token);
	});

	test("takes a form that was sent without script, and with it an origin that is none", async () => {
		const { post, render } = site();
		const unnamed = await post({ Origin: "null" }, "a=b", `/q/${token}`);
		expect(unnamed.status).toBe(200);
		const [request] = render.mock.calls[0] ?? [];
		expect(request?.headers.has("Origin")).toBe(false);
		expect(await request?.text()).toBe("a=b");
		expect((await post({ Origin: "null", "Sec-Fetch-Site": "same-origin" }, "a=b", `/q/${token}`)).status).toBe(200);
		expect((await post({ Origin: "null", "Sec-Fetch-Site": "cross-site" }, "a=b", `/q/${token}`)).status).toBe(403);
		expect((await post({ Origin: "null" }, "a=b", "/contact")).status).toBe(403);
		expect((await post({ Origin: "https://evil.example" }, "a=b", `/q/${token}`)).status).toBe(403);
	});

	test("whatever is not there is one and the same screen, made from an address without the token", async () => {
		const methods: string[] = [];
		const { ask, post } = site({
			render: async (request) => {
				methods.push(request.method);
				const { pathname } = new URL(request.url);
				const html = pathname === "/q" ? "<p>one screen</p>" : `<p>${pathname}</p>`;
				const made = page(html);
				return new Response(made.body, { status: 404, headers: made.headers });
			},
		});
		for (const send of [() => ask(`/q/${token}`), () => ask("/q/x/files/1"), () => post(ours, "a=b", `/q/${token}`)]) {
			const response = await send();
			expect([response.status, await response.text()]).toEqual([404, "<p>one screen</p>"]);
		}
		expect(methods.slice(-2)).toEqual(["POST", "GET"]);
		expect(await (await ask("/elsewhere")).text()).toBe("<p>/elsewhere</p>");
	});
});
