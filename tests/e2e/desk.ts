import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Role } from "../../domain/staff/staff.ts";
import { codeOf, inviteLink, secretIn } from "../support/invite-link.ts";
import type { Site } from "../support/site.ts";
import { open } from "./site-test.ts";

export { codeOf, inviteLink, secretIn };

/** A member of staff who does not exist, with what they know and have. */
export type Worker = { name: string; email: string; password: string; secret: string; recoveryCodes: string[] };

const PASSWORD = "an example of four words";

/**
 * Signs a new member of staff in, in this page's browser, by the pages' own requests and without drawing them. The
 * page itself is left where it is: go to an address of the desk next.
 */
export async function signedIn(page: Page, site: Site, role: Role = "owner", name = "Example Owner"): Promise<Worker> {
	const email = `${randomUUID().slice(0, 8)}@staff.example`;
	return comeIn(page.request, site.url, inviteLink(site, role, email), { name, email });
}

/** Follows an invitation with all its steps; whoever asks is signed in afterwards. */
export async function comeIn(
	request: APIRequestContext,
	origin: string,
	link: string,
	{ name, email }: { name: string; email: string },
): Promise<Worker> {
	const headers = { Origin: origin };
	const person = await request.post(link, { headers, form: { name, email, password: PASSWORD }, maxRedirects: 0 });
	expect(person.status()).toBe(303);
	const secret = secretIn(await (await request.get(link)).text());
	const confirmed = await request.post(link, { headers, form: { code: codeOf(secret) } });
	expect(confirmed.status()).toBe(200);
	const recoveryCodes = (await confirmed.text()).match(/[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}(?=<)/g) ?? [];
	return { name, email, password: PASSWORD, secret, recoveryCodes };
}

/** Signs out by keyboard; on phones the button stands behind "More". */
export async function signOut(page: Page): Promise<void> {
	const more = page.getByRole("navigation", { name: "Desk, short" }).locator("summary");
	if (await more.isVisible()) await more.press("Enter");
	await page.getByRole("button", { name: "Sign out" }).filter({ visible: true }).press("Enter");
}

/** Opens a page of the desk and waits until it has fetched the scripts of the others, which it does once it is idle. */
export async function openWhole(page: Page, address: string): Promise<void> {
	const asked = page.waitForResponse((answer) => answer.url().endsWith("/desk/scripts"));
	await open(page, address);
	const files: string[] = await (await asked).json();
	await page.waitForFunction(
		(all) => all.every((file) => performance.getEntriesByName(new URL(file, location.href).href).length > 0),
		files,
	);
}

/** Goes to another page of the desk and stays after all: what was typed is not lost without a question. */
export async function expectAskedBeforeLeaving(page: Page): Promise<void> {
	const asked: string[] = [];
	page.once("dialog", (dialog) => {
		asked.push(dialog.message());
		void dialog.dismiss();
	});
	await page.getByRole("link", { name: "Catalogue" }).first().click();
	await expect.poll(() => asked).toEqual(["What you typed is not saved yet. Leave this page and lose it?"]);
}
