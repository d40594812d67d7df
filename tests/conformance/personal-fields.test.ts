import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../server/platform/db/database.ts";
import { exportPerson } from "../../server/privacy/export-person.ts";
import { declaredTables, withoutBuyers } from "../../server/privacy/personal-fields.ts";
import { requestCase, sendQuote } from "../support/cases.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { openShop } from "../support/shop.ts";

describe.each(engines)("what is kept of people on %s", (engine) => {
	let database: Database;
	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
	});

	test("every table is declared, and every text column of those that hold something of buyers", async () => {
		const tables = (await database.read.introspection.getTables()).filter(({ name, isView }) => {
			// The ledger of migrations, what proves that writes go through, and the engine's own.
			return !isView && !/^(migration|schema_migration|write_proof|readiness|sqlite_)/.test(name);
		});
		const declared = new Map(declaredTables);
		expect(tables.map(({ name }) => name).sort()).toEqual([...declared.keys(), ...withoutBuyers].sort());
		for (const { name, columns } of tables) {
			const fields = declared.get(name)?.fields;
			if (!fields) continue;
			const texts = columns.filter(({ dataType }) => /^text$/i.test(dataType)).map((column) => column.name);
			expect([name, Object.keys(fields).sort()]).toEqual([name, texts.sort()]);
		}
	});

	test("what is held of an address is given as the declaration says", async () => {
		const shop = await openShop(database);
		const { id, reference } = await requestCase(database, shop, { email: "Quentin@example.com", notes: "After six" });
		await sendQuote(database, shop, id, { message: "Dear Quentin" });
		const held = await exportPerson(database.read, "quentin@example.com");
		expect(held.cases).toMatchObject([{ id, reference }]);
		expect(held.tables.quote_request).toMatchObject([{ notes: "After six", email: expect.stringMatching(/quentin/i) }]);
		expect(JSON.stringify(held.tables.quote_version)).toContain("Dear Quentin");
		expect((await exportPerson(database.read, "nobody@example.com")).tables).toEqual({});
		await shop.close();
	});
});
