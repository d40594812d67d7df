import { execFile } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { buyerView } from "../../server/cases/case-views.ts";
import { copyDatabase } from "../../server/platform/db/copy-database.ts";
import { mailKinds, requestCase, sendQuote } from "../support/cases.ts";
import { freshDatabase } from "../support/databases.ts";
import { openShop } from "../support/shop.ts";

test("a company with cases, offers and files moves from SQLite to PostgreSQL whole, and goes on there", async () => {
	const from = await freshDatabase("sqlite");
	const to = await freshDatabase("postgres");
	const old = await openShop(from.database);
	const { id, token, access } = await requestCase(from.database, old, { company: "Ünïcode & Söhne தறி" });
	await sendQuote(from.database, old, id);
	const before = await buyerView(from.database.read, access);
	const mails = await mailKinds(from.database, id);
	await old.close();

	const lines: string[] = [];
	const tables = await copyDatabase(from.database, to.database, (line) => lines.push(line));
	expect(lines).toHaveLength(tables.length);
	expect(tables.find(({ table }) => table === "quote_version")).toMatchObject({ rows: 1 });

	const shop = await openShop(to.database);
	shop.clock.now = old.clock.now;
	const there = await shop.services.buyerCases.open(token);
	expect(there && (await buyerView(to.database.read, there))).toEqual(before);
	expect(await mailKinds(to.database, id)).toEqual(mails);
	const accepted =
		there &&
		(await shop.services.buyerCases.perform(there, {
			kind: "accept",
			version: 1,
			termsAccepted: true,
			name: "Example Buyer",
		}));
	expect(accepted).toMatchObject({ ok: true });
	await expect(copyDatabase(from.database, to.database, () => {})).rejects.toThrow("The target is in use");
	expect((await buyerView(to.database.read, access))?.state.status).toBe("accepted");
	await shop.close();
});

test("every page of a table begins behind the last row, also where two columns name it", async () => {
	const from = await freshDatabase("sqlite");
	const to = await freshDatabase("postgres");
	await from.database.tx(async (db) => {
		for (const block of [0, 1, 2])
			await db
				.insertInto("case_gram")
				.values(Array.from({ length: 401 }, (_, gram) => ({ gram, block, members: "AB" })))
				.execute();
	});
	const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
	const tables = await copyDatabase(from.database, to.database, () => {});
	const asked = prepare.mock.calls.map(([text]) => text);
	prepare.mockRestore();
	expect(tables.find(({ table }) => table === "case_gram")).toMatchObject({ rows: 1_203 });
	expect(asked.length).toBeGreaterThan(0);
	expect(asked.filter((text) => / offset /i.test(text))).toEqual([]);
});

test("the command copies nothing while somebody is connected to the target, and everything once they have gone", async () => {
	const from = await freshDatabase("sqlite");
	const to = await freshDatabase("postgres");
	await (await openShop(from.database)).close();
	await from.database.close();
	const move = () =>
		promisify(execFile)(process.execPath, ["scripts/move-to-postgres.ts"], {
			env: { ...process.env, DATA_DIR: from.place.dataDir, DATABASE_URL: to.place.databaseUrl },
		}).then(({ stdout }) => stdout, String);
	await sql`select 1`.execute(to.database.read);
	expect(await move()).toContain("Somebody is connected to the PostgreSQL database");
	await to.database.close();
	await expect.poll(move, { timeout: 20_000 }).toContain("counts and checksums agree");
	from.place.remove();
	to.place.remove();
});
