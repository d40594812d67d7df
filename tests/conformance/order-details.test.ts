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
import { priya, requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { exampleOrder } from "../support/example-forms.ts";
import { freshShop, freshShopWithDocuments } from "../support/fresh-shop.ts";
import { type Shop, typedKey, visitor } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const WISHES = { neededBy: "2027-02-26", deliveryTerm: "CIF", deliveryPlace: "Porto Ålesund", currency: "EUR" };
const PERSON = { email: "details@example.com", ...WISHES, buyerReference: "  PO-4711/Å  " };

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
		const said = { ...WISHES, buyerReference: "PO-4711/Å" };
		expect((await buyerView(database.read, access))?.request.details).toEqual(said);
		expect((await previewCase(database.read, id))?.orderDetails).toEqual(said);
		const { text } = await staffMail(id);
		for (const fact of [
			/Needed by:?\s+26 Feb 2027/,
			/Delivery wanted:?\s+CIF, freight paid, insured/,
			/Place wanted:?\s+Porto Ålesund/,
			/Currency wanted:?\s+EUR, euros/,
			/Buyer’s reference:?\s+PO-4711\/Å/,
		])
			expect(text).toMatch(fact);
		expect(await found("po-4711")).toEqual([id]);
		expect(await found("porto ålesund")).toEqual([id]);
		expect(await found("cif eur")).toEqual([id]);
		expect(await column("Buyer’s reference")).toEqual(["PO-4711/Å"]);
		expect(await column("Needed by")).toEqual(["2027-02-26"]);
		expect(await column("Delivery wanted")).toEqual(["CIF"]);
		expect(await column("Place wanted")).toEqual(["Porto Ålesund"]);
		expect(await column("Currency wanted")).toEqual(["EUR"]);
		const held = await exportPerson(database.read, PERSON.email);
		expect(held.tables.quote_request).toMatchObject([{ details: JSON.stringify({ v: 1, ...said }) }]);
	});

	test("stand on the receipt as far as they say nothing of a person, and again on that of the same request", async () => {
		const form = shop.form({ ...exampleOrder, ...PERSON, formKey: typedKey(shop) });
		const asked = { neededBy: "2027-02-26", deliveryTerm: "CIF", currency: "EUR" };
		const first = await shop.services.requests.submit(form, visitor);
		expect(first).toMatchObject({ status: "stored", receipt: { asked } });
		if (first.status !== "stored") return;
		// Long after the day has passed: what is stored is not checked anew.
		shop.clock.now = Date.parse("2027-03-01T09:00:00Z");
		expect(await shop.services.requests.submit(form, visitor)).toMatchObject({
			receipt: { asked, reference: first.receipt.reference },
		});
		const [cookie = ""] = (await shop.services.receipts.seal(first.receipt)).split(";");
		expect(cookie).not.toContain("lesund");
		expect(await shop.services.receipts.open(cookie)).toMatchObject({ asked });
	});

	test("a first draft begins with term and place, and stays in rupees until somebody has given the rate", async () => {
		const { id } = await requestCase(database, shop, PERSON);
		const draft = await shop.services.quotes.draft(id);
		expect(draft?.content).toMatchObject({ currency: "INR", rate: null });
		expect(draft?.content.deliveries).toMatchObject([{ incoterm: "CIF", namedPlace: "Porto Ålesund" }]);
		const plain = await requestCase(database, shop, { email: "plain@example.com" });
		const { settings } = await shop.services.deskSettings.read();
		expect((await shop.services.quotes.draft(plain.id))?.content.deliveries).toMatchObject([
			{ incoterm: settings.offer.incoterm, namedPlace: settings.offer.namedPlace },
		]);
		const advised = await requestCase(database, shop, { email: "advised@example.com", deliveryTerm: "advise" });
		expect((await shop.services.quotes.draft(advised.id))?.content.deliveries[0].incoterm).toBe(
			settings.offer.incoterm,
		);
	});

	test("stand on the quotation and the proforma invoice", async () => {
		const { database, shop, made } = await freshShopWithDocuments(engine);
		const { id, access } = await requestCase(database, shop, PERSON);
		await sendQuote(database, shop, id);
		const plain = await requestCase(database, shop, { email: "plain@example.com" });
		await sendQuote(database, shop, plain.id);
		const accept = { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" } as const;
		const entryId = crypto.randomUUID();
		expect(await shop.services.buyerCases.perform(access, { ...accept, entryId, files: [] })).toMatchObject({
			ok: true,
		});
		await shop.jobs.round();
		const said = { ...WISHES, buyerReference: "PO-4711/Å" };
		const asked = (kind: string) => made.filter((one) => one.kind === kind).map((one) => one.asked);
		expect(asked("quotation")).toEqual([said, {}]);
		expect(asked("proforma")[0]).toEqual(said);
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
			problems: { buyerReference: saying("Please keep this under 60 characters.") },
			values: { buyerReference: "x".repeat(61) },
		});
		expect(await database.read.selectFrom("quote_request").select("id").execute()).toEqual([]);
	});

	test("a day that is over is told under its field, in the time of the server", async () => {
		const order = { ...exampleOrder, neededBy: "2027-02-26" };
		shop.clock.now = Date.parse("2027-02-28T13:00:00Z");
		const form = shop.form({ ...order, formKey: typedKey(shop) });
		expect(await shop.services.requests.submit(form, visitor)).toMatchObject({
			status: "invalid",
			problems: { neededBy: saying("Please choose today or a later day.") },
			values: { neededBy: "2027-02-26" },
		});
	});

	test.each(["fob", "DAP", "EXW,FOB"])("terms that are no choice are refused: %s", async (deliveryTerm) => {
		const form = shop.form({ ...exampleOrder, deliveryTerm, formKey: typedKey(shop) });
		expect(await shop.services.requests.submit(form, visitor)).toMatchObject({
			problems: { deliveryTerm: saying("Please check this field.") },
		});
	});

	test("are gone when their person is erased, and nobody else's are", async () => {
		const { id } = await requestCase(database, shop, PERSON);
		const other = await requestCase(database, shop, { email: "other@example.com", buyerReference: "PO-1" });
		expect(await csv()).toContain("4711");
		await erasePerson(shop.gated, priya, PERSON.email, shop.clock.now);
		const { neededBy, deliveryTerm, currency } = WISHES;
		expect(JSON.parse(await stored(id))).toEqual({
			...{ v: 1, neededBy, deliveryTerm, currency },
			...{ deliveryPlace: "", buyerReference: "" },
		});
		expect(await stored(other.id)).toContain("PO-1");
		expect(await csv()).not.toMatch(/4711|lesund/);
		expect(await found("lesund")).toEqual([]);
	});
});
