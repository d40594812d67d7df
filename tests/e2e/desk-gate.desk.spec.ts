import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { watchFetches } from "../support/fetches.ts";
import { signedIn, signOut } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

/** Every address below /desk that app/routes.ts names, with its parameters filled in. */
function deskAddresses(): string[] {
	const text = readFileSync(join(import.meta.dirname, "../../app/routes.ts"), "utf8");
	const block = text.slice(text.indexOf('route("desk", "desk/layout.tsx"'));
	const paths = [...block.matchAll(/route\("([^"]+)"/g)].map(([, path]) => path ?? "");
	const inDesk = paths.slice(1, paths.indexOf("sitemap.xml"));
	return [
		"/desk",
		"/desk/requests/x/preview",
		"/desk/requests/x/preview?draft",
		...inDesk.map((path) => `/desk/${path.replace(/:\w+\??/g, "x").replace("*", "nowhere")}`),
	];
}

test("nothing behind the gate is shown to anybody who has not signed in", async ({ page, site }) => {
	const addresses = deskAddresses();
	expect(addresses.length).toBeGreaterThan(1);
	for (const address of addresses) {
		for (const asked of [address, `${address}.data`, `${address}.data?_routes=desk/inbox`, address.toUpperCase()]) {
			const read = await page.request.get(site.url + asked, { maxRedirects: 0 });
			expect([asked, [202, 303].includes(read.status())]).toEqual([asked, true]);
			expect(read.headers().location ?? (await read.text())).toContain("/desk/sign-in");
			expect(await read.text()).not.toContain('aria-label="Desk"');
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

test("the shop's pages load nothing of the desk", async ({ page, site }) => {
	const loaded: Promise<string>[] = [];
	page.on("response", (answer) => {
		if (/\.(js|css)$|\/$/.test(answer.url())) loaded.push(answer.text());
	});
	const fetched = watchFetches(page);
	await open(page, "/");
	await fetched();
	const texts = await Promise.all(loaded);
	expect(texts.length).toBeGreaterThan(3);
	// What every page of the desk has in its text, its addresses or its style.
	const ofDesk = /Thari desk|desk\/layout|var\(--desk-/;
	expect(texts.filter((text) => ofDesk.test(text)).map((text) => text.slice(0, 80))).toEqual([]);
	// And the pattern finds it where it is.
	await signedIn(page, site);
	loaded.length = 0;
	await open(page, "/desk");
	await fetched();
	expect((await Promise.all(loaded)).filter((text) => ofDesk.test(text)).length).toBeGreaterThan(1);
});

test("whoever is signed in finds the inbox, its keys and the way out", async ({ page, site }) => {
	await signedIn(page, site);
	await open(page, "/desk");
	await expect(page.getByRole("heading", { name: "Requests" })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await page.keyboard.press("g");
	await page.keyboard.press("p");
	await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
	// In a field the same keys are letters.
	await page.getByLabel("Email").pressSequentially("g i");
	await expect(page.getByLabel("Email")).toHaveValue("g i");
	await signOut(page);
	await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
	await page.goto("/desk");
	await expect(page).toHaveURL(/\/desk\/sign-in$/);
});

test("a gate that cannot ask lets nobody through, and says so", async ({ page, site, complaints }) => {
	await signedIn(page, site);
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	database.exec("alter table staff_session rename to elsewhere");
	const answer = await page.goto("/desk/people");
	expect(answer?.status()).toBe(500);
	// The browser reports this answer, and those that the page asks for by itself.
	await complaints.toHave(/status of 500/);
	complaints.allow(/status of 500/);
	await expect(page.getByRole("heading", { name: "Something went wrong on our side" })).toBeVisible();
	await expectAccessible(page);
	const form = { email: "third@staff.example", role: "owner" };
	const written = await page.request.post("/desk/people", { headers: { Origin: site.url }, form });
	database.exec("alter table elsewhere rename to staff_session");
	database.close();
	expect(written.status()).toBe(500);
	expect(site.output()).toContain("no such table: staff_session");
	await page.goto("/desk/people");
	await expect(page.getByText("third@staff.example")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "People" })).toBeVisible();
});
