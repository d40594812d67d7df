import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { COUNTRIES } from "../../domain/shared/country.ts";
import { countries } from "../../messages/en/countries.ts";
import { anyWidth, expect, expectBelow, holdPosts, open, test, toast } from "./site-test.ts";

const THANKS = "Thank you for your inquiry! We will contact you within 24 hours.";
const FAILED = "Failed to send message. Please try again.";

async function fill(page: Page, email: string): Promise<void> {
	await page.getByLabel("Name", { exact: true }).fill("Example Sender");
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("Country").selectOption("Japan");
	await page.getByLabel("Message").fill("Do you weave linen in indigo?");
}

test("the contact page has four cards, the map's place, the chat and the call", async ({ page }) => {
	await open(page, "/contact");
	const main = page.getByRole("main");
	const cards = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
	await expect(cards.getByRole("heading")).toHaveText(["Address", "Phone", "Email", "Business hours (IST)"]);
	await expect(cards.nth(0)).toContainText("Tiruppur, Tamil Nadu, India");
	await expect(cards.nth(1).getByRole("link")).toHaveAttribute("href", "tel:+914210000000");
	await expect(cards.nth(1)).toContainText("Mon-Sat 9:00-6:00");
	await expect(cards.nth(2).getByRole("link")).toHaveText(["sales@thari.example", "info@thari.example"]);
	await expect(cards.nth(2).getByRole("link").first()).toHaveAttribute("href", "mailto:sales@thari.example");
	await expect(cards.nth(3)).toContainText("Mon - Sat 9:00 AM - 6:00 PM");
	await expect(cards.nth(3)).toContainText("Sunday closed");
	await expect(main.getByText("Interactive Map Coming Soon")).toBeVisible();
	await expect(main.getByRole("link", { name: "Chat on WhatsApp" })).toHaveAttribute(
		"href",
		/^https:\/\/wa\.me\/914210000000\?text=\S*information\S*textile%20products/,
	);
	await expect(main.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", "tel:+914210000000");
	await expect(main.getByText("Live chat Mon-Sat 10 AM-6 PM IST")).toBeVisible();
	await expect(main.getByLabel("Country").getByRole("option")).toHaveText([
		"Select your country",
		...COUNTRIES.map((code) => countries[code]),
		"Other country",
	]);
});

test("each wrong field of the contact form says so in red under it, in the specification's words", async ({ page }) => {
	await open(page, "/contact");
	await page.getByRole("button", { name: "Send Message" }).click();
	for (const [label, sentence] of [
		["Name", "Name must be at least 2 characters"],
		["Email", "Please enter a valid email address"],
		["Country", "Please select your country"],
		["Message", "Message must be at least 10 characters"],
	] as const) {
		const field = page.getByLabel(label, { exact: true });
		await expect(field).toHaveAccessibleDescription(sentence);
		await expect(field).toHaveAttribute("aria-invalid", "true");
		const said = page.locator("p[id$=-error]").getByText(sentence);
		await expectBelow(said, field);
		// Red: much of it, and little green and blue.
		const [red = 0, green = 0, blue = 0] = await said.evaluate((element) => {
			const canvas = new OffscreenCanvas(1, 1).getContext("2d");
			if (!canvas) return [];
			canvas.fillStyle = getComputedStyle(element).color;
			canvas.fillRect(0, 0, 1, 1);
			return [...canvas.getImageData(0, 0, 1, 1).data];
		});
		expect(red).toBeGreaterThan(2 * Math.max(green, blue));
	}
	await expect(page.getByLabel("Company")).not.toHaveAttribute("aria-invalid");
	await expect(page.getByLabel("Name", { exact: true })).toBeFocused();

	// One letter, or nine of a message, is too little; what is right is no longer marked.
	await page.getByLabel("Name", { exact: true }).fill("E");
	await page.getByLabel("Email", { exact: true }).fill("not-an-address");
	await page.getByLabel("Country").selectOption("Japan");
	await page.getByLabel("Message").fill("9 letters");
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.locator("p[id$=-error]")).toHaveText([
		"Name must be at least 2 characters",
		"Please enter a valid email address",
		"Message must be at least 10 characters",
	]);
});

for (const path of ["/contact", "/"]) {
	test(
		`an inquiry from ${path} says 'Sending...', is stored, thanked for and leaves an empty form`,
		anyWidth,
		async ({ page, site }, info) => {
			const email = `inquiry-${info.project.name}${path === "/" ? "-home" : ""}@example.com`;
			await open(page, path);
			await fill(page, email);
			const release = await holdPosts(page, "**/*.data*");
			await page.getByRole("button", { name: "Send Message" }).click();
			await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
			release();
			await expect(toast(page, THANKS)).toBeVisible();
			await expect(page.locator("[data-toasts] > *")).toHaveAttribute("data-type", "success");
			await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
			for (const label of ["Name", "Email", "Company", "Country", "Message"])
				await expect(page.locator("#inquiry").getByLabel(label)).toHaveValue("");
			await expect(page).toHaveURL((url) => url.pathname === path && url.search === "");
			const database = new DatabaseSync(join(site.dataDir, "thari.db"), { readOnly: true, timeout: 5000 });
			const rows = database.prepare("select name, company, country, message from inquiry where email = ?").all(email);
			database.close();
			expect(rows.map((row) => ({ ...row }))).toEqual([
				{ name: "Example Sender", company: null, country: "JP", message: "Do you weave linen in indigo?" },
			]);
		},
	);
}

for (const path of ["/contact", "/"]) {
	test(
		`a failed send from ${path} shows the error toast and keeps what was entered`,
		anyWidth,
		async ({ page, complaints }, info) => {
			await open(page, path);
			await page.route("**/*.data*", (route) =>
				route.request().method() === "POST" ? route.fulfill({ status: 500, body: "broken" }) : route.continue(),
			);
			await fill(page, `failed-${info.project.name}@example.com`);
			await page.getByRole("button", { name: "Send Message" }).click();
			await expect(toast(page, FAILED)).toBeVisible();
			await expect(page.locator("[data-toasts] > *")).toHaveAttribute("data-type", "error");
			await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Example Sender");
			await expect(page.getByLabel("Country")).toHaveValue("JP");
			await expect(page.getByLabel("Message")).toHaveValue("Do you weave linen in indigo?");
			const send = page.getByRole("button", { name: "Send Message" });
			await expect(send).toBeEnabled();
			// Said once, below the button that failed, with what is to be done and what has become of the words.
			const said = page.locator("#inquiry").getByRole("alert").filter({ hasText: /\S/ });
			await expect(said).toHaveCount(1);
			await expect(said).toContainText(FAILED);
			await expect(said).toContainText("What you entered is kept here. Sending again is safe");
			await expect(said).toBeFocused();
			await expect(said).toBeInViewport({ ratio: 1 });
			await expectBelow(said, send);
			// The browser reports the answer this test has put in the server's place.
			await complaints.toHave(/status of 500/);
		},
	);
}
