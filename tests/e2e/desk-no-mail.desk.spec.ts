import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Page } from "@playwright/test";
import type { Site } from "../support/site.ts";
import { asks, buyersCase } from "./buyer.ts";
import { signedIn } from "./desk.ts";
// A site of its own, which has no mail server.
import { test } from "./own-site.ts";
import { expect, expectAccessible, open, toast } from "./site-test.ts";

const row = (page: Page, email: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: email });

/** A buyer with a question that waits, and its mail. */
async function waitingMail(
	site: Site,
	name = randomUUID().slice(0, 8),
): Promise<{ id: string; caseId: string; email: string }> {
	const email = `${name}@long-name-of-a-buyer.example`;
	const one = await buyersCase(site, { email });
	await asks(one, "Which sizes shall we price?");
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	const mail = database.prepare("select id from outbox where case_id = ? and kind = 'buyer-question'").get(one.id);
	database.close();
	return { id: String(mail?.id), caseId: one.id, email };
}

function layAside(site: Site, id: string): void {
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	database.prepare("update outbox set state = 'dead', attempts = 5, last_error = '550' where id = ?").run(id);
	database.close();
}

/** Whether a part shows fewer of its words than it holds. */
const isCut = (part: Locator) => part.evaluate((node) => node.scrollWidth > node.clientWidth);

test("what nothing can send is not offered to be sent, and keeps its place", async ({ page, site }) => {
	const { id } = await waitingMail(site);
	await waitingMail(site);
	await signedIn(page, site);
	await open(page, "/desk/outbox?view=queued");
	await expect(page.getByText(/^No mail goes out: no mail server is set up\./)).toBeVisible();
	await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
	await expect(page.getByRole("button", { name: "Send now" })).toHaveCount(0);
	const before = await page.getByRole("main").getByRole("listitem").allInnerTexts();
	// A page that was opened while a mail server was set still has the button.
	const answer = await page.request.post(`${site.url}/desk/outbox`, {
		form: { mail: id, intent: "retry" },
		headers: { Origin: site.url },
	});
	expect(answer.status()).toBe(409);
	expect(await answer.text()).toContain(
		"Nothing was sent: no mail server is set up. The mail goes out once there is one.",
	);
	await page.reload();
	expect(await page.getByRole("main").getByRole("listitem").allInnerTexts()).toEqual(before);
	await open(page, `/desk/outbox/${id}`);
	await expect(page.getByText("Waiting: no mail server is set up.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Send now" })).toHaveCount(0);
});

test("what failed waits again, and what is written is saved: nothing is said to be on its way", async ({
	page,
	site,
}) => {
	const { id, caseId, email } = await waitingMail(site);
	layAside(site, id);
	await signedIn(page, site);
	await open(page, `/desk/outbox?q=${email}`);
	await row(page, email).getByRole("button", { name: "Try again" }).click();
	await expect(toast(page, "The mail is waiting again; it goes out once a mail server is set up.")).toBeVisible();
	await open(page, `/desk/requests/${caseId}`);
	await page.locator("#composer-text").fill("We begin on Monday.");
	await page.locator("#composer-text").press("Control+Enter");
	await expect(toast(page, "The reply is saved; it goes out once a mail server is set up")).toBeVisible();
	await expect(page.getByText("is on its way")).toHaveCount(0);
});

for (const width of [1280, 1366])
	test(`at ${width} px no mail's name and address is cut, and an empty list has one ground`, async ({ page, site }) => {
		// Letters are of different widths: these are among the widest.
		const { id, email } = await waitingMail(site, `mwmw${width}`);
		await signedIn(page, site);
		await page.setViewportSize({ width, height: 800 });
		const expectWhole = async () => {
			await expect(row(page, email).first()).toBeVisible();
			for (const part of await page.locator("[data-row-link], [data-part=recipient]").all())
				expect(await isCut(part)).toBe(false);
			expect(await isCut(page.locator("html"))).toBe(false);
		};
		await open(page, "/desk/outbox?view=queued");
		await expectWhole();
		await expectAccessible(page);
		layAside(site, id);
		await open(page, `/desk/outbox?q=${email}`);
		await expectWhole();
		await open(page, "/desk/outbox?view=sent");
		await expect(page.getByRole("heading", { name: "Nothing has been sent yet" })).toBeVisible();
		const notice = await page.getByText(/^No mail goes out: no mail server is set up\./).boundingBox();
		const ground = await page.locator("[data-part=list]").boundingBox();
		if (!notice || !ground) throw new Error("There is no list.");
		expect(ground.y - notice.y - notice.height).toBeLessThan(30);
	});
