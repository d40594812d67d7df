import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { readCaseFilter } from "../../domain/cases/case-filter.ts";
import { BLOCK, isIn, readSet } from "../../domain/cases/case-sets.ts";
import { gramsOf } from "../../domain/cases/search-grams.ts";
import { fillCaseIndex } from "../../server/cases/case-index.ts";
import { listCases } from "../../server/cases/case-list.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { readAllIn } from "../support/case-index.ts";
import { priya, requestCase, seen } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

const PERSON = {
	fullName: "Quentin Erasable",
	company: "Zyxwv Trading",
	email: "quentin@erasable.example",
	notes: "Vqx.",
};
const CORRECTED = {
	name: "Quentin Erasable",
	company: "Kjhgf Silks",
	email: PERSON.email,
	phone: "+44 20 7946 0999",
	address: "1 Loom Lane",
	country: "GB",
};

describe.each(engines)("the sets of the desk's search on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});
	const now = () => shop.clock.now;
	const find = async (q: string) => {
		const { groups } = await listCases(database.read, readCaseFilter(new URLSearchParams({ q })), priya.id, now());
		return groups.flatMap(({ rows }) => rows.map(({ id }) => id));
	};
	const rows = (caseId: string) =>
		database.read.selectFrom("case_words").selectAll().where("case_id", "=", caseId).executeTakeFirstOrThrow();

	test("a case that is written is read in again, and found meanwhile", async () => {
		const { id, access } = await requestCase(database, shop, PERSON);
		expect(await rows(id)).toMatchObject({ search_no: null, unindexed: 1 });
		await readAllIn(database, now);
		const before = await rows(id);
		expect(before).toMatchObject({ search_no: expect.any(Number), unindexed: 0 });
		await shop.services.buyerCases.perform(access, { kind: "reply", message: "Antique zari", files: [] });
		await shop.services.staffCases.correctBuyer(priya, await seen(database, id), {
			buyer: CORRECTED,
			renewLinks: false,
		});
		expect((await rows(id)).unindexed).toBeGreaterThan(0);
		for (const q of ["zari", "kjhgf", "loom lane", "zyxwv"]) expect([q, await find(q)]).toEqual([q, [id]]);
		await readAllIn(database, now);
		expect(await rows(id)).toMatchObject({ search_no: before.search_no, unindexed: 0 });
		for (const q of ["zari", "kjhgf", "loom lane", "zyxwv"]) expect([q, await find(q)]).toEqual([q, [id]]);
	});

	test("a person who is erased is in none of them, nor is what came of a reading in that had begun before", async () => {
		const { id } = await requestCase(database, shop, PERSON);
		const other = await requestCase(database, shop, { email: "other@example.com", notes: "Vqx too." });
		await readAllIn(database, now);
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "note", text: "Erasable again" });
		let erased = false;
		// In the middle of it: its first look at the clock is in the transaction that takes the sets.
		const clock = () => {
			if (erased) return now();
			erased = true;
			erasing = erasePerson(shop.gated, priya, PERSON.email, now());
			return now();
		};
		let erasing: Promise<unknown> = Promise.resolve();
		const place = (await rows(id)).search_no ?? -1;
		await fillCaseIndex(database, clock, { worth: 1, rest: false });
		await erasing;
		const left = async () => {
			const sets = await database.read.selectFrom("case_gram").selectAll().execute();
			return sets.filter(
				({ block, members }) => block === Math.floor(place / BLOCK) && isIn(readSet(members), place % BLOCK),
			);
		};
		expect(await left()).toEqual([]);
		await readAllIn(database, now);
		expect(await left()).toEqual([]);
		expect(await find("erasable")).toEqual([]);
		expect(await find("vqx")).toEqual([other.id]);
		const grams = new Set(
			(await database.read.selectFrom("case_gram").select("gram").execute()).map(({ gram }) => gram),
		);
		expect([...gramsOf("zyxwv")].filter((gram) => grams.has(gram))).toEqual([]);
	});

	test("one process at a time reads in, and one that has ended in the middle holds up nobody for long", async () => {
		const { id } = await requestCase(database, shop, PERSON);
		await database.tx((db) =>
			db
				.updateTable("case_index")
				.set({ holder: "gone", held_until: now() + 60_000 })
				.execute(),
		);
		expect(await fillCaseIndex(database, now, { worth: 1 })).toBe(false);
		expect((await rows(id)).unindexed).toBe(1);
		shop.clock.now += 60_000;
		await readAllIn(database, now);
		expect((await rows(id)).unindexed).toBe(0);
	});

	test("a site that stops does not wait for it, and the next one goes on at once", async () => {
		const { id } = await requestCase(database, shop, PERSON);
		let looks = 0;
		const stopping = () => ++looks > 1;
		expect(await fillCaseIndex(database, now, { worth: 1, stopping })).toBe(true);
		expect(await rows(id)).toMatchObject({ search_no: expect.any(Number), unindexed: 1 });
		expect(await find("zyxwv")).toEqual([id]);
		await readAllIn(database, now);
		expect((await rows(id)).unindexed).toBe(0);
	});

	test("a few are left to a later time", async () => {
		const { id } = await requestCase(database, shop, PERSON);
		expect(await fillCaseIndex(database, now)).toBe(false);
		expect((await rows(id)).search_no).toBeNull();
	});
});

/** A step of a plan that goes through a whole table. */
const THROUGH_ALL = /^SCAN (?:quote_case|case_words|case_gram)\b(?!.* USING (?:COVERING )?INDEX case_words_unindexed)/;

test("SQLite goes through no table of cases for a word that stands nowhere", async () => {
	const { database, shop, place } = await freshShop("sqlite");
	const { id } = await requestCase(database, shop, PERSON);
	await shop.services.staffCases.perform(priya, await seen(database, id), {
		kind: "refuse",
		reason: "No loom is free.",
	});
	await copyClosed(database, id, 400);
	await readAllIn(database, () => shop.clock.now);
	const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
	onTestFinished(() => prepare.mockRestore());
	const filter = readCaseFilter(new URLSearchParams({ q: "nowhere" }));
	expect((await listCases(database.read, filter, priya.id, shop.clock.now)).groups).toEqual([]);
	const statements = new Set(prepare.mock.calls.map(([statement]) => statement));
	prepare.mockRestore();
	const beside = new DatabaseSync(join(place.dataDir, "thari.db"), { readOnly: true });
	onTestFinished(() => beside.close());
	expect([...statements].some((statement) => statement.includes("case_gram"))).toBe(true);
	for (const statement of statements) {
		const steps = beside.prepare(`explain query plan ${statement}`).all();
		const through = steps.map(({ detail }) => String(detail)).filter((step) => THROUGH_ALL.test(step));
		expect(through, statement).toEqual([]);
	}
});

/** Further closed cases like this one. */
async function copyClosed(database: Database, id: string, count: number): Promise<void> {
	await database.tx(async (db) => {
		const request = await db.selectFrom("quote_request").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
		const row = await db.selectFrom("quote_case").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
		for (let n = 0; n < count; n++) {
			const own = { id: `${id}-${n}`, reference: String(90_000_000 + n) };
			await db
				.insertInto("quote_request")
				.values({ ...request, ...own, form_key: `key ${n}` })
				.execute();
			await db
				.insertInto("quote_case")
				.values({ ...row, ...own, closed_at: (row.closed_at ?? 0) + n })
				.execute();
			await db.insertInto("case_words").values({ case_id: own.id, words: "of nothing" }).execute();
		}
	});
}
