import type { NamedCell } from "../../domain/orders/cells.ts";
import {
	anyWidth,
	expect,
	expectAccessible,
	fillOrder,
	open,
	openCart,
	openSummary,
	orderButton,
	test,
} from "./site-test.ts";

const SHIRT = {
	id: "madras-check-shirt",
	name: "Madras Check Shirt",
	image: "images/products/madras-check-shirt.jpg",
	category: "shirts",
	price: 82_000,
	minOrder: 30,
	quantity: 60,
};
const of = (colour: string, colourName: string, size: string, quantity: number): NamedCell => ({
	...{ colour, colourName, size, quantity },
});
const MAROON = "Maroon, ecru and navy";
const MAROONS = [of("MD-03", MAROON, "S", 20), of("MD-03", MAROON, "M", 40)];

/** Leaves a split line in the browser, as the cart keeps it. */
async function keepSplit(page: Parameters<typeof open>[0], cells: readonly NamedCell[]): Promise<void> {
	await page.addInitScript(
		(item) => {
			const kept = JSON.stringify({ state: { items: [item] }, version: 1 });
			if (localStorage.getItem("thari-cart") === null) localStorage.setItem("thari-cart", kept);
		},
		{ ...SHIRT, cells },
	);
}

test("a line says how it is split, from the cart to the buyer's page, and another quantity keeps the ratio", async ({
	page,
}, info) => {
	await keepSplit(page, MAROONS);
	await open(page, "/about");
	const drawer = await openCart(page);
	await expect(drawer.getByText(`${MAROON} 60: S 20, M 40`, { exact: true })).toBeVisible();
	await drawer.getByRole("textbox", { name: "Quantity" }).fill("90");
	await expect(drawer.getByText(`${MAROON} 90: S 30, M 60`, { exact: true })).toBeVisible();
	await expectAccessible(page);

	await open(page, "/checkout");
	await expect((await openSummary(page)).getByText(`${MAROON} 90: S 30, M 60`, { exact: true })).toBeVisible();
	await expectAccessible(page);
	await fillOrder(page, `cells-${info.project.name}@example.com`);
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	await page.getByRole("main").locator('a[href^="/q/"]').click();
	await expect(page.getByText(`${MAROON} 90: S 30, M 60`, { exact: true })).toBeVisible();
	await expectAccessible(page);
});

test(
	"a form that is sent before the page's script lives carries the split all the same",
	anyWidth,
	async ({ page, complaints }, info) => {
		await keepSplit(page, MAROONS);
		await open(page, "/checkout");
		const email = `early-cells-${info.project.name}@example.com`;
		await fillOrder(page, email);
		const key = page.locator("[name=formKey]");
		await expect(key).not.toHaveValue("");
		const issued = await key.inputValue();
		// The browser reports each script that this test kept from it.
		complaints.allow(/ERR_FAILED/);
		await page.route("**/assets/*.js", (route) => route.abort());
		await page.reload();
		await page.evaluate(() => document.querySelector<HTMLElement>("main")?.setAttribute("data-ready", ""));
		await key.evaluate((field: HTMLInputElement, value) => (field.value = value), issued);
		await fillOrder(page, email);
		// A person takes longer than this to write; the form's key asks for it (server/intake/form-keys.ts).
		await page.waitForFunction(() => performance.now() > 5_000, undefined, { polling: 100 });
		await orderButton(page).click();
		await expect(page).toHaveURL(/\/thank-you$/);
		await page.getByRole("main").locator('a[href^="/q/"]').click();
		await expect(page.getByText(`${MAROON} 60: S 20, M 40`, { exact: true })).toBeVisible();
	},
);

test(
	"a form carries the price of its quantity before the page's script lives",
	anyWidth,
	async ({ page, complaints }) => {
		await page.addInitScript(
			(item) => localStorage.setItem("thari-cart", JSON.stringify({ state: { items: [item] }, version: 1 })),
			{ ...SHIRT, priceTiers: [{ from: 60, price: 79_000 }] },
		);
		complaints.allow(/ERR_FAILED/);
		await page.route("**/assets/*.js", (route) => route.abort());
		await page.goto("/checkout");
		await expect
			.poll(async () => JSON.parse(await page.locator("[name=items]").first().inputValue()))
			.toEqual([{ id: SHIRT.id, quantity: 60, price: 79_000 }]);
	},
);

test("a colour that is gone is told by its name, and the line can be sent with its colours to be agreed", async ({
	page,
	complaints,
}, info) => {
	await keepSplit(page, [of("MD-99", "Plum", "S", 20)]);
	await open(page, "/checkout");
	await fillOrder(page, `gone-${info.project.name}@example.com`);
	await orderButton(page).click();
	await expect(page.getByText("Madras Check Shirt is no longer made in Plum.").first()).toBeVisible();
	// What the browser says of the refusal.
	await complaints.toHave(/status of 422/);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Leave the choices for Madras Check Shirt to be agreed" }).click();
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/thank-you$/);
});
