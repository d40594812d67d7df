import { beforeEach, describe, expect, test } from "vitest";
import { exportHead } from "../../app/desk/reports/export-words.ts";
import { parseCsv } from "../../domain/shared/csv.ts";
import { exportCases } from "../../server/cases/case-export.ts";
import { LISTED, summarise } from "../../server/cases/case-summaries.ts";
import { buyerView } from "../../server/cases/case-views.ts";
import { writeEmail } from "../../server/email/write-email.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { requestCase, sendQuote } from "../support/cases.ts";
import { writeCatalogue } from "../support/catalogue-write.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

const MIXED = JSON.stringify([
	{ id: "banarasi-silk-saree", quantity: 40, price: 250_000 },
	{ id: "bridal-lehenga-set", quantity: 20, price: 850_000 },
]);

describe.each(engines)("pieces and sets on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
		await sellLehengas("set");
	});

	async function sellLehengas(unit: "piece" | "set"): Promise<void> {
		const { version } = shop.services.catalogue.summary();
		await writeCatalogue(database, (db) =>
			db.updateTable("product").set({ unit }).where("id", "=", "bridal-lehenga-set").execute(),
		);
		await expect.poll(() => shop.services.catalogue.summary().version).toBe(version + 1);
	}
	const counted = async () => {
		const rows = await database.read.selectFrom("quote_case").select(LISTED).execute();
		const [row] = await summarise(database.read, rows);
		const file = exportCases(database.read, { from: 0, until: shop.clock.now + 1 }, exportHead);
		const parsed = parseCsv(await new Response(file).text());
		const [head, first] = parsed.ok ? parsed.records : [];
		const cell = (name: string) => first?.cells[head?.cells.indexOf(name) ?? -1];
		return { inbox: row?.counts, csv: [cell("Pieces"), cell("Sets")] };
	};
	const staffMail = (requestId: string) =>
		writeEmail(
			database.read,
			{ payload: { kind: "staff-request", requestId }, recipient: "staff@thari.example", locale: "en" },
			{ company: shop.company, publicUrl: "https://thari.example" },
		);

	test("are counted apart in the inbox, the file of all requests and the staff's mail", async () => {
		const { id } = await requestCase(database, shop, { items: MIXED });
		expect(await counted()).toEqual({
			inbox: [
				{ unit: "piece", count: 40 },
				{ unit: "set", count: 20 },
			],
			csv: ["40", "20"],
		});
		const { subject, text } = await staffMail(id);
		expect(subject).toMatch(/: United Kingdom, 40 pieces, 20 sets$/);
		expect(text).toContain("Banarasi Silk Saree: 40 x ₹2,500");
		expect(text).toContain("Bridal Lehenga Set: 20 sets x ₹8,500");
	});

	test("stay what they were when the catalogue counts otherwise, in the quote as well, whose quantities then count", async () => {
		const { id, access } = await requestCase(database, shop, { items: MIXED });
		await sellLehengas("piece");
		expect((await buyerView(database.read, access))?.request.lines.map(({ unit }) => unit)).toEqual(["piece", "set"]);
		expect((await counted()).csv).toEqual(["40", "20"]);
		const lines = (await shop.services.quotes.draft(id))?.content.lines ?? [];
		expect(lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([
			[40, "piece"],
			[20, "set"],
		]);
		await sendQuote(database, shop, id, { lines: lines.map((line) => ({ ...line, quantity: line.quantity + 5 })) });
		expect((await counted()).csv).toEqual(["45", "25"]);
	});

	test("of a case from before they were told apart are its pieces", async () => {
		await requestCase(database, shop, { items: MIXED });
		await database.tx((db) => db.updateTable("quote_case").set({ unit_counts: null }).execute());
		expect(await counted()).toEqual({ inbox: [{ unit: "piece", count: 60 }], csv: ["60", "0"] });
	});
});
