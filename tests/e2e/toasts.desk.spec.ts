import type { Page } from "@playwright/test";
import { expect, open, standStill, test } from "./site-test.ts";

declare global {
	interface Window {
		/** When the toast came, began to go, and was gone. */
		toastTimes?: { came?: number; going?: number; gone?: number };
	}
}

/** Notes the times of the next toast in the page itself, so that no waiting of the test is counted. */
async function watchToast(page: Page): Promise<void> {
	await page.evaluate(() => {
		const times: Window["toastTimes"] = {};
		window.toastTimes = times;
		const area = document.querySelector("[data-toasts]");
		if (!area) throw new Error("There is no toast area");
		new MutationObserver(() => {
			const shown = area.firstElementChild;
			if (shown) times.came ??= performance.now();
			if (shown?.hasAttribute("data-gone")) times.going ??= performance.now();
			if (!shown && times.came) times.gone ??= performance.now();
		}).observe(area, { subtree: true, childList: true, attributes: true });
	});
}

/**
 * How long the toast stood, and how long it took to be removed. Its time runs from the moment it was asked for, and a
 * busy machine draws it later: the exact times are proven in app/ui/toaster.test.tsx.
 */
async function toastTimes(page: Page): Promise<{ stood: number; removal: number }> {
	await page.waitForFunction(() => window.toastTimes?.gone !== undefined);
	const { came = 0, going = 0, gone = 0 } = (await page.evaluate(() => window.toastTimes)) ?? {};
	return { stood: going - came, removal: gone - going };
}

/** An inquiry that only has to be sent. */
async function writeInquiry(page: Page): Promise<void> {
	await open(page, "/contact");
	await page.getByLabel("Name", { exact: true }).fill("Example Sender");
	await page.getByLabel("Email", { exact: true }).fill("toast@example.com");
	await page.getByLabel("Country").selectOption("Japan");
	await page.getByLabel("Message").fill("Do you weave linen in indigo?");
	await expect.poll(() => page.locator("[name=formKey]").inputValue()).not.toBe("");
}

test("a success toast stands for 2000 ms and is removed 1000 ms later; at most 20 show at once", async ({ page }) => {
	await open(page, "/products/bridal-lehenga-set");
	await watchToast(page);
	await page.mouse.move(10, 400);
	await page.locator("form#order").getByRole("button", { name: "Add to Cart" }).click();
	const { stood, removal } = await toastTimes(page);
	expect(stood).toBeGreaterThan(400);
	expect(stood).toBeLessThan(10_000);
	expect(removal).toBeGreaterThan(200);
	expect(removal).toBeLessThan(5_000);

	const most = await page.evaluate(async () => {
		const form = document.querySelector<HTMLFormElement>("form#order");
		for (let n = 0; n < 30; n++) form?.requestSubmit();
		let count = 0;
		const until = performance.now() + 1_500;
		while (performance.now() < until) {
			count = Math.max(count, document.querySelectorAll("[data-toasts] > *").length);
			await new Promise(requestAnimationFrame);
		}
		return count;
	});
	expect(most).toBe(20);
});

test("an error toast stands for 4000 ms", async ({ page, context, complaints }) => {
	await writeInquiry(page);
	await watchToast(page);
	complaints.allowOffline();
	await context.setOffline(true);
	await page.getByRole("button", { name: "Send Message" }).click();
	const { stood, removal } = await toastTimes(page);
	expect(stood).toBeGreaterThan(800);
	expect(stood).toBeLessThan(20_000);
	expect(removal).toBeGreaterThan(200);
});

/** Whether the toasts lie over the words of the page's title, or over the header with its cart. */
const coversTitleOrHeader = (page: Page) =>
	page.evaluate(() => {
		const toasts = [...document.querySelectorAll("[data-toasts] > *")].map((toast) => toast.getBoundingClientRect());
		const words = document.createRange();
		words.selectNodeContents(document.querySelector("main h1") ?? document.body);
		const header = document.querySelector("body > header");
		if (!header) throw new Error("There is no header");
		const keptFree = [...words.getClientRects(), header.getBoundingClientRect()];
		return toasts.some((toast) =>
			keptFree.some(
				(line) =>
					line.left < toast.right && line.right > toast.left && line.top < toast.bottom && line.bottom > toast.top,
			),
		);
	});

test("a toast stands beside the lead of a list and above what it may be narrowed by", async ({ page }) => {
	for (const path of ["/products", "/products?category=sarees"]) {
		await open(page, path);
		await page.getByRole("article").first().getByText("Add to Cart").click();
		await page.getByRole("dialog").getByRole("button", { name: "Add to Cart" }).click();
		const toast = page.locator("[data-toasts] > *").first();
		await expect(toast).toBeVisible();
		await standStill(page);
		const box = await toast.boundingBox();
		const lead = await page.locator("main h1 + p").boundingBox();
		// Of the link the words alone: a finger's room around them may be covered.
		const narrow = await page.getByRole("link", { name: "Filter and sort" }).evaluate((link) => {
			const words = document.createRange();
			words.selectNodeContents(link);
			return words.getBoundingClientRect().top;
		});
		if (!box || !lead) throw new Error(`Something of ${path} is not there`);
		expect(lead.x + lead.width).toBeLessThanOrEqual(box.x);
		expect(narrow).toBeGreaterThanOrEqual(box.y + box.height);
	}
});

test("a toast of a form that failed lies over none of its fields", async ({ page, context, complaints }) => {
	await writeInquiry(page);
	complaints.allowOffline();
	await context.setOffline(true);
	await page.getByRole("button", { name: "Send Message" }).click();
	const toast = page.locator("[data-toasts] > *").first();
	await expect(toast).toBeVisible();
	await standStill(page);
	const covered = await toast.evaluate((note) => {
		const { top, bottom, left, right } = note.getBoundingClientRect();
		return [...document.querySelectorAll("main form :is(input, select, textarea, [role=alert])")]
			.filter((part) => {
				const box = part.getBoundingClientRect();
				return box.left < right && box.right > left && box.top < bottom && box.bottom > top && box.height > 0;
			})
			.map((part) => part.outerHTML);
	});
	expect(covered).toEqual([]);
	await expect(toast).toBeInViewport({ ratio: 1 });
});

test("a toast of a form that failed leaves the heading over the form free", async ({ page, context, complaints }) => {
	await writeInquiry(page);
	const heading = page.getByRole("heading", { name: "Ask us about a fabric, a size or a date" });
	// Where the toast would come.
	await heading.evaluate((one) => scrollTo(0, one.getBoundingClientRect().top + scrollY - 10));
	complaints.allowOffline();
	await context.setOffline(true);
	await page.locator("form:has([name=formKey])").evaluate((form: HTMLFormElement) => form.requestSubmit());
	const toast = page.locator("[data-toasts] > *").first();
	await expect(toast).toBeVisible();
	await standStill(page);
	const box = await toast.boundingBox();
	const words = await heading.boundingBox();
	if (!box || !words) throw new Error("The toast or the heading is not there");
	expect(box.y >= words.y + words.height || box.y + box.height <= words.y).toBe(true);
});

for (const scrolled of [0, 40, 80, 120]) {
	test(`a toast leaves the product's title and the header free, ${scrolled} px down the page`, async ({ page }) => {
		await open(page, "/products/banarasi-silk-saree");
		// As long as an owner may name it: two lines, up to the screen's edge.
		await page.getByRole("heading", { level: 1 }).evaluate((title) => {
			title.textContent = `${title.textContent} with a Hand-twisted Border of Gold`;
		});
		await page.evaluate((y) => scrollTo(0, y), scrolled);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
		const form = page.locator("form#order");
		await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
		await expect(page.locator("[data-toasts] > *")).toBeVisible();
		// Once it has come in; it stands for two seconds.
		await standStill(page);
		expect(await coversTitleOrHeader(page)).toBe(false);
	});
}
