import { anyWidth, expect, open, test } from "./site-test.ts";

test(
	"the about page tells the story, the four values, the six years and the figures of its reading",
	anyWidth,
	async ({ page }) => {
		await open(page, "/about");
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1 })).toHaveText("A maker and exporter from Tiruppur");
		await expect(main).toContainText("was founded in Tiruppur in 2018");
		await expect(main).toContainText("international textile buyers and wholesale customers");
		await expect(main.locator("[aria-labelledby=values]").getByRole("heading", { level: 3 })).toHaveText([
			"Heritage",
			"Quality",
			"Global Reach",
			"Excellence",
		]);
		await expect(main.locator("[aria-labelledby=years]").getByRole("listitem")).toHaveText([
			/^2018\s*Founded in Tiruppur/,
			/^2019\s*First export/,
			/^2020\s*Modern facility/,
			/^2022\s*10\+ countries/,
			/^2023\s*Quality certification/,
			/^2025\s*Serving customers worldwide/,
		]);
		await expect(main.locator("dl > div")).toHaveText([
			/years\s*7\+/,
			/countries\s*10\+/,
			/employees\s*50\+/,
			/garments exported\s*500K\+/,
		]);
	},
);
