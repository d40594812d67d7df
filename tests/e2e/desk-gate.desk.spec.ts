import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signedIn, signOut } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./house.ts";

/** Every address below /desk that app/routes.ts names, with its parameters filled in. */
function deskAddresses(): string[] {
	const text = readFileSync(join(import.meta.dirname, "../../app/routes.ts"), "utf8");
	const block = text.slice(text.indexOf('route("desk", "desk/layout.tsx"'));
	const paths = [...block.matchAll(/route\("([^"]+)"/g)].map(([, path]) => path ?? "");
	const inDesk = paths.slice(1, paths.indexOf("sitemap.xml"));
	return ["/desk", ...inDesk.map((path) => `/desk/${path.replace(/:\w+\??/g, "x").replace("*", "nowhere")}`)];
}

test("nothing behind the gate is shown to anybody who has not signed in", async ({ page, site }) => {
	const addresses = deskAddresses();
	expect(addresses.length).toBeGreaterThan(1);
	for (const address of addresses) {
		for (const asked of [address, `${address}.data`, `${address}.data?_routes=desk/inbox`, address.toUpperCase()]) {
			const read = await page.request.get(site.url + asked, { maxRedirects: 0 });
			expect([asked, [202, 303].includes(read.status())]).toEqual([asked, true]);
			expect(read.headers().location ?? (await read.text())).toContain("/desk/sign-in");
			expect(await read.text()).not.toContain('class="side"');
		}
		const written = await page.request.post(site.url + address, {
			headers: { Origin: site.url },
			form: { any: "thing" },
			maxRedirects: 0,
		});
		expect([address, written.status(), written.headers().location]).toEqual([address, 303, "/desk/sign-in"]);
	}
});

test("the desk says nothing to caches, search engines and other sites", async ({ page, site }) => {
	const answer = await page.request.get(`${site.url}/desk/sign-in`);
	expect(answer.headers()).toMatchObject({
		"cache-control": "no-store",
		"x-robots-tag": "noindex, nofollow",
		"referrer-policy": "same-origin",
	});
	expect(await (await page.request.get(`${site.url}/robots.txt`)).text()).toContain("Disallow: /desk");
});

test("whoever is signed in finds the inbox, its keys and the way out", async ({ page, site }) => {
	await signedIn(page, site);
	await open(page, "/desk");
	await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await signOut(page);
	await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
	await page.goto("/desk");
	await expect(page).toHaveURL(/\/desk\/sign-in$/);
});
