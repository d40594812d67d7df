import { buyersCase, readRow } from "./buyer.ts";
import { anyWidth, expect, expectAccessible, test } from "./site-test.ts";

const stoppedAt = (site: Parameters<typeof readRow>[0], id: string) =>
	readRow(site, "select reminders_stopped_at as at from quote_case where id = ?", id).at;

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		test("the link below a reminder asks first, and stops them by its button", async ({ page, site }) => {
			const one = await buyersCase(site);
			await one.quote();
			await page.goto(`${one.path}/reminders`);
			const heading = page.getByRole("heading", { level: 1 });
			await expect(heading).toHaveText("No more reminders?");
			// A mail scanner has opened it as well: nothing has changed.
			expect(stoppedAt(site, one.id)).toBeNull();
			if (javaScriptEnabled) await expectAccessible(page);
			await page.getByRole("button", { name: "Stop reminders" }).focus();
			await page.keyboard.press("Enter");
			await expect(heading).toHaveText("You will get no more reminders");
			expect(stoppedAt(site, one.id)).not.toBeNull();
			await page.getByRole("link", { name: "To the private page" }).click();
			await expect(page.getByText("Asked for no more reminders.")).toBeVisible();
		});
	});

test("a mail program stops them by itself, of this case alone", anyWidth, async ({ site, playwright }) => {
	const [one, other] = [await buyersCase(site), await buyersCase(site)];
	const program = await playwright.request.newContext({ baseURL: site.url });
	const stop = (path: string, headers: Record<string, string> = {}) =>
		program.post(`${path}/reminders`, {
			form: { "List-Unsubscribe": "One-Click" },
			headers,
			maxRedirects: 0,
		});
	expect((await stop(one.path, { "Sec-Fetch-Site": "cross-site" })).status()).toBe(403);
	expect((await stop(one.path, { Origin: "https://evil.example" })).status()).toBe(403);
	expect(stoppedAt(site, one.id)).toBeNull();
	for (const _ of ["first", "again"]) {
		const answer = await stop(one.path);
		expect(answer.status()).toBe(200);
		expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
	}
	expect(stoppedAt(site, one.id)).not.toBeNull();
	expect(stoppedAt(site, other.id)).toBeNull();
	await program.dispose();
});
