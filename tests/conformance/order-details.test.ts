import { beforeEach, describe, expect, test } from "vitest";
import { exportHead } from "../../app/desk/reports/export-words.ts";
import { readCaseFilter } from "../../domain/cases/case-filter.ts";
import { parseCsv } from "../../domain/shared/csv.ts";
import { exportCases } from "../../server/cases/case-export.ts";
import { listCases } from "../../server/cases/case-list.ts";
import { previewCase } from "../../server/cases/case-preview.ts";
import { buyerView } from "../../server/cases/case-views.ts";
import { writeEmail } from "../../server/email/write-email.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { exportPerson } from "../../server/privacy/export-person.ts";
import { priya, requestCase } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { exampleOrder } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { type Shop, typedKey, visitor } from "../support/shop.ts";

const PERSON = { email: "details@example.com", buyerReference: "  PO-4711/Å  " };

describe.each(engines)("further facts of an order on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	const stored = async (id: string) =>
		(await database.read.selectFrom("quote_request").select("details").where("id", "=", id).executeTakeFirstOrThrow())
			.details;
	const found = async (q: string) => {
		const filter = readCaseFilter(new URLSearchParams({ q }));
		const { groups } = await listCases(database.read, filter, priya.id, shop.clock.now);
		return groups.flatMap(({ rows }) => rows.map((row) => row.id));
	};
	const csv = () => new Response(exportCases(database.read, { from: 0, until: shop.clock.now + 1 }, exportHead)).text();
	/** What the CSV says under a heading. */
	const column = async (heading: string) => {
		const parsed = parseCsv(await csv());
		if (!parsed.ok) throw new Error("The CSV cannot be read.");
		const [head, ...rows] = parsed.records;
		return rows.map(({ cells }) => cells[head?.cells.indexOf(heading) ?? -1]);
	};
	const staffMail = (requestId: string) =>
		writeEmail(
			database.read,
			{ payload: { kind: "staff-request", requestId }, recipient: "staff@thari.example", locale: "en" },
			{ company: shop.company, publicUrl: "https://thari.example" },
		);

	test("travel the whole way: case, preview, buyer's page, staff's email, search, CSV, export of a person", async () => {
		const { id, access } = await requestCase(database, shop, PERSON);
		const said = { buyerReference: "PO-4711/Å" };
		expect((await buyerView(database.read, access))?.request.details).toEqual(said);
		expect((await previewCase(database.read, id))?.orderDetails).toEqual(said);
		expect((await staffMail(id)).text).toMatch(/Buyer’s reference:?\s+PO-4711\/Å/);
		expect(await found("po-4711")).toEqual([id]);
		expect(await column("Buyer’s reference")).toEqual(["PO-4711/Å"]);
		const held = await exportPerson(database.read, PERSON.email);
		expect(held.tables.quote_request).toMatchObject([{ details: '{"v":1,"buyerReference":"PO-4711/Å"}' }]);
	});

	test("are left out where nothing was said", async () => {
		const { id, access } = await requestCase(database, shop);
		expect(await stored(id)).toBe('{"v":1}');
		expect((await buyerView(database.read, access))?.request.details).toEqual({});
		expect((await staffMail(id)).text).not.toContain("Buyer’s reference");
		expect(await column("Buyer’s reference")).toEqual([""]);
	});

	test("a request from before there were any says none", async () => {
		const { id, access } = await requestCase(database, shop, PERSON);
		await database.tx((db) => db.updateTable("quote_request").set({ details: "{}" }).where("id", "=", id).execute());
		expect((await buyerView(database.read, access))?.request.details).toEqual({});
	});

	test("one that is not right is told under its field, and nothing is stored", async () => {
		const formKey = typedKey(shop);
		const form = shop.form({ ...exampleOrder, buyerReference: "x".repeat(61), formKey });
		expect(await shop.services.requests.submit(form, visitor)).toMatchObject({
			status: "invalid",
			errors: { buyerReference: "Please keep this under 60 characters" },
			values: { buyerReference: "x".repeat(61) },
		});
		expect(await database.read.selectFrom("quote_request").select("id").execute()).toEqual([]);
	});

	test("are gone when their person is erased, and nobody else's are", async () => {
		const { id } = await requestCase(database, shop, PERSON);
		const other = await requestCase(database, shop, { email: "other@example.com", buyerReference: "PO-1" });
		await erasePerson(shop.gated, priya, PERSON.email, shop.clock.now);
		expect(await stored(id)).toBe('{"v":1,"buyerReference":""}');
		expect(await stored(other.id)).toContain("PO-1");
		expect(await csv()).not.toContain("4711");
	});
});
