import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readCaseFilter } from "../../domain/case-filter.ts";
import { listCases } from "../../server/case-list.server.ts";
import type { Database } from "../../server/db/database.ts";
import { priya, requestCase, seen } from "../support/cases.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { openShop, type Shop } from "../support/shop.ts";

const FIELDS = {
	phone: "+91 98402 15000",
	address: "12 Weavers’ Lane, Kanchipuram 631501",
	notes: "For a wedding in Trondheim.",
};

describe.each(engines)("what a case is found by on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	let drop: () => Promise<void>;

	beforeEach(async () => {
		({ database, drop } = await freshDatabase(engine));
		shop = await openShop(database);
	});
	afterEach(async () => {
		await shop.close();
		await drop();
	});
	const find = async (q: string) => {
		const filter = readCaseFilter(new URLSearchParams({ q }));
		const { groups } = await listCases(database.read, filter, priya.id, shop.clock.now);
		return groups.flatMap(({ rows }) => rows.map(({ id }) => id));
	};

	test("telephone however it is grouped, city, notes and messages of either side, while it is open and when it is over", async () => {
		const { id, access, reference } = await requestCase(database, shop, FIELDS);
		await requestCase(database, shop, { email: "other@example.com", phone: "+44 7946 001 800" });
		await shop.services.buyerCases.act(access, { type: "reply", message: "The Zari must be antique.", files: [] });
		const act = async (act: Parameters<Shop["services"]["staffCases"]["act"]>[2]) =>
			shop.services.staffCases.act(priya, await seen(database, id), act);
		await act({ type: "note", text: "Ask Murugan about the dye." });
		const asked = [
			...["+91 98402 15000", "9840215000", "98402-15000", "098402 15000", "0091 9840 215 000", "(98402) 15000"],
			...[
				"kanchipuram",
				"Weavers Lane".split(" ")[0] ?? "",
				"trondheim",
				"antique zari",
				"murugan banarasi",
				reference,
			],
		];
		for (const q of asked) expect([q, await find(q)]).toEqual([q, [id]]);
		await act({ type: "refuse", reason: "No loom is free." });
		for (const q of [...asked, "no loom"]) expect([q, await find(q)]).toEqual([q, [id]]);
		expect(await find("murugan nowhere")).toEqual([]);
		expect(await find("00000000")).toEqual([]);
	});

	test("eight digits that are nobody's reference are looked for in telephones", async () => {
		const { id } = await requestCase(database, shop, { phone: "+44 7946 001 800" });
		expect(await find("46001800")).toEqual([id]);
	});
});
