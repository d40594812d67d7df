import { buyersCase } from "./buyer.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		test("the ways to answer on the first screen lead into the open form", async ({ page, site }) => {
			const one = await buyersCase(site);
			await one.quote();
			if (javaScriptEnabled) await open(page, one.path);
			else await page.goto(one.path);
			if ((page.viewportSize()?.width ?? 0) > 1000) await page.setViewportSize({ width: 1366, height: 768 });
			const ask = page.getByRole("link", { name: "Ask for a change" }).filter({ visible: true });
			await expect(ask).toBeInViewport({ ratio: 1 });
			await ask.press("Enter");
			const quantity = page.getByLabel("Banarasi Silk Saree");
			await expect(quantity).toBeInViewport({ ratio: 1 });
			await expect(page.getByRole("button", { name: "Send the change" })).toBeVisible();
			if (javaScriptEnabled) {
				await expect(quantity).toBeFocused();
				await expect(page).toHaveURL(`${site.url}${one.path}`);
				await expectAccessible(page);
			}
			await page.locator("#change-message").fill("In maroon, please");
			await page.getByRole("button", { name: "Send the change" }).press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have asked for a change.");
			await expect(page.getByRole("button", { name: "Send the change" })).toHaveCount(0);
		});

		test("a link that was followed before the script came leads into the form as well", async ({ page, site }) => {
			const one = await buyersCase(site);
			await one.quote();
			await page.goto(`${one.path}?open=decline#decline`);
			const reason = page.getByLabel("Main reason");
			await expect(reason).toBeInViewport();
			if (javaScriptEnabled) await expect(reason).toBeFocused();
			await expect(page.getByRole("button", { name: "Send the change" })).toBeHidden();
		});
	});
