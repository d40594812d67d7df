import type { Page } from "@playwright/test";
import { codeOf, inviteLink, secretIn, signedIn, signOut } from "./desk.ts";
import { anyWidth, expect, expectAccessible, open, test } from "./site-test.ts";

/** Types into the field that has the focus, then sends its form. */
async function typeAndSend(page: Page, ...texts: string[]): Promise<void> {
	for (const [index, text] of texts.entries()) {
		if (index > 0) await page.keyboard.press("Tab");
		await page.keyboard.type(text);
	}
	await page.keyboard.press("Enter");
}

test("somebody comes in by a link, signs out and in again, all by keyboard", async ({ page, site }) => {
	const email = "keyboard@staff.example";
	await open(page, inviteLink(site, "owner"));
	await expectAccessible(page);
	await expect(page.getByLabel("Name")).toBeFocused();
	await typeAndSend(page, "Example Keyboard", email, "an example of four words");

	await expect(page.getByRole("heading", { name: "Your second factor" })).toBeVisible();
	await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
	await expectAccessible(page);
	const secret = secretIn(await page.content());
	await expect(page.getByLabel("Code from your app")).toBeFocused();
	await typeAndSend(page, codeOf(secret));

	await expect(page.getByRole("heading", { name: "Save these recovery codes" })).toBeVisible();
	await expectAccessible(page);
	const codes = await page.getByRole("listitem").allTextContents();
	expect(new Set(codes).size).toBe(10);
	await page.getByRole("link", { name: "open the desk" }).press("Enter");
	await expect(page.getByRole("heading", { name: "Requests", level: 1 })).toBeVisible();

	await open(page, "/desk/account");
	await signOut(page);
	await expect(page.getByText("You are signed out.")).toBeVisible();
	await expectAccessible(page);

	// Back to where somebody wanted to go, once both factors are there.
	await open(page, "/desk/account");
	await expect(page.getByLabel("Email")).toBeFocused();
	await typeAndSend(page, email, "an example of four words");
	await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
	await expectAccessible(page);
	// The code that confirmed the app has been used: the next one is good already, half a minute early.
	await typeAndSend(page, codeOf(secret, 1));
	await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
});

test("a wrong password and a wrong code are said once and plainly, and the way back is open", async ({
	page,
	site,
	complaints,
}) => {
	const worker = await signedIn(page, site, "staff");
	await page.context().clearCookies();
	await open(page, "/desk/sign-in");
	await page.getByLabel("Email").fill(worker.email);
	await page.getByLabel("Password").fill("not the password");
	await page.getByLabel("Show what I type").check();
	await expect(page.getByLabel("Password")).toHaveAttribute("type", "text");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByRole("alert")).toHaveText("The email address or the password is not right.");
	await expect(page.getByLabel("Email")).toHaveValue(worker.email);
	await expectAccessible(page);
	// The browser reports a refused form by itself.
	await complaints.toHave(/status of 401/);

	await page.getByLabel("Password").fill(worker.password);
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByLabel("Code from your app").fill("000000");
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
	await expect(page.getByRole("alert")).toContainText("This code is not right");
	await complaints.toHave(/status of 401/);
	await page.goto("/desk");
	await expect(page).toHaveURL(/\/desk\/sign-in/);
});

test("a recovery code lets in once and says how many are left", async ({ page, site, complaints }) => {
	const worker = await signedIn(page, site, "staff");
	const [code = ""] = worker.recoveryCodes;
	const enter = async () => {
		await page.context().clearCookies();
		await open(page, "/desk/sign-in");
		await page.getByLabel("Email").fill(worker.email);
		await page.getByLabel("Password").fill(worker.password);
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByText("I do not have my phone").click();
		// As somebody reads it off a document.
		await page.getByLabel("Recovery code").fill(` ${code.toUpperCase().replaceAll("-", " ")} `);
		await page.getByRole("button", { name: "Sign in with it" }).click();
	};
	await enter();
	await expect(page.getByText("You signed in with a recovery code; 9 are left.")).toBeVisible();
	await expectAccessible(page);
	await enter();
	await expect(page.getByRole("alert")).toContainText("it has been used");
	await complaints.toHave(/status of 401/);
});

test("sessions are listed, and ending one puts its browser out", anyWidth, async ({ page, browser, site }) => {
	const worker = await signedIn(page, site, "staff");
	const elsewhere = await browser.newContext({ baseURL: site.url });
	const other = await elsewhere.newPage();
	await other.goto("/desk/sign-in");
	await other.getByLabel("Email").fill(worker.email);
	await other.getByLabel("Password").fill(worker.password);
	await other.getByRole("button", { name: "Continue" }).click();
	await other.getByLabel("Code from your app").fill(codeOf(worker.secret, 1));
	await other.getByRole("button", { name: "Sign in", exact: true }).click();
	await expect(other.getByRole("heading", { name: "Requests", level: 1 })).toBeVisible();

	await open(page, "/desk/account");
	const sessions = page.getByRole("table", { name: "Your sessions" }).getByRole("row");
	await expect(sessions).toHaveCount(3);
	await page.getByRole("button", { name: /^End the session/ }).click();
	await expect(page.getByText("The session has ended.")).toBeVisible();
	await expect(sessions).toHaveCount(2);
	await other.goto("/desk");
	await expect(other).toHaveURL(/\/desk\/sign-in/);
	await elsewhere.close();
});

test("password, second factor and recovery codes are changed with the password", async ({ page, site, complaints }) => {
	const worker = await signedIn(page, site, "staff");
	await open(page, "/desk/account");
	await expectAccessible(page);
	const factor = page.getByRole("region", { name: "Second factor" });
	await factor.getByLabel("Your password").fill("not my password");
	await factor.getByRole("button").click();
	await expect(factor.getByText("This is not your password.")).toBeVisible();
	await complaints.toHave(/status of 400/);
	await factor.getByLabel("Your password").fill(worker.password);
	await factor.getByRole("button").click();
	await expect(page.getByText("Scan this with an authenticator app")).toBeVisible();
	await expectAccessible(page);
	const secret = secretIn(await page.content());
	expect(secret).not.toBe(worker.secret);
	await page.getByLabel("Code from the new app").fill(codeOf(secret));
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "-" })).toHaveCount(10);
	await expectAccessible(page);
	await page.getByRole("link", { name: "I have saved them" }).click();

	const password = page.getByRole("region", { name: "Password" });
	await password.getByLabel("Current password").fill(worker.password);
	await password.getByLabel("New password").fill("quite another four words");
	await password.getByRole("button").click();
	await expect(page.getByText("Your password has been changed.")).toBeVisible();

	const recovery = page.getByRole("region", { name: "Recovery codes" });
	await expect(recovery).toContainText("10 of 10 left");
	await recovery.getByLabel("Your password").fill("quite another four words");
	await recovery.getByRole("button").click();
	await expect(page.getByRole("heading", { name: "Save these recovery codes" })).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a link, the sign-in and the account page work", anyWidth, async ({ page, site }) => {
		const email = "plain@staff.example";
		await page.goto(inviteLink(site, "staff", email));
		await page.getByLabel("Name").fill("Example Plain");
		await page.getByLabel("Password").fill("an example of four words");
		await page.getByRole("button", { name: "Continue" }).click();
		const secret = secretIn(await page.content());
		await page.getByLabel("Code from your app").fill(codeOf(secret));
		await page.getByRole("button", { name: "Confirm" }).click();
		await expect(page.getByRole("heading", { name: "Save these recovery codes" })).toBeVisible();
		await page.getByRole("link", { name: "open the desk" }).click();
		await expect(page.getByRole("heading", { name: "Requests", level: 1 })).toBeVisible();
		await page.context().clearCookies();

		await page.goto("/desk/account");
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill("an example of four words");
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByLabel("Code from your app").fill(codeOf(secret, 1));
		await page.getByRole("button", { name: "Sign in", exact: true }).click();
		const recovery = page.getByRole("region", { name: "Recovery codes" });
		await recovery.getByLabel("Your password").fill("an example of four words");
		await recovery.getByRole("button").click();
		await expect(page.getByRole("heading", { name: "Save these recovery codes" })).toBeVisible();
	});
});
