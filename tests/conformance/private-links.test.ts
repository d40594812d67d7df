import { beforeEach, describe, expect, test } from "vitest";
import { openLink } from "../../server/cases/case-links.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { sweep } from "../../server/privacy/retention.ts";
import { priya, seen } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { exampleOrder } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { type Shop, typedKey, visitor } from "../support/shop.ts";

const DAY = 86_400_000;

describe.each(engines)("private links on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	test("an order form that is sent again brings a link, until colleagues have ended the links of its case", async () => {
		const formKey = typedKey(shop);
		const order = () => shop.services.requests.submit(shop.form({ ...exampleOrder, formKey }), visitor);
		const tokenOf = async () => {
			const answer = await order();
			if (answer.status !== "stored") throw new Error(`The request was not stored: ${answer.status}`);
			return answer.receipt.token;
		};
		const tokens = [await tokenOf(), await tokenOf()];
		for (const token of tokens) expect(await openLink(database.read, token ?? "", shop.clock.now)).toBeDefined();
		const caseId = (await openLink(database.read, tokens[0] ?? "", shop.clock.now))?.caseId ?? "";
		const renewed = await shop.services.staffCases.renewLink(priya, await seen(database, caseId));
		expect(await tokenOf()).toBeUndefined();
		// What has ended is cleared away in time, and the form is no better for it.
		shop.clock.now += 31 * DAY;
		await sweep(database, shop.clock.now);
		expect(await tokenOf()).toBeUndefined();
		expect(await openLink(database.read, renewed.token ?? "", shop.clock.now)).toBeDefined();
	});
});
