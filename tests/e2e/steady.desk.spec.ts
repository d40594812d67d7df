import { type FurnishedSite, furnishedSite } from "../../scripts/furnished-site.ts";
import { routesOf, steadyVisit } from "../support/steady-visit.ts";
import { expect, test } from "./site-test.ts";

/** What buyers open most is narrow, what staff open wide; `npm run bench -- shift` takes every width. */
const SCREENS = [
	{ width: 375, staff: false },
	{ width: 1280, staff: true },
];
/** Of the private page the states that differ most. */
const STATES = ["versions", "change", "accepted", "spam", "into a cart"].map((name) => `private page, ${name}`);

let furnished: FurnishedSite | undefined;
test.beforeAll(async () => {
	furnished = await furnishedSite();
});
test.afterAll(() => furnished?.stop());

for (const { width, staff } of SCREENS)
	test(`nothing on ${staff ? "any page of the desk" : "any public or private page"} moves while it comes, at ${width} px on a slow machine`, async ({
		browser,
	}) => {
		test.setTimeout(600_000);
		if (!furnished) throw new Error("The site has not started.");
		const { site, example, staff: signedIn } = furnished;
		const routes = routesOf(example)
			.filter((route) => Boolean(route.staff) === staff)
			// They have a test of their own (checkout-still.desk.spec.ts).
			.filter(({ path }) => path !== "/checkout")
			.filter(({ name }) => !name.startsWith("private page") || STATES.includes(name));
		// One after the other: all pages of a browser are halted together.
		for (const route of routes) {
			// What is laid out only as it comes near is laid out the same way however slowly: it is read at full speed.
			const shifts = await steadyVisit(browser, site.url, route, width, signedIn, 1);
			expect.soft(shifts, route.name).toEqual({ sum: 0, moved: [] });
		}
	});
