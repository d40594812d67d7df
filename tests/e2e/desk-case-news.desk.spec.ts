import type { Page } from "@playwright/test";
import { requestCase } from "../support/cases.ts";
import type { Site } from "../support/site.ts";
import { beside } from "./cases.ts";
import { signedIn } from "./desk.ts";
import { expect, expectAccessible, open, test } from "./site-test.ts";

function arrive(site: Site, company: string, fields: Record<string, string> = {}) {
	return beside(site, (database, shop) => {
		const email = `${company.toLowerCase().replaceAll(/\W+/g, "-")}@example.com`;
		return requestCase(database, shop, { company, email, ...fields });
	});
}

const text = (page: Page) => page.locator("#composer-text");

test("of two colleagues the second is told what the first did, keeps the text, and sends it all the same", async ({
	page,
	browser,
	site,
}) => {
	const { id } = await arrive(site, "Case Conflict");
	await signedIn(page, site, "staff", "Example First");
	const other = await (await browser.newContext({ baseURL: site.url })).newPage();
	await signedIn(other, site, "staff", "Example Second");
	await open(page, `/desk/requests/${id}`);
	await open(other, `/desk/requests/${id}`);
	await text(other).fill("My own answer");
	await text(page).fill("The first answer");
	await page.getByRole("button", { name: "Send reply" }).click();
	await expect(page.getByText("The first answer")).toBeVisible();
	// The other's page shows it by itself, and does not forget that its text was begun before.
	await expect(other.getByRole("region", { name: "Conversation" }).getByText("The first answer")).toBeVisible();
	const missed = other.getByRole("status").filter({ hasText: "Something new came in while you were writing" });
	await expect(missed).toContainText("The first answer");
	await other.getByRole("button", { name: "Send reply" }).click();
	const notice = other.getByRole("alert");
	await expect(notice).toContainText("Somebody else has changed this request in the meantime");
	await expect(notice).toContainText("Example First wrote");
	await expect(text(other)).toHaveValue("My own answer");
	await expectAccessible(other);
	await notice.getByRole("button", { name: "Send anyway" }).click();
	await expect(text(other)).toHaveValue("");
	await expect(page.getByText("My own answer")).toBeVisible();
	await other.context().close();
});

test("what the buyer writes while one types is shown at the text, and no key sends past it", async ({
	page,
	site,
	complaints,
}) => {
	const { id, access } = await arrive(site, "Case Stop");
	await beside(site, async (_, shop) => {
		for (let line = 1; line <= 12; line++)
			await shop.services.buyerCases.perform(access, { kind: "reply", message: `Line ${line}`, files: [] });
	});
	await signedIn(page, site);
	await open(page, `/desk/requests/${id}`);
	await text(page).click();
	await page.keyboard.type("It leaves tomorrow.");
	// The page's own looks for news are held up: what has come is known only by the refusal.
	complaints.allow(/ERR_FAILED/);
	await page.route("**/desk/version-check*", (route) => route.abort());
	await beside(site, (_, shop) =>
		shop.services.buyerCases.perform(access, {
			kind: "reply",
			message: "STOP, do not ship before January.",
			files: [],
		}),
	);
	const composer = page.locator("#form-composer");
	const told = composer.getByRole("alert");
	for (let press = 1; press <= 3; press++) {
		const answered = page.waitForResponse((response) => response.status() === 409);
		await page.keyboard.press("Control+Enter");
		await answered;
		await expect(told).toContainText("STOP, do not ship before January.");
		await expect(told).toBeInViewport({ ratio: 1 });
		await expect(text(page)).toBeFocused();
		await expect(text(page)).toHaveValue("It leaves tomorrow.");
		await expect(composer.getByRole("button", { name: "Send reply" })).toBeEnabled();
	}
	await expectAccessible(page);
	// More that comes meanwhile has not been shown: the button sends over what stands here, and over nothing else.
	await beside(site, (_, shop) =>
		shop.services.buyerCases.perform(access, { kind: "reply", message: "And call me first.", files: [] }),
	);
	await told.getByRole("button", { name: "Send anyway" }).click();
	await expect(told).toContainText("And call me first.");
	await expect(text(page)).toHaveValue("It leaves tomorrow.");
	await told.getByRole("button", { name: "Cancel" }).click();
	await expect(told).toBeHidden();
	const missed = composer.getByRole("status").filter({ hasText: "Something new came in while you were writing" });
	await expect(missed).toContainText("And call me first.");
	await text(page).press("Control+Enter");
	await told.getByRole("button", { name: "Send anyway" }).click();
	await expect(text(page)).toHaveValue("");
	await expect(page.getByRole("region", { name: "Conversation" }).getByText("It leaves tomorrow.")).toBeVisible();
	// The browser notes the refusals.
	await complaints.toHave(/status of 409/, 5);
});
