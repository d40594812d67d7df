import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { exportHead } from "../../app/desk/reports/export-words.ts";
import { readCaseFilter } from "../../domain/cases/case-filter.ts";
import { createStaffReading } from "../../server/cases/index.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { createReports } from "../../server/reports/index.ts";
import { priya, requestCase } from "../support/cases.ts";
import { engines, freshDatabase, openFreshDatabase } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";

test("what takes long on SQLite is read while this thread goes on", async () => {
	const { database } = await freshDatabase("sqlite");
	let turns = 0;
	const turning = setInterval(() => turns++, 1);
	const { rows } = await sql<{ last: number }>`
		with recursive n(i) as (select 1 union all select i + 1 from n where i < 500000) select max(i) as last from n
	`.execute(database.heavy);
	clearInterval(turning);
	expect(rows).toEqual([{ last: 500_000 }]);
	expect(turns).toBeGreaterThan(5);
});

describe.each(engines)("of what visitors are answered by on %s nothing is taken", (engine) => {
	let heavy: Database["heavy"];
	/** Of a database that is closed: whoever asks it fails. */
	let read: Database["read"];
	let now: number;

	beforeEach(async () => {
		const { database, shop } = await freshShop(engine);
		await requestCase(database, shop);
		heavy = database.heavy;
		now = shop.clock.now;
		const gone = await openFreshDatabase();
		read = gone.database.read;
		await gone.drop();
	});

	test("by the reports", async () => {
		expect(await createReports({ read, heavy }, () => now).weekly(52)).toMatchObject({ requests: 1 });
	});

	test("by a search at the desk, while the inbox as it stands is read at once", async () => {
		const { list } = createStaffReading({ read, heavy });
		const search = readCaseFilter(new URLSearchParams({ show: "all", q: "nowhere-to-be-found" }));
		expect((await list(search, priya.id, now)).groups.flatMap(({ rows }) => rows)).toEqual([]);
		await expect(list(readCaseFilter(new URLSearchParams()), priya.id, now)).rejects.toThrow();
	});

	test("by the file of all requests", async () => {
		const file = createStaffReading({ read, heavy }).export({ from: 0, until: now }, exportHead);
		expect((await new Response(file).text()).trimEnd().split("\r\n")).toHaveLength(2);
	});
});
