import { beforeEach, describe, expect, test } from "vitest";
import { exportHead } from "../../app/desk/reports/export-words.ts";
import { parseCsv } from "../../domain/shared/csv.ts";
import { exportCases } from "../../server/cases/case-export.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { answerFigures } from "../../server/reports/answer-figures.ts";
import { readReport, weekStart } from "../../server/reports/reports.ts";
import { priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

const HOUR = 3_600_000;

test("weeks begin on Monday at midnight in India", () => {
	const monday = Date.parse("2026-11-16T00:00:00+05:30");
	expect(weekStart(monday)).toBe(monday);
	expect(weekStart(monday - 1)).toBe(monday - 7 * 24 * HOUR);
	expect(weekStart(Date.parse("2026-11-22T23:59:59+05:30"))).toBe(monday);
});

describe.each(engines)("reports on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	test("of an empty site are all there, and zero", async () => {
		const report = await readReport(database.read, 4, shop.clock.now);
		expect(report).toMatchObject({ requests: 0, answered: 0, medianAnswer: null, countries: [], money: [] });
		expect(report.weeks.map(({ monday }) => monday)).toEqual(["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16"]);
	});

	test("of the answers of four weeks: the median, and the share of those that came within 24 hours", async () => {
		const figures = () => answerFigures(database.heavy, shop.clock.now);
		expect(await figures()).toEqual({ median: undefined, inTime: undefined });
		const first = shop.clock.now;
		for (const took of [24 * HOUR, 24 * HOUR + 2, 2 * HOUR, 30 * HOUR, null])
			await answered((await requestCase(database, shop)).id, took);
		const suspected = await requestCase(database, shop, { email: "bot@example.com", website: "http://spam.example" });
		await answered(suspected.id, HOUR);
		// The last one can still be in time.
		shop.clock.now += HOUR;
		await expect.poll(figures).toEqual({ median: 24 * HOUR + 1, inTime: 0.5 });
		shop.clock.now = first + 25 * HOUR;
		await expect.poll(figures).toEqual({ median: 24 * HOUR + 1, inTime: 0.4 });
		shop.clock.now = first + 29 * 24 * HOUR;
		await expect.poll(figures).toEqual({ median: undefined, inTime: undefined });
	});

	const answered = (id: string, took: number | null) =>
		database.tx(async (db) => {
			const { requested_at } = await db
				.selectFrom("quote_case")
				.select("requested_at")
				.where("id", "=", id)
				.executeTakeFirstOrThrow();
			const first_answered_at = took === null ? null : requested_at + took;
			await db.updateTable("quote_case").set({ first_answered_at }).where("id", "=", id).execute();
		});

	test("count requests, answers in time, medians, acceptances and value", async () => {
		const answerAfter = async (hours: number, fields: Record<string, string> = {}) => {
			const one = await requestCase(database, shop, fields);
			const { now } = shop.clock;
			shop.clock.now += hours * HOUR;
			await shop.services.staffCases.perform(priya, await seen(database, one.id), {
				kind: "reply",
				message: "Hello",
				files: [],
			});
			shop.clock.now = now;
			return one;
		};
		await answerAfter(1);
		await answerAfter(3, { country: "Japan" });
		await answerAfter(30, { country: "Japan" });
		const accepted = await answerAfter(2);
		await sendQuote(database, shop, accepted.id);
		await shop.services.buyerCases.seen(accepted.access);
		await shop.services.buyerCases.perform(accepted.access, {
			kind: "accept",
			version: 1,
			termsAccepted: true,
			name: "Example",
		});
		await requestCase(database, shop);
		await requestCase(database, shop, { website: "http://spam.example" });

		// Once its 24 hours are over, what has no answer counts as not in time.
		const later = shop.clock.now + 40 * HOUR;
		expect(await readReport(database.read, 12, later)).toMatchObject({ inTime: 3, judged: 5 });
		const report = await readReport(database.read, 12, shop.clock.now);
		expect(report).toMatchObject({
			requests: 5,
			answered: 4,
			inTime: 3,
			judged: 4,
			due: 1,
			medianAnswer: 2.5 * HOUR,
			quoted: 1,
			seen: 1,
			accepted: 1,
			before: 0,
			countries: [
				{ name: "United Kingdom", requests: 3, accepted: 1 },
				{ name: "Japan", requests: 2, accepted: 0 },
			],
			categories: [{ name: "Silk Sarees", requests: 5, accepted: 1 }],
			money: [{ currency: "INR", quoted: 2_500_000, accepted: 2_500_000 }],
		});
		expect(report.weeks.at(-1)).toMatchObject({
			requests: 5,
			answered: 4,
			inTime: 3,
			medianAnswer: 2.5 * HOUR,
			accepted: 1,
		});

		const withdraw = async (hours: number) => {
			const { access } = await requestCase(database, shop);
			const { now } = shop.clock;
			shop.clock.now += hours * HOUR;
			await shop.services.buyerCases.perform(access, { kind: "withdraw_request", reason: "" });
			shop.clock.now = now;
		};
		// What was withdrawn before its 24 hours were over says nothing of the company's answers.
		await withdraw(2);
		expect(await readReport(database.read, 12, later)).toMatchObject({ inTime: 3, judged: 5 });
		// What was withdrawn after that had waited in vain.
		await withdraw(25);
		expect(await readReport(database.read, 12, later)).toMatchObject({ inTime: 3, judged: 6 });
		// The inbox says the same.
		await expect.poll(async () => (await answerFigures(database.heavy, later)).inTime).toBe(0.5);
	});

	test("are exported row by row, and nothing in a cell runs", async () => {
		const payload = '=HYPERLINK("http://x.example","y")';
		const typed = {
			fullName: payload,
			company: "@SUM(1)",
			phone: "-1+2 345 678",
			address: "=1+1, Example",
			notes: "+1\n-2",
		};
		await requestCase(database, shop, typed);
		for (let n = 0; n < 3; n++) await requestCase(database, shop, { email: `${n}@example.com` });
		const text = await new Response(
			exportCases(database.read, { from: 0, until: shop.clock.now + 1 }, exportHead),
		).text();
		expect(text).toContain("'=HYPERLINK");
		expect(text).not.toMatch(/(^|,)"?[=@]/m);
		for (const cell of ["'+1", "'-1+2 345 678", "'=1+1, Example", "'@SUM(1)"]) expect(text).toContain(cell);
		const parsed = parseCsv(text);
		expect(parsed.ok && parsed.records).toHaveLength(5);
		expect(parsed.ok && parsed.records[4]?.cells.slice(2, 5)).toEqual(["new", payload, "@SUM(1)"]);
	});
});
