import { anyWidth, expect, test } from "./site-test.ts";

for (const path of ["/", "/about", "/q/no-such-link", "/desk/sign-in"])
	test(`${path} is set in the company's typeface`, anyWidth, async ({ page, complaints }) => {
		await page.goto(path);
		await expect(page.locator("body")).toHaveCSS("font-family", /^"?Figtree"?,/);
		await expect.poll(() => page.evaluate(() => document.fonts.check("16px Figtree"))).toBe(true);
		// An address that does not exist is answered with 404.
		if (path.includes("no-such")) await complaints.toHave(/status of 404/);
	});
