import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { type CaseCursor, readCaseFilter } from "../../domain/cases/case-filter.ts";
import { listCases } from "../../server/cases/case-list.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { migrationFiles } from "../../server/platform/db/migration-files.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { readAllIn } from "../support/case-index.ts";
import { caseRow, priya, requestCase, seen } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

const FIELDS = {
	phone: "+91 98402 15000",
	address: "12 Weavers’ Lane, Kanchipuram 631501",
	notes: "For a wedding in Trondheim.",
};

/** The same is found while cases wait to be read into the sets that are searched, and once they are in them. */
const states = engines.flatMap((engine) => [
	{ engine, readIn: false, state: "before it is read in" },
	{ engine, readIn: true, state: "read in" },
]);

describe.each(states)("what a case is found by on $engine, $state", ({ engine, readIn }) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});
	const list = async (q: string, after?: CaseCursor) => {
		if (readIn) await readAllIn(database, () => shop.clock.now);
		const filter = readCaseFilter(new URLSearchParams({ q }));
		return listCases(database.read, { ...filter, after }, priya.id, shop.clock.now);
	};
	const find = async (q: string) => {
		const { groups } = await list(q);
		return groups.flatMap(({ rows }) => rows.map(({ id }) => id));
	};

	test("telephone however it is grouped, city, notes and messages of either side, while it is open and when it is over", async () => {
		const { id, access, reference } = await requestCase(database, shop, FIELDS);
		await requestCase(database, shop, { email: "other@example.com", phone: "+44 7946 001 800" });
		await shop.services.buyerCases.perform(access, { kind: "reply", message: "The Zari must be antique.", files: [] });
		const act = async (act: Parameters<Shop["services"]["staffCases"]["perform"]>[2]) =>
			shop.services.staffCases.perform(priya, await seen(database, id), act);
		await act({ kind: "note", text: "Ask Murugan about the dye." });
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
		await act({ kind: "refuse", reason: "No loom is free." });
		for (const q of [...asked, "no loom"]) expect([q, await find(q)]).toEqual([q, [id]]);
		expect(await find("murugan nowhere")).toEqual([]);
		expect(await find("00000000")).toEqual([]);
	});

	test("by all of that although it came before searches read it, and none of it where the person is erased", async () => {
		const { id, access } = await requestCase(database, shop, FIELDS);
		await shop.services.buyerCases.perform(access, { kind: "reply", message: "The Zari must be antique.", files: [] });
		const erased = await requestCase(database, shop, { ...FIELDS, email: "erased@example.com" });
		await erasePerson(shop.gated, priya, "erased@example.com", shop.clock.now);
		const asked = ["9840215000", "kanchipuram", "trondheim", "antique zari"];
		await database.tx(async (db) => {
			for (const table of ["case_words", "case_gram", "case_index"])
				await sql`drop table ${sql.table(table)}`.execute(db);
			await sql`update quote_case set search = reference`.execute(db);
			await sql`delete from migration where name in ('0010-words.sql', '0039-case-grams.sql')`.execute(db);
		});
		await migrate(database, migrationFiles);
		for (const q of asked) expect([q, await find(q)]).toEqual([q, [id]]);
		expect(await find(erased.reference)).toEqual([erased.id]);
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "note", text: "Ask Murugan." });
		expect(await find("murugan")).toEqual([id]);
	});

	test("telephone and words behind any number of younger closed cases", async () => {
		const { id } = await requestCase(database, shop, FIELDS);
		await shop.services.staffCases.perform(priya, await seen(database, id), {
			kind: "refuse",
			reason: "No loom is free.",
		});
		await closeMore(id, 1_002);
		for (const q of ["9840215000", "kanchipuram", "trondheim", "no loom"])
			expect([q, await find(q)]).toEqual([q, [id]]);
		expect(await find("nowhere")).toEqual([]);
		expect(await find("younger")).toHaveLength(50);
		await closeMore(id, 3_100);
		for (const q of ["9840215000", "trondheim"]) expect([q, await find(q)]).toEqual([q, [id]]);
	});

	test("what fits often among the newest and seldom among the others, the newest first, page by page", async () => {
		const { id } = await requestCase(database, shop, FIELDS);
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "refuse", reason: "No loom." });
		// Numbered from the oldest: forty of the newest thousand, then one of two hundred.
		const fits = (n: number) => (n > 3_000 ? n % 25 === 0 : n % 200 === 0);
		await closeMore(id, 4_000, (n) => (fits(n) ? "harbour" : "quay"));
		const expected = Array.from({ length: 4_000 }, (_, n) => 4_000 - n).filter(fits);
		const first = await list("harbour");
		const second = await list("harbour", first.next);
		const ids = (list: typeof first) => list.groups.flatMap(({ rows }) => rows.map((row) => row.id));
		expect([ids(first).length, second.next]).toEqual([50, undefined]);
		expect([...ids(first), ...ids(second)]).toEqual(expected.map((n) => `${id}-${n}`));
	});

	/** Further closed cases that came after this one. */
	async function closeMore(id: string, count: number, search: (n: number) => string = () => "younger") {
		const request = await database.read
			.selectFrom("quote_request")
			.selectAll()
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		const row = await caseRow(database, id);
		const taken = await database.read
			.selectFrom("quote_case")
			.select((eb) => eb.fn.countAll<number>().as("n"))
			.executeTakeFirstOrThrow();
		const numbers = Array.from({ length: count }, (_, n) => Number(taken.n) + n);
		for (let from = 0; from < count; from += 500) {
			const some = numbers.slice(from, from + 500);
			const own = (n: number) => ({ id: `${id}-${n}`, reference: String(90_000_000 + n) });
			await database.tx(async (db) => {
				await db
					.insertInto("quote_request")
					.values(some.map((n) => ({ ...request, ...own(n), form_key: `key ${n}` })))
					.execute();
				await db
					.insertInto("quote_case")
					.values(some.map((n) => ({ ...row, ...own(n), search: search(n), closed_at: shop.clock.now + n })))
					.execute();
				await db
					.insertInto("case_words")
					.values(some.map((n) => ({ case_id: own(n).id, words: "of nothing" })))
					.execute();
			});
		}
	}

	test("eight digits that are nobody's reference are looked for in telephones", async () => {
		const { id } = await requestCase(database, shop, { phone: "+44 7946 001 800" });
		expect(await find("46001800")).toEqual([id]);
	});
});
