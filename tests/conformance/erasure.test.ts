import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { caseAttachment, caseDocument } from "../../server/cases/case-files.ts";
import { buyerView, staffView } from "../../server/cases/case-views.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson, heldOf } from "../../server/privacy/erasure.ts";
import { PERSONAL_FIELDS } from "../../server/privacy/personal-fields.ts";
import { sweep } from "../../server/privacy/retention.ts";
import { caseRow, priya, requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { exampleInquiry } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { exampleDocument, openShop, type Shop, typedKey, visitor } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const PERSON = {
	fullName: "Quentin Erasable",
	email: "Quentin@Erasable.example",
	company: "Erasable Trading",
	phone: "+44 20 7946 0999",
	address: "7 Erasable Lane, London",
	notes: "Call Quentin after six",
	deliveryPlace: "Port Quentin",
	buyerReference: "PO Quentin 7",
};
const file = { name: "quentin.pdf", type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.7 Quentin") };

describe.each(engines)("erasing a person on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	/** Everything in every table, as one text. */
	async function everything(): Promise<string> {
		const tables = [
			"quote_request",
			"quote_case",
			"case_entry",
			"case_words",
			"case_correction",
			"quote_version",
			"quote_acceptance",
			"quote_draft",
			"attachment",
			"stored_file",
			"outbox",
			"inquiry",
			"acknowledgement",
		] as const;
		const all = await Promise.all(tables.map((table) => database.read.selectFrom(table).selectAll().execute()));
		const text = JSON.stringify(all);
		const files = await database.read.selectFrom("stored_file").select("body").execute();
		return text + files.map(({ body }) => Buffer.from(body, "base64").toString()).join("\n");
	}

	test("takes who they are and what was said, and keeps the figures", async () => {
		const { id, access } = await requestCase(database, shop, PERSON);
		const other = await requestCase(database, shop, { email: "other@example.com" });
		await shop.services.buyerCases.perform(access, { kind: "reply", message: "I am Quentin", files: [file] });
		await sendQuote(database, shop, id, { message: "Dear Quentin" });
		await shop.services.buyerCases.perform(access, {
			kind: "accept",
			version: 1,
			termsAccepted: true,
			name: "Quentin Erasable",
		});
		await shop.jobs.round();
		const key = typedKey(shop);
		const inquiry = { ...exampleInquiry, name: "Quentin", email: PERSON.email, message: "Quentin asks" };
		await shop.services.inquiries.submit(shop.form({ ...inquiry, formKey: key }), visitor);
		expect(await heldOf(database.read, "quentin@erasable.example")).toMatchObject({ cases: [{ id }], inquiries: 1 });
		expect(await everything()).toMatch(/quentin/i);

		await erasePerson(shop.gated, priya, "quentin@erasable.example", shop.clock.now);
		expect(await everything()).not.toMatch(/quentin|erasable (trading|lane)|7946 0999/i);
		expect(await shop.services.buyerCases.open(other.token)).toBeDefined();
		expect(await buyerView(database.read, access)).toMatchObject({
			state: { status: "accepted" },
			request: { name: "erased", email: "", total: 2_500_000, country: "GB" },
			versions: [{ total: 2_500_000 }],
		});
		expect(await caseDocument(database.read, id, 1)).toBeUndefined();
		expect((await staffView(database.read, id, shop.clock.now))?.entries.at(-1)?.kind).toBe("erased");
		expect(await heldOf(database.read, PERSON.email)).toEqual({ cases: [], inquiries: 0, mails: 0 });
	});

	test.runIf(engine === "sqlite")(
		"leaves no byte of it in the database's files, nor in a backup made afterwards",
		async () => {
			const { access } = await requestCase(database, shop, PERSON);
			await shop.services.buyerCases.perform(access, { kind: "reply", message: "I am Quentin", files: [file] });
			await erasePerson(shop.gated, priya, PERSON.email, shop.clock.now);
			const folder = dirname(database.place);
			const names = readdirSync(folder).filter((name) => name.startsWith("thari.db"));
			expect(names).toContain("thari.db");
			for (const name of names) {
				const bytes = readFileSync(join(folder, name)).toString("latin1");
				for (const word of ["Quentin", "quentin", "Erasable", "erasable"])
					expect([name, bytes.includes(word)]).toEqual([name, false]);
			}
		},
	);

	test("keeps no hash of a file it took away: the same file is stored again later, and can be fetched", async () => {
		const { buyerCases } = shop.services;
		const hash = createHash("sha256").update(file.bytes).digest("hex");
		const fetched = async (caseId: string) => {
			const rows = await database.read.selectFrom("attachment").select("id").where("case_id", "=", caseId).execute();
			const found = await Promise.all(rows.map(({ id }) => caseAttachment(database.read, caseId, id, ["both"])));
			return found.map((one) => one?.bytes.toString());
		};
		const first = await requestCase(database, shop, PERSON);
		await buyerCases.perform(first.access, { kind: "reply", message: "see file", files: [file] });
		await sendQuote(database, shop, first.id);
		const document = await caseDocument(database.read, first.id, 1);
		await erasePerson(shop.gated, priya, PERSON.email, shop.clock.now);
		expect(JSON.stringify(await database.read.selectFrom("stored_file").select("hash").execute())).not.toContain(hash);

		const second = await requestCase(database, shop, { email: "second@example.com" });
		const quote = { ...file, name: "offer.pdf", bytes: new Uint8Array(document?.bytes ?? []) };
		await buyerCases.perform(second.access, { kind: "reply", message: "the same", files: [file, quote] });
		expect((await fetched(second.id)).sort()).toEqual([String(document?.bytes), "%PDF-1.7 Quentin"].sort());
		// The erased offer does not come back by it.
		expect(await caseDocument(database.read, first.id, 1)).toBeUndefined();
	});

	test("leaves a file that hangs on somebody else's case as well", async () => {
		const { buyerCases } = shop.services;
		const [first, second] = [await requestCase(database, shop, PERSON), await requestCase(database, shop)];
		for (const { access } of [first, second])
			await buyerCases.perform(access, { kind: "reply", message: "see file", files: [file] });
		await erasePerson(shop.gated, priya, PERSON.email, shop.clock.now);
		const row = await database.read.selectFrom("attachment").select(["id", "case_id"]).executeTakeFirstOrThrow();
		expect(row.case_id).toBe(second.id);
		expect((await caseAttachment(database.read, second.id, row.id, ["both"]))?.bytes.toString()).toContain("Quentin");
	});

	test("a file that is uploaded while the same one is erased is whole afterwards", async () => {
		const { buyerCases } = shop.services;
		for (let round = 0; round < 5; round++) {
			const email = `person${round}@example.com`;
			const first = await requestCase(database, shop, { email });
			const second = await requestCase(database, shop, { email: `other${round}@example.com` });
			await buyerCases.perform(first.access, { kind: "reply", message: "see file", files: [file] });
			await Promise.all([
				erasePerson(shop.gated, priya, email, shop.clock.now),
				buyerCases.perform(second.access, { kind: "reply", message: "see file", files: [file] }),
			]);
			const { id } = await database.read
				.selectFrom("attachment")
				.select("id")
				.where("case_id", "=", second.id)
				.executeTakeFirstOrThrow();
			expect((await caseAttachment(database.read, second.id, id, ["both"]))?.bytes.toString()).toContain("Quentin");
			await erasePerson(shop.gated, priya, `other${round}@example.com`, shop.clock.now);
		}
	});

	test("closes what is open, and ends its links", async () => {
		const { id, token } = await requestCase(database, shop, PERSON);
		await erasePerson(shop.gated, priya, PERSON.email, shop.clock.now);
		expect(await caseRow(database, id)).toMatchObject({ status: "withdrawn_by_buyer", queue: "closed" });
		expect(await shop.services.buyerCases.open(token)).toBeUndefined();
		await shop.jobs.round();
		expect(await everything()).not.toMatch(/quentin/i);
	});

	const accept = { kind: "accept", version: 1, termsAccepted: true, name: "Quentin Erasable" } as const;

	test("throws away a proforma that was being made, and none is made later", async () => {
		let during = async () => {};
		const slow = await openShop(database, {}, async (document) => {
			if (document.kind === "proforma") await during();
			return exampleDocument(document);
		});
		during = async () => {
			await erasePerson(slow.gated, priya, PERSON.email, slow.clock.now);
		};
		const { id, access } = await requestCase(database, slow, PERSON);
		await sendQuote(database, slow, id);
		expect(await slow.services.buyerCases.perform(access, accept)).toMatchObject({ ok: true });
		await slow.jobs.round();
		during = () => Promise.reject(new Error("A proforma is made of somebody who has been erased."));
		await slow.jobs.round();
		expect(await everything()).not.toMatch(/quentin|erasable (trading|lane)|7946 0999/i);
		expect(await caseDocument(database.read, id, "proforma")).toBeUndefined();
		expect(await database.read.selectFrom("case_failure").selectAll().execute()).toEqual([]);
		await slow.close();
	});

	test("at the moment a proforma is kept leaves nothing of it", async () => {
		for (let round = 0; round < 5; round++) {
			const email = `quentin${round}@example.com`;
			const { id, access } = await requestCase(database, shop, { ...PERSON, email });
			await sendQuote(database, shop, id);
			await shop.services.buyerCases.perform(access, accept);
			await Promise.all([shop.jobs.round(), erasePerson(shop.gated, priya, email, shop.clock.now)]);
			expect(await everything()).not.toMatch(/quentin|erasable (trading|lane)|7946 0999/i);
		}
	});

	test("leaves no draft, and takes none afterwards, whoever comes first", async () => {
		const { quotes } = shop.services;
		const drafts = () => database.read.selectFrom("quote_draft").selectAll().execute();
		for (let round = 0; round < 5; round++) {
			const email = `quentin${round}@example.com`;
			const { id } = await requestCase(database, shop, { ...PERSON, email });
			const draft = await quotes.draft(id);
			if (!draft) throw new Error("There is no draft.");
			const save = () => quotes.saveDraft(priya, id, { ...draft.content, message: "Dear Quentin" }, draft.revision);
			await Promise.all([erasePerson(shop.gated, priya, email, shop.clock.now), save()]);
			expect(await drafts()).toEqual([]);
			expect(await save()).toEqual({
				ok: false,
				reason: "erased",
				problem: saying("This person’s data has been erased. The draft was not saved."),
			});
			expect(await drafts()).toEqual([]);
		}
	});

	test("what is done with is cleared away in slices that begin small, between which others write", async () => {
		const left = async () =>
			(await database.read.selectFrom("acknowledgement").select("address_hash").execute()).length;
		const old = Array.from({ length: 1_100 }, (_, n) => ({ address_hash: `old ${n}`, sent_at: 1 }));
		await database.tx((db) => db.insertInto("acknowledgement").values(old).execute());
		let commits = 0;
		const { promise: firstSlice, resolve } = Promise.withResolvers<void>();
		database.onWrite(() => {
			commits++;
			resolve();
		});
		let swept = false;
		const sweeping = sweep(database, shop.clock.now).finally(() => {
			swept = true;
		});
		await firstSlice;
		await database.tx((db) => db.insertInto("acknowledgement").values({ address_hash: "b", sent_at: 1 }).execute());
		expect(swept).toBe(false);
		for (let more = await sweeping; more; ) more = await sweep(database, shop.clock.now);
		expect(await left()).toBe(0);
		// A slice has at most twice the rows of the one before: 20, 40, 80, 160, 320, and the rest.
		expect(commits).toBeGreaterThanOrEqual(7);
	});

	test("what is done with is cleared away after its time, and nothing before", async () => {
		const { token } = await requestCase(database, shop);
		const mails = async () => (await database.read.selectFrom("outbox").select("id").execute()).length;
		await database.tx((db) => db.updateTable("outbox").set({ state: "sent", sent_at: shop.clock.now }).execute());
		const time = PERSONAL_FIELDS.outbox.kept.days * 86_400_000;
		expect(time).toBe(180 * 86_400_000);
		await sweep(database, shop.clock.now + time);
		expect(await mails()).toBe(2);
		expect(await shop.services.buyerCases.open(token)).toBeDefined();
		await sweep(database, shop.clock.now + time + 1);
		expect(await mails()).toBe(0);
		await sweep(database, shop.clock.now + 400 * 86_400_000);
		expect(await database.read.selectFrom("case_link").selectAll().execute()).toEqual([]);
		expect(await database.read.selectFrom("acknowledgement").selectAll().execute()).toEqual([]);
		expect(await database.read.selectFrom("acknowledgement_domain").selectAll().execute()).toEqual([]);
		expect(await database.read.selectFrom("quote_request").select("notes").execute()).toHaveLength(1);
	});
});
