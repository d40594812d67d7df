import { beforeEach, describe, expect, test } from "vitest";
import { staffView } from "../../server/cases/case-views.ts";
import { leaseDue, markFailed } from "../../server/outbox/queue.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { deskVersion } from "../../server/reports/desk-version.ts";
import { caseRow, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

const DAY = 86_400_000;

describe.each(engines)("what is due, and where its mail stands, on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	test("a case that the company opens again is due a day from then, not from the buyer's last word", async () => {
		const { id } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		shop.clock.now += 20 * DAY;
		await shop.jobs.round();
		expect(await caseRow(database, id)).toMatchObject({ status: "expired", queue: "closed" });
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "renew", message: "" });
		const row = await caseRow(database, id);
		expect(row).toMatchObject({ status: "in_review", queue: "buyer_waits", due_at: shop.clock.now + DAY });
		// Sent and ended once more: what is over does not come back as a lateness either.
		await sendQuote(database, shop, id);
		shop.clock.now += 20 * DAY;
		const reason = "The yarn price has moved.";
		await shop.jobs.round();
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "renew", message: "" });
		await sendQuote(database, shop, id);
		shop.clock.now += 5 * DAY;
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "withdraw_offer", reason });
		expect((await caseRow(database, id)).due_at).toBe(shop.clock.now + DAY);
	});

	test("a mail is held while it is tried, waits afterwards, and the version check of the desk tells both", async () => {
		const { id } = await requestCase(database, shop);
		const standing = async () =>
			(await staffView(database.read, id, shop.clock.now))?.mails
				.filter(({ kind }) => kind === "buyer-acknowledgement")
				.map(({ held, attempts }) => [held, attempts]);
		const versions = [await deskVersion(database.read)];
		expect(await standing()).toEqual([[false, 0]]);
		const leased = await leaseDue(database, "worker", "email", 10, shop.clock.now);
		expect(await standing()).toEqual([[true, 1]]);
		versions.push(await deskVersion(database.read));
		for (const mail of leased)
			await markFailed(database, "worker", mail, { answer: "450 later", final: false }, shop.clock.now);
		expect(await standing()).toEqual([[false, 1]]);
		versions.push(await deskVersion(database.read));
		expect(new Set(versions).size).toBe(3);
	});
});
