import { beforeEach, describe, expect, test } from "vitest";
import { previewCase } from "../../server/cases/case-preview.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

describe.each(engines)("a glance at a case on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	test("shows what was said last, and does not take the signature under an acceptance for it", async () => {
		const { id, access } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		await shop.services.buyerCases.perform(access, {
			kind: "reply",
			message: "In time for Pongal, please.",
			files: [],
		});
		const accepted = { kind: "accept", version: 1, termsAccepted: true, name: "Lakshmi Narayanan" } as const;
		expect((await shop.services.buyerCases.perform(access, accepted)).ok).toBe(true);
		expect((await previewCase(database.read, id))?.last).toMatchObject({
			actor: "buyer",
			kind: "reply",
			body: "In time for Pongal, please.",
		});
	});
});
