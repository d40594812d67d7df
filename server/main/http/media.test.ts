import { expect, test } from "vitest";
import { httpSite, services } from "../../../tests/support/http-site.ts";

const bytes = Buffer.from("a picture");
const images = {
	...services.images,
	read: async (name: string) => (name === "x-400.avif" ? { type: "image/avif", bytes } : undefined),
};
const site = () => httpSite({ services: { ...services, images } });

test("an uploaded picture is served with its own type and kept for good", async () => {
	const answer = await site().ask("/media/x-400.avif?v=1.0.0");
	expect(answer.status).toBe(200);
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		"content-type": "image/avif",
		"content-length": String(bytes.length),
		"cache-control": "public, max-age=31536000, immutable",
		"x-content-type-options": "nosniff",
		"content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
		"cross-origin-resource-policy": "same-origin",
	});
	expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
});

test("a browser that has it already gets a 304", async () => {
	const answer = await site().ask("/media/x-400.avif", { headers: { "If-None-Match": 'W/"x-400.avif"' } });
	expect([answer.status, await answer.text()]).toEqual([304, ""]);
});

test("what is not there is not found, and no page is rendered for it", async () => {
	const { ask, render } = site();
	for (const path of ["/media/y-400.avif", "/media/..%2fthari.db"]) {
		const answer = await ask(path);
		expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "application/problem+json"]);
	}
	expect(render).not.toHaveBeenCalled();
});
