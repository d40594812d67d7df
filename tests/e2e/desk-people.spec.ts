import { codeOf, secretIn, signedIn } from "./desk.ts";
import { anyWidth, expect, expectAccessible, open, test } from "./site-test.ts";

test("an owner invites somebody, makes them an owner, and takes their access away", async ({ page, browser, site }) => {
	await signedIn(page, site, "owner", "Example Host");
	await open(page, "/desk/people");
	await expectAccessible(page);
	await page.getByLabel("Email").fill("guest@staff.example");
	await page.getByRole("button", { name: "Create invite link" }).click();
	const link = await page.getByLabel("Link", { exact: true }).inputValue();
	await expect(page.getByRole("table", { name: "Open links" })).toContainText("guest@staff.example");
	await expectAccessible(page);

	const elsewhere = await browser.newContext();
	const guest = await elsewhere.newPage();
	await guest.goto(link);
	await expect(guest.getByLabel("Email")).toHaveValue("guest@staff.example");
	await guest.getByLabel("Name").fill("Example Guest");
	await guest.getByLabel("Password").fill("an example of four words");
	await guest.getByRole("button", { name: "Continue" }).click();
	await guest.getByRole("heading", { name: "Your second factor" }).waitFor();
	await guest.getByLabel("Code from your app").fill(codeOf(secretIn(await guest.content())));
	await guest.getByRole("button", { name: "Confirm" }).click();
	await guest.getByRole("link", { name: "open the desk" }).click();
	await expect(guest.getByRole("heading", { name: "Requests", level: 1 })).toBeVisible();

	// Staff do not manage people, neither by the page nor by its forms.
	const refused = await guest.goto(`${site.url}/desk/people`);
	expect(refused?.status()).toBe(403);
	await expect(guest.getByRole("heading", { name: "Not allowed" })).toBeVisible();
	const written = await guest.request.post(`${site.url}/desk/people`, {
		headers: { Origin: site.url },
		form: { email: "third@staff.example", role: "owner" },
	});
	expect(written.status()).toBe(403);

	await open(page, "/desk/people");
	// A wide screen says at the row's end what the name leads to, too.
	await page.getByRole("link", { name: "Example Guest" }).first().click();
	await expect(page.getByRole("heading", { name: "Example Guest" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("combobox", { name: "Role" }).selectOption("Owner");
	await page.getByRole("button", { name: "Change role" }).click();
	await expect(page.getByText("Done.")).toBeVisible();
	expect((await guest.goto(`${site.url}/desk/people`))?.status()).toBe(200);

	await page.getByRole("button", { name: "Disable" }).click();
	await expect(page.getByText("Disabled")).toBeVisible();
	await guest.goto(`${site.url}/desk`);
	await expect(guest).toHaveURL(/\/desk\/sign-in/);
	await elsewhere.close();
});

test("an owner lets somebody in again who has lost phone and password", anyWidth, async ({ page, browser, site }) => {
	const elsewhere = await browser.newContext();
	const lost = await elsewhere.newPage();
	await signedIn(lost, site, "staff", "Example Loser");
	await signedIn(page, site, "owner", "Example Host");
	await open(page, "/desk/people");
	await page.getByRole("link", { name: "Example Loser" }).first().click();
	await page.getByRole("heading", { name: "Example Loser" }).waitFor();
	await page.getByRole("button", { name: "Create sign-in link" }).click();
	const link = await page.getByLabel("Link", { exact: true }).inputValue();
	await lost.goto(link);
	await expect(lost.getByRole("heading", { name: "Set up your access again" })).toBeVisible();
	await lost.getByLabel("Password").fill("quite another four words");
	await lost.getByRole("button", { name: "Continue" }).click();
	await lost.getByRole("heading", { name: "Your second factor" }).waitFor();
	await lost.getByLabel("Code from your app").fill(codeOf(secretIn(await lost.content())));
	await lost.getByRole("button", { name: "Confirm" }).click();
	await lost.getByRole("link", { name: "open the desk" }).click();
	await expect(lost.getByRole("heading", { name: "Requests", level: 1 })).toBeVisible();
	// A link is good once.
	await lost.goto(link);
	await expect(lost.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
	await elsewhere.close();
});
