import { signedIn } from "./desk.ts";
import { anyWidth, expect, expectShell, followHeader, open, test } from "./site-test.ts";

const HEADING = "Unexpected Application Error!";

for (const path of ["/no-such-page", "/products/no-such-product", "/account", "/login"]) {
	test(
		`${path} is answered 404 by the error screen between header and footer`,
		path === "/no-such-page" ? {} : anyWidth,
		async ({ page, complaints }) => {
			const answer = await page.goto(path);
			expect(answer?.status()).toBe(404);
			const main = page.getByRole("main");
			await expect(main.getByRole("heading", { level: 1 })).toHaveText("We cannot find this page.");
			await expect(main.getByRole("heading", { name: HEADING })).toBeVisible();
			await expect(main.getByText("404 Not Found")).toBeVisible();
			await expectShell(page);
			const categories = main.getByRole("navigation", { name: "Categories" }).getByRole("link");
			await expect(categories).toHaveCount(8);
			await expect(categories.first()).toHaveAttribute("href", "/products?category=sarees");
			await main.getByRole("searchbox", { name: "What are you looking for?" }).fill("kasavu");
			await main.getByRole("button", { name: "Search" }).click();
			await expect(page).toHaveURL(/\/search\?q=kasavu$/);
			await page.goBack();
			await main.getByRole("link", { name: "Back to Home" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Made in");
			// The browser reports the 404 itself, which is what this test asks for.
			await complaints.toHave(/status of 404/);
			complaints.allow(/status of 404/);
		},
	);
}

for (const path of ["/contact", "/checkout", "/desk/sign-in", "/desk/welcome/token"]) {
	test(
		`a form that cannot be read is answered at ${path} with a page that says nothing was saved`,
		anyWidth,
		async ({ page, site }) => {
			const answer = await page.request.post(path, {
				data: "no parts at all",
				headers: { "Content-Type": "multipart/form-data; boundary=x", Origin: site.url },
			});
			expect(answer.status()).toBe(400);
			const html = await answer.text();
			expect(html).toContain("The form could not be read");
			expect(html).toContain("Nothing was saved");
		},
	);
}

test("a page that fails on the way shows the error screen with its status", anyWidth, async ({ page, complaints }) => {
	await open(page, "/contact");
	complaints.allow(/500|broken/);
	await page.route("**/about.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
	await followHeader(page, "About");
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText(HEADING);
	await expect(main.getByText("500 Internal Server Error")).toBeVisible();
	await expect(main).not.toContainText("broken");
	await expectShell(page);
	// Both the browser and the router report the answer this test has put in the server's place.
	await complaints.toHave(/status of 500/);
});

test(
	"a page that cannot be fetched says so on the error screen and works again with the network",
	anyWidth,
	async ({ page, complaints }) => {
		await open(page, "/contact");
		// The browser and the router report the connection that this test cut.
		complaints.allow(/ERR_CONNECTION_RESET|Failed to fetch/);
		await page.route("**/about.data*", (route) => route.abort("connectionreset"));
		await followHeader(page, "About");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADING);
		await expect(page.getByText("No connection")).toBeVisible();
		await page.unroute("**/about.data*");
		await followHeader(page, "About");
		await expect(page.getByRole("heading", { level: 1, name: "A maker and exporter from Tiruppur" })).toBeVisible();
	},
);

test(
	"what a page breaks off itself is no error on the console, and any other rejection is one",
	anyWidth,
	async ({ page, site, complaints }) => {
		await signedIn(page, site);
		for (const path of ["/desk", "/contact"]) {
			await open(page, path);
			await page.evaluate(() => {
				// As the router leaves them when a request is replaced in the middle of its answer.
				const stop = new AbortController();
				stop.abort();
				void Promise.reject(stop.signal.reason);
				void Promise.reject(new DOMException("Transition was aborted because of invalid state", "InvalidStateError"));
				void Promise.reject(new Error("not handled"));
			});
			// They are told in their order: whatever was told of the first two has come by now.
			await complaints.toHave(/not handled/);
		}
	},
);
