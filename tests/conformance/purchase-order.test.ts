import { beforeEach, describe, expect, test } from "vitest";
import { exportHead } from "../../app/desk/reports/export-words.ts";
import { parseCsv } from "../../domain/shared/csv.ts";
import { buyerView, staffView } from "../../server/cases/case-views.ts";
import { writeEmail } from "../../server/email/write-email.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { exportPerson } from "../../server/privacy/export-person.ts";
import type { CaseDocument } from "../../server/quotes/quote-documents.ts";
import { priya, requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShopWithDocuments } from "../support/fresh-shop.ts";
import { emailSender } from "../support/mail-worker.ts";
import type { Shop } from "../support/shop.ts";

const ORDER = "PO-4711/Å";
const FILE = { name: "order.pdf", type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.7 our order") };

describe.each(engines)("a buyer's own purchase order on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	let made: CaseDocument[];
	beforeEach(async () => {
		({ database, shop, made } = await freshShopWithDocuments(engine));
	});

	async function accepted(purchaseOrder?: string) {
		const one = await requestCase(database, shop);
		await sendQuote(database, shop, one.id);
		const entryId = crypto.randomUUID();
		const accept = { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer", entryId } as const;
		const action = { ...accept, purchaseOrder, files: purchaseOrder ? [FILE] : [] };
		expect(await shop.services.buyerCases.perform(one.access, action)).toMatchObject({ ok: true, done: false });
		// Sent twice it is one acceptance, with its file once.
		expect(await shop.services.buyerCases.perform(one.access, action)).toMatchObject({ ok: true, done: true });
		await shop.jobs.round();
		return one;
	}
	const column = async () => {
		const span = { from: 0, until: Number.MAX_SAFE_INTEGER };
		const parsed = parseCsv(await new Response(shop.services.staffCases.export(span, exportHead)).text());
		const [head, ...rows] = parsed.ok ? parsed.records : [];
		return rows.map(({ cells }) => cells[head?.cells.indexOf(exportHead.purchaseOrder) ?? -1]);
	};
	const mail = async (kind: "buyer-receipt" | "staff-accepted", caseId: string) => {
		const { entry_id } = await database.read
			.selectFrom("outbox")
			.select("entry_id")
			.where("kind", "=", kind)
			.where("case_id", "=", caseId)
			.executeTakeFirstOrThrow();
		const payload =
			kind === "buyer-receipt"
				? { kind, caseId, entryId: entry_id, version: 1, token: "x" }
				: { kind, caseId, entryId: entry_id };
		return (await writeEmail(database.read, { payload, recipient: "a@example.com", locale: "en" }, emailSender)).text;
	};

	test("stands with the acceptance, in the proforma, the emails, the search and the file of all requests", async () => {
		const { id, access } = await accepted(ORDER);
		const view = await buyerView(database.read, access);
		expect(view?.acceptance).toMatchObject({ name: "Example Buyer", purchaseOrder: ORDER });
		expect(view?.entries.at(-1)).toMatchObject({ kind: "accept", files: [{ name: "order.pdf" }] });
		expect((await staffView(database.read, id, shop.clock.now))?.acceptance).toMatchObject({ purchaseOrder: ORDER });
		expect(made.find(({ kind }) => kind === "proforma")?.acceptance).toMatchObject({ purchaseOrder: ORDER });
		for (const kind of ["buyer-receipt", "staff-accepted"] as const) expect(await mail(kind, id)).toContain(ORDER);
		expect(await column()).toEqual([ORDER]);
		const { words } = await database.read
			.selectFrom("case_words")
			.select("words")
			.where("case_id", "=", id)
			.executeTakeFirstOrThrow();
		expect(words).toContain(ORDER.toLowerCase());
	});

	test("is exported with the person, and gone with them", async () => {
		const { id, access } = await accepted(ORDER);
		const { tables } = await exportPerson(database.read, "buyer@example.com");
		expect(tables.quote_acceptance).toMatchObject([{ purchase_order: ORDER }]);
		expect(tables.attachment).toMatchObject([{ name: "order.pdf" }]);
		await erasePerson(shop.gated, priya, "buyer@example.com", shop.clock.now);
		const acceptance = (await staffView(database.read, id, shop.clock.now))?.acceptance;
		expect(acceptance).toMatchObject({ name: "erased", purchaseOrder: "" });
		expect(await database.read.selectFrom("attachment").selectAll().execute()).toEqual([]);
		expect(access.caseId).toBe(id);
	});

	test("one that was not given is nowhere", async () => {
		const { id, access } = await accepted();
		expect((await buyerView(database.read, access))?.acceptance).toMatchObject({ purchaseOrder: "" });
		expect(made.find(({ kind }) => kind === "proforma")?.acceptance).not.toHaveProperty("purchaseOrder");
		expect(await mail("buyer-receipt", id)).not.toContain("order number");
		expect(await column()).toEqual([""]);
	});
});
