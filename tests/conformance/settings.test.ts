import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { deskDefaults } from "../../content/desk-defaults.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { type GuardedDatabase, guarded } from "../../server/platform/db/guarded-database.ts";
import { readDeskSettings, saveDeskSettings } from "../../server/settings/desk-settings.ts";
import { priya } from "../support/cases.ts";
import { engines, freshDatabase, openDatabase } from "../support/databases.ts";
import { openShop, type Shop } from "../support/shop.ts";

describe.each(engines)("settings on %s", (engine) => {
	let database: Database;
	let gated: GuardedDatabase;
	let shops: Shop[];

	beforeEach(async () => {
		const fresh = await freshDatabase(engine);
		const other = await openDatabase(fresh.place);
		database = fresh.database;
		gated = guarded(database, Date.now);
		shops = [await openShop(database), await openShop(other)];
		onTestFinished(() => other.close());
		for (const shop of shops) onTestFinished(() => shop.close());
	});

	test("a fact that the owner writes reaches every process by itself, and stands over the built-in one", async () => {
		const [one, two] = shops.map((shop) => shop.services);
		if (!one || !two) throw new Error("There are no shops.");
		expect(await one.companyFacts.save(priya, { phone: "+91 98765 43210", brandName: one.company.brandName }, 0)).toBe(
			true,
		);
		expect(one.company.phone).toBe("+91 98765 43210");
		await expect.poll(() => two.company.phone).toBe("+91 98765 43210");
		expect(two.company.brandName).toBe(one.company.brandName);
		expect(await two.companyFacts.save(priya, { phone: "+91 1" }, 0)).toBe(false);
		expect(one.company.phone).toBe("+91 98765 43210");
	});

	test("what is no fact of the company is not kept", async () => {
		const [one] = shops.map((shop) => shop.services);
		await one?.companyFacts.save(priya, { __proto__: "x", fax: "1", founded: "1999" }, 0);
		expect(one?.company).not.toHaveProperty("fax");
		expect(one?.company.founded).toBe(2018);
	});

	test("of 8 that save the desk's settings at once, one does", async () => {
		const { seen, settings } = await readDeskSettings(database.read);
		expect(settings).toEqual(deskDefaults);
		const results = await Promise.all(
			Array.from({ length: 8 }, (_, n) =>
				saveDeskSettings(gated, priya, { ...settings, offer: { ...settings.offer, validityDays: n + 1 } }, seen),
			),
		);
		expect(results.filter(Boolean)).toHaveLength(1);
		const kept = await readDeskSettings(database.read);
		expect(kept.settings.offer.validityDays).toBe(results.indexOf(true) + 1);
		expect(await saveDeskSettings(gated, priya, settings, seen)).toBe(false);
		expect(await saveDeskSettings(gated, priya, settings, kept.seen)).toBe(true);
	});
});
