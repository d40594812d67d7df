import { beforeEach, describe, expect, test } from "vitest";
import { caseListAddress, readCaseFilter, searchWords } from "../../domain/cases/case-filter.ts";
import { exampleRequest } from "../../scripts/example-requests.ts";
import { listCases, PAGE } from "../../server/cases/case-list.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { deskVersion } from "../../server/reports/desk-version.ts";
import { inboxCounts, placeCounts } from "../../server/reports/request-report.ts";
import { karthik, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

const HOUR = 3_600_000;
const filter = (address: string) => readCaseFilter(new URL(`https://desk.invalid${address}`).searchParams);

describe.each(engines)("the inbox on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});
	const list = (address = "/desk", me = priya.id) => listCases(database.read, filter(address), me, shop.clock.now);
	const ids = async (address?: string, me?: string) =>
		(await list(address, me)).groups.flatMap(({ rows }) => rows.map(({ id }) => id));
	const act = async (id: string, act: Parameters<Shop["services"]["staffCases"]["perform"]>[2], staff = priya) =>
		shop.services.staffCases.perform(staff, await seen(database, id), act);

	test("what is due first stands first, each case in the group of whoever's turn it is", async () => {
		const late = await requestCase(database, shop, { email: "late@example.com" });
		shop.clock.now += 20 * HOUR;
		const answered = await requestCase(database, shop, { email: "answered@example.com" });
		const fresh = await requestCase(database, shop, { email: "fresh@example.com" });
		const offered = await requestCase(database, shop, { email: "offered@example.com" });
		const asked = await requestCase(database, shop, { email: "asked@example.com" });
		const suspected = await requestCase(database, shop, { email: "bot@example.com", website: "http://spam.example" });
		const refused = await requestCase(database, shop, { email: "refused@example.com" });
		await act(answered.id, { kind: "take" });
		await act(answered.id, { kind: "ask", question: "Which sizes?", files: [] });
		await shop.services.buyerCases.perform(answered.access, { kind: "reply", message: "S to XL", files: [] });
		await sendQuote(database, shop, offered.id);
		await act(asked.id, { kind: "ask", question: "Which port?", files: [] }, karthik);
		await act(refused.id, { kind: "refuse", reason: "We do not weave this." });

		const { groups, next } = await list();
		expect(groups.map(({ part, count, rows }) => [part, count, rows.map(({ id }) => id)])).toEqual([
			["first_answer", 2, [late.id, fresh.id]],
			["buyer_waits", 1, [answered.id]],
			["with_buyer", 2, [offered.id, asked.id]],
			["closed", null, [refused.id]],
		]);
		expect(next).toBeUndefined();
		expect(groups[0]?.rows[0]).toMatchObject({
			product: "Banarasi Silk Saree",
			lineCount: 1,
			counts: [{ unit: "piece", count: 10 }],
			unread: true,
		});
		expect(await ids("/desk?show=suspected")).toEqual([suspected.id]);
		expect(await ids("/desk?show=closed")).toEqual([refused.id]);
		// Asking took the case, for whoever asked.
		expect(await ids("/desk?owner=me", karthik.id)).toEqual([asked.id]);
		expect(await ids("/desk?owner=nobody")).toEqual([late.id, fresh.id, refused.id]);
		expect(await ids("/desk?state=needs_info")).toEqual([asked.id]);
		expect(await ids("/desk?unread=1")).toEqual([late.id, fresh.id, answered.id]);
		expect(await inboxCounts(database, priya.id, shop.clock.now + 5 * HOUR)).toMatchObject({
			open: 5,
			mine: 2,
			nobodys: 2,
			suspected: 1,
			firstAnswers: 2,
			waiting: 1,
			late: 1,
		});
		expect(await placeCounts(database.read, priya.id)).toEqual({ requests: 3, mine: 2, inquiries: 0, failed: 0 });
	});

	test("filters and words narrow it, whatever the words mean to the database", async () => {
		const cotton = JSON.stringify([{ id: "cotton-round-neck-t-shirt", quantity: 60, price: 45_000 }]);
		const one = await requestCase(database, shop, { company: "50%_Off \\ Cloth", country: "Nepal", items: cotton });
		const two = await requestCase(database, shop, { company: "Straße & Söhne ÄÖÜ", email: "two@example.com" });
		expect(await ids(`/desk?q=${encodeURIComponent("50%_off \\")}`)).toEqual([one.id]);
		expect(await ids(`/desk?q=${encodeURIComponent("SÖHNE äöü")}`)).toEqual([two.id]);
		for (const nothing of ["%", "_", "\\\\", "söhne nepal", "' or 1=1 --"])
			expect(await ids(`/desk?q=${encodeURIComponent(nothing)}&show=open`)).toEqual(
				nothing === "%" || nothing === "_" ? [one.id] : [],
			);
		expect(await ids(`/desk?q=${two.reference}`)).toEqual([two.id]);
		expect(await ids("/desk?q=round+t-shirt")).toEqual([one.id]);
		expect(await ids("/desk?country=Nepal")).toEqual([one.id]);
		expect(await ids("/desk?category=t-shirts")).toEqual([one.id]);
		expect(await ids("/desk?category=shirts")).toEqual([]);
		await database.tx((db) => db.updateTable("quote_case").set({ categories: "" }).execute());
		expect(await ids("/desk?category=t-shirts")).toEqual([one.id]);
	});

	test("pages hold every case once and in order, in every view, and no page begins with a count", async () => {
		const ALL = 260;
		const examples = Array.from({ length: ALL }, (_, n) => exampleRequest(n, ALL, shop.clock.now, [priya]));
		await database.tx(async (db) => {
			for (const { request, lines, row } of examples) {
				await db.insertInto("quote_request").values(request).execute();
				await db.insertInto("quote_request_line").values(lines).execute();
				await db.insertInto("quote_case").values(row).execute();
			}
			// Some were closed in the same millisecond, as an import would have it.
			await db
				.updateTable("quote_case")
				.set({ closed_at: shop.clock.now - HOUR })
				.where("queue", "=", "closed")
				.where("views", "=", 1)
				.execute();
		});
		const walk = async (address: string) => {
			const pages: string[][] = [];
			for (let after: string | undefined = address; after !== undefined; ) {
				const page = filter(after);
				const { groups, next } = await listCases(database.read, page, priya.id, shop.clock.now);
				const rows = groups.filter(({ part }) => page.view !== "open" || part !== "closed").flatMap(({ rows }) => rows);
				expect(rows.length).toBeLessThanOrEqual(PAGE);
				pages.push(rows.map(({ id }) => id));
				after = next && caseListAddress(page, { after: next });
			}
			return pages.flat();
		};
		const open = examples.filter(({ row }) => row.queue !== "closed" && row.queue !== "quarantine");
		expect(new Set(await walk("/desk")).size).toBe(open.length);
		const all = await walk("/desk?show=all");
		expect(all).toHaveLength(ALL);
		expect(new Set(all).size).toBe(ALL);
		const closed = await walk("/desk?show=closed");
		expect(closed).toEqual(all.slice(-closed.length));
		const found = examples.filter(({ row }) => searchWords("Example silk").every((word) => row.search.includes(word)));
		expect((await walk("/desk?q=Example+silk")).toSorted()).toEqual(found.map(({ row }) => row.id).toSorted());
	});

	test("the version check changes with a request, a reply and an inquiry, and not with a look", async () => {
		const marks = [await deskVersion(database.read)];
		const mark = async () => marks.push(await deskVersion(database.read));
		const one = await requestCase(database, shop);
		await mark();
		await shop.services.buyerCases.perform(one.access, { kind: "reply", message: "Hello", files: [] });
		await mark();
		// Written by a process whose clock is behind.
		shop.clock.now -= 20_000;
		await act(one.id, { kind: "note", text: "Ask the dyer." });
		await mark();
		expect(new Set(marks).size).toBe(4);
		await shop.services.staffCases.markRead(priya, one.id, true);
		await shop.services.buyerCases.seen(one.access);
		expect(await deskVersion(database.read)).toBe(marks.at(-1));
	});
});
