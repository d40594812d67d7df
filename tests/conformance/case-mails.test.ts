import { NoResultError, sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { caseDocument } from "../../server/cases/case-files.ts";
import { openLink } from "../../server/cases/case-links.ts";
import { writeEmail } from "../../server/email/write-email.ts";
import { leaseDue, markSent } from "../../server/outbox/queue.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { exampleInquiry } from "../support/example-forms.ts";
import { deliverDue, emailSender } from "../support/mail-worker.ts";
import { type Fault, type Mailbox, openMailbox, type Received } from "../support/mailbox.ts";
import { exampleDocument, openShop, type Shop, typedKey, visitor } from "../support/shop.ts";

const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;

describe.each(engines)("the mails about a case on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	let invoicesFail: boolean;

	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
		invoicesFail = false;
		shop = await openShop(database, {}, async (document) => {
			if (invoicesFail && document.kind === "proforma") throw new Error("No invoice today.");
			return exampleDocument(document);
		});
		onTestFinished(() => shop.close());
	});

	async function mailServer(script: readonly Fault[] = []): Promise<Mailbox> {
		const mailbox = await openMailbox({ script });
		onTestFinished(() => mailbox.close());
		return mailbox;
	}
	const round = ({ url }: Mailbox) => deliverDue(database, url, () => shop.clock.now);
	const mailOf = (kind: string) =>
		database.read.selectFrom("outbox").selectAll().where("kind", "=", kind).executeTakeFirstOrThrow();
	async function untilDue(kind: string): Promise<void> {
		shop.clock.now = Math.max(shop.clock.now, (await mailOf(kind)).next_at);
	}
	/** Everything in every table, the insides of files too. */
	async function everything(): Promise<string> {
		const tables = await database.read.introspection.getTables();
		const names = tables.map(({ name }) => name);
		expect(names).toEqual(expect.arrayContaining(["outbox", "case_link", "stored_file", "quote_request", "setting"]));
		const all = await Promise.all(
			names.map((name) => sql`select * from ${sql.table(name)}`.execute(database.read).then(({ rows }) => rows)),
		);
		const files = await database.read.selectFrom("stored_file").select("body").execute();
		return JSON.stringify(all) + files.map(({ body }) => Buffer.from(body, "base64").toString("latin1")).join("\n");
	}
	/** The tokens in a text that open a private page now. */
	async function keysIn(text: string): Promise<string[]> {
		const found = new Set(text.match(TOKEN) ?? []);
		const open = await Promise.all(
			[...found].map(async (token) => ((await openLink(database.read, token, shop.clock.now)) ? [token] : [])),
		);
		return open.flat();
	}
	const accept = async (access: Parameters<Shop["services"]["buyerCases"]["perform"]>[0]) =>
		shop.services.buyerCases.perform(access, {
			kind: "accept",
			version: 1,
			termsAccepted: true,
			name: "Example Buyer",
		});
	const toBuyer = (mails: readonly Received[]) => mails.filter(({ to }) => to[0] === "buyer@example.com");

	test("once they have left, nothing that is stored opens a private page; each mail does", async () => {
		const mailbox = await mailServer();
		const { id, access } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		await accept(access);
		await shop.jobs.round();
		expect(await keysIn(await everything())).toHaveLength(3);
		await round(mailbox);
		const emails = toBuyer(mailbox.mails);
		expect(emails).toHaveLength(3);
		const links = await Promise.all(emails.map(({ parsed }) => keysIn(parsed.text ?? "")));
		expect(new Set(links.flat()).size).toBe(3);
		for (const { parsed } of emails) expect(await keysIn(parsed.html ?? "")).toEqual(await keysIn(parsed.text ?? ""));
		expect(await keysIn(await everything())).toEqual([]);
		for (const { parsed, to } of mailbox.mails)
			if (to[0] !== "buyer@example.com") expect(await keysIn(`${parsed.text}${parsed.html}`)).toEqual([]);
	});

	test("one that is tried again has its link, its PDF and its Message-ID still", async () => {
		const { id } = await requestCase(database, shop);
		await round(await mailServer());
		await sendQuote(database, shop, id);
		const mailbox = await mailServer(["cut", "busy"]);
		const before = await mailOf("buyer-quote");
		for (const attempts of [1, 2]) {
			await round(mailbox);
			expect(await mailOf("buyer-quote")).toMatchObject({ state: "queued", attempts, payload: before.payload });
			await untilDue("buyer-quote");
		}
		await round(mailbox);
		expect(await mailOf("buyer-quote")).toMatchObject({ state: "sent", attempts: 3, message_id: before.message_id });
		const [first, second] = toBuyer(mailbox.mails);
		expect(first?.acknowledged).toBe(false);
		expect(second?.acknowledged).toBe(true);
		expect(second?.parsed.messageId).toBe(before.message_id);
		expect(first?.parsed.messageId).toBe(before.message_id);
		expect(second?.parsed.text).toBe(first?.parsed.text);
		expect(await keysIn(second?.parsed.text ?? "")).toHaveLength(1);
		expect(second?.parsed.attachments).toEqual(first?.parsed.attachments);
	});

	test("the quotation carries the very PDF that stands on the private page", async () => {
		const mailbox = await mailServer();
		const { id, reference } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		await round(mailbox);
		const email = mailbox.mails.find(({ parsed }) => parsed.subject?.startsWith("Your quotation"))?.parsed;
		const document = await caseDocument(database.read, id, 1);
		expect(email?.subject).toBe(`Your quotation ${reference}, version 1`);
		expect(email?.attachments).toMatchObject([
			{ filename: `Quotation ${reference} v1.pdf`, mimeType: "application/pdf", disposition: "attachment" },
		]);
		expect(document?.bytes.byteLength).toBeGreaterThan(100);
		expect(bytesOf(email?.attachments[0]?.content).equals(document?.bytes ?? Buffer.alloc(0))).toBe(true);
	});

	test("the quotation of an earlier version carries the PDF of that version", async () => {
		const mailbox = await mailServer();
		const { id, access, reference } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		const change = { kind: "request_change", version: 1, message: "Cheaper, please", wanted: [] } as const;
		await shop.services.buyerCases.perform(access, change);
		await sendQuote(database, shop, id, { charges: { discount: 500 } });
		await round(mailbox);
		for (const version of [1, 2]) {
			const email = mailbox.mails.find(
				({ parsed }) => parsed.subject === `Your quotation ${reference}, version ${version}`,
			);
			const document = await caseDocument(database.read, id, version);
			expect(bytesOf(email?.parsed.attachments[0]?.content).equals(document?.bytes ?? Buffer.alloc(0))).toBe(true);
		}
	});

	test("the receipt waits for the proforma invoice, and then carries it", async () => {
		const mailbox = await mailServer();
		const { id, access, reference } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		await round(mailbox);
		invoicesFail = true;
		await accept(access);
		for (const attempts of [1, 2, 3]) {
			await round(mailbox);
			const last_error = "The proforma invoice is still being made.";
			expect(await mailOf("buyer-receipt")).toMatchObject({ state: "queued", attempts, last_error });
			await untilDue("buyer-receipt");
		}
		expect(mailbox.mails.some(({ parsed }) => parsed.subject?.includes("proforma"))).toBe(false);
		invoicesFail = false;
		await shop.jobs.round();
		await round(mailbox);
		expect(await mailOf("buyer-receipt")).toMatchObject({ state: "sent", last_error: null });
		const email = mailbox.mails.find(({ parsed }) => parsed.subject?.includes("proforma"))?.parsed;
		const document = await caseDocument(database.read, id, "proforma");
		expect(email?.attachments).toMatchObject([
			{ filename: `Proforma invoice ${reference}.pdf`, mimeType: "application/pdf", disposition: "attachment" },
		]);
		expect(document?.bytes.byteLength).toBeGreaterThan(100);
		expect(bytesOf(email?.attachments[0]?.content).equals(document?.bytes ?? Buffer.alloc(0))).toBe(true);
	});

	test("of an erased buyer are not sent, not even one that a worker already had in hand", async () => {
		const mailbox = await mailServer();
		const { id } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		const key = typedKey(shop);
		const inquiry = { ...exampleInquiry, email: "buyer@example.com", formKey: key };
		await shop.services.inquiries.submit(shop.form(inquiry), visitor);
		const take = () => leaseDue(database, "another worker", "email", 10, shop.clock.now);
		const first = await take();
		// The quotation comes after the acknowledgement, which is handed over first.
		for (const mail of first)
			if (mail.payload.kind === "buyer-acknowledgement")
				await markSent(database, "another worker", mail, shop.clock.now);
		const inHand = [...first, ...(await take())];
		expect(inHand.map(({ payload }) => payload.kind).sort()).toEqual([
			"buyer-acknowledgement",
			"buyer-quote",
			"staff-inquiry",
			"staff-request",
		]);
		await erasePerson(shop.gated, priya, "buyer@example.com", shop.clock.now);
		for (const mail of inHand)
			await expect(writeEmail(database.read, mail, emailSender)).rejects.toBeInstanceOf(NoResultError);
		shop.clock.now += 86_400_000;
		await round(mailbox);
		expect(toBuyer(mailbox.mails)).toEqual([]);
	});

	test("one whose case is gone fails", async () => {
		const mailbox = await mailServer();
		const { id } = await requestCase(database, shop);
		const act = { kind: "reply", message: "A word", files: [] } as const;
		await shop.services.staffCases.perform(priya, await seen(database, id), act);
		await round(await mailServer(["busy", "busy", "busy"]));
		await database.tx(async (db) => {
			for (const table of ["case_entry", "case_link", "case_words"] as const)
				await db.deleteFrom(table).where("case_id", "=", id).execute();
			await db.deleteFrom("quote_request_line").where("request_id", "=", id).execute();
			await db.deleteFrom("quote_case").where("id", "=", id).execute();
			await db.deleteFrom("quote_request").where("id", "=", id).execute();
		});
		shop.clock.now += 86_400_000;
		await round(mailbox);
		expect(mailbox.mails).toEqual([]);
		const rows = await database.read
			.selectFrom("outbox")
			.select(["kind", "state", "attempts"])
			.orderBy("kind")
			.execute();
		// The reply had waited behind the acknowledgement, and was not tried before.
		expect(rows).toEqual([
			{ kind: "buyer-acknowledgement", state: "dead", attempts: 2 },
			{ kind: "buyer-reply", state: "dead", attempts: 1 },
			{ kind: "staff-request", state: "dead", attempts: 2 },
		]);
	});

	test("what a buyer typed cannot add a header, not even by a name that no form would take", async () => {
		const mailbox = await mailServer();
		const { id, access } = await requestCase(database, shop);
		const evil = "Example\r\nBcc: other@example.com\r\n\r\nbody";
		await database.tx((db) =>
			db.updateTable("quote_request").set({ customer_name: evil, company: evil }).where("id", "=", id).execute(),
		);
		await shop.services.buyerCases.perform(access, { kind: "reply", message: "A word", files: [] });
		await round(mailbox);
		const notices = mailbox.mails.filter(({ to }) => to[0] === "staff@thari.example");
		expect(notices).toHaveLength(2);
		for (const { raw, to, parsed } of notices) {
			expect(to).toHaveLength(1);
			expect(parsed.bcc ?? []).toEqual([]);
			expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toMatch(/^bcc:/im);
			expect(parsed.html).toContain("<!doctype html>");
		}
	});
});

function bytesOf(content: string | ArrayBuffer | Uint8Array | undefined): Buffer {
	if (content === undefined || typeof content === "string") throw new Error("The attachment has no bytes.");
	return Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content));
}
