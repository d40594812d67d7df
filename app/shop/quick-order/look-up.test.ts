import { RouterContextProvider } from "react-router";
import { afterAll, expect, test } from "vitest";
import { servicesContext, visitorContext } from "../../../server/main/context.ts";
import { openFreshDatabase } from "../../../tests/support/databases.ts";
import { openShop, visitor } from "../../../tests/support/shop.ts";
import { lookUp } from "./look-up.server.ts";

const { database, drop } = await openFreshDatabase();
const shop = await openShop(database);

afterAll(async () => {
	await shop.close();
	await drop();
});

/** Posts a list as the page does. @returns the status, and what the page is told */
async function post(list: string, address: string) {
	const context = new RouterContextProvider();
	context.set(servicesContext, shop.services);
	context.set(visitorContext, { ...visitor, address });
	const url = new URL("https://www.thari.example/quick-order");
	const body = new FormData();
	body.set("list", list);
	const request = new Request(url, { method: "POST", body });
	const { data, init } = await lookUp({ request, context, url, pattern: "/quick-order", params: {} });
	return { status: init?.status, result: data };
}

test("an address has sixty lists looked up in a quarter of an hour, and is then told when to come again with its list kept", async () => {
	const statuses = new Set<number | undefined>();
	for (let n = 0; n < 60; n++) statuses.add((await post("Kavi Dhoti, 60", "192.0.2.1")).status);
	expect([...statuses]).toEqual([200]);
	expect(await post("Sage Linen Shirt, 40\nKavi Dhoti, 60", "192.0.2.1")).toEqual({
		status: 429,
		result: {
			status: "not_saved",
			action: "list",
			reason: "too_many",
			sentence:
				"Too many lists have come from your network. Yours is kept here: please try again in 15 minutes, or write to us by email.",
			values: { list: "Sage Linen Shirt, 40\nKavi Dhoti, 60" },
		},
	});
	expect((await post("Kavi Dhoti, 60", "192.0.2.2")).status).toBe(200);
	shop.clock.now += 15 * 60_000;
	expect((await post("Kavi Dhoti, 60", "192.0.2.1")).status).toBe(200);
});

test("more lists of one address at once than wait for their turn are told so, and kept", async () => {
	const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => post(`Kavi Dhoti, ${60 + n}`, "192.0.2.3")));
	const refused = answers.filter(({ status }) => status === 429).map(({ result }) => result);
	expect(refused).toHaveLength(3);
	expect(refused[0]).toMatchObject({
		sentence: expect.stringContaining("Yours is kept here"),
		values: { list: expect.stringContaining("Kavi Dhoti") },
	});
});
