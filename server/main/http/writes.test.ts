import { describe, expect, test } from "vitest";
import { ours, httpSite as site } from "../../../tests/support/http-site.ts";

describe("a write", () => {
	test.each([
		["our own origin", { Origin: "https://www.thari.example" }],
		["the browser's word", { "Sec-Fetch-Site": "same-origin" }],
		["both", { "Sec-Fetch-Site": "same-origin", Origin: "https://www.thari.example" }],
	])("with %s goes through", async (_, headers) => {
		const { post, render } = site();
		expect((await post(headers)).status).toBe(200);
		expect(render).toHaveBeenCalledOnce();
	});

	test.each([
		["https://www.thari.example", "https://www.thari.example/contact"],
		["http://www.thari.example", "http://www.thari.example/contact"],
	])("from %s is rendered under that scheme, also where PUBLIC_URL does not name it", async (Origin, address) => {
		const { post, render } = site({ publicUrl: "http://localhost:3000", host: undefined });
		expect((await post({ Origin })).status).toBe(200);
		expect(render.mock.calls.map(([request]) => request.url)).toEqual([address]);
	});

	test.each<[string, Record<string, string>]>([
		["nothing at all", {}],
		["another origin", { Origin: "https://evil.example" }],
		["a part of our name", { Origin: "https://www.thari.example.evil.example" }],
		["another port", { Origin: "https://www.thari.example:8443" }],
		["a hidden origin", { Origin: "null" }],
		["no origin that can be read", { Origin: "www.thari.example" }],
		["the word that it comes from elsewhere", { "Sec-Fetch-Site": "cross-site", ...ours }],
		["the word that it comes from a sister site", { "Sec-Fetch-Site": "same-site", ...ours }],
		["the word that nobody sent it", { "Sec-Fetch-Site": "none" }],
		["only a Referer", { Referer: "https://www.thari.example/contact" }],
	])("with %s is refused before anything reads it", async (_, headers) => {
		const { post, render } = site();
		const response = await post(headers);
		expect(response.status).toBe(403);
		expect((await response.json()).detail).toContain("Nothing was saved.");
		expect(render).not.toHaveBeenCalled();
	});

	test.each(["application/json", "text/plain", "", "application/x-www-form-urlencodedx"])(
		"of %j is no form",
		async (type) => {
			const { post, render } = site();
			expect((await post({ ...ours, "Content-Type": type })).status).toBe(415);
			expect(render).not.toHaveBeenCalled();
		},
	);

	test.each(["application/x-www-form-urlencoded;charset=UTF-8", "multipart/form-data; boundary=x"])(
		"of %j is a form",
		async (type) => {
			expect((await site().post({ ...ours, "Content-Type": type })).status).toBe(200);
		},
	);

	test("of 64 kB is taken, one byte more is not", async () => {
		const { post, render } = site();
		expect((await post(ours, "x".repeat(65_536))).status).toBe(200);
		const response = await post(ours, "x".repeat(65_537));
		expect(response.status).toBe(413);
		expect((await response.json()).detail).toContain("larger than 64 kB");
		expect(render).toHaveBeenCalledOnce();
	});

	test("that does not say how long it is, is cut off at the limit all the same", async () => {
		const { post } = site({ render: async (request) => new Response(String((await request.text()).length)) });
		const stream = (size: number) =>
			new ReadableStream<Uint8Array>({
				start(controller) {
					for (let sent = 0; sent < size; sent += 1024) controller.enqueue(new Uint8Array(1024));
					controller.close();
				},
			});
		expect(await (await post(ours, stream(65_536))).text()).toBe("65536");
		expect((await post(ours, stream(66_560))).status).toBe(413);
	});

	test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("by %s is refused, and what is possible is said", async (method) => {
		const { ask, render } = site();
		const response = await ask("/contact", { method, headers: ours });
		expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
		expect(render).not.toHaveBeenCalled();
	});
});
