import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { staffView } from "../../server/cases/case-views.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { insertRow } from "../../server/platform/db/insert-row.ts";
import { DocumentError } from "../../server/platform/document-error.ts";
import { caseRow, mailKinds, type OpenCase, requestCase, sendQuote } from "../support/cases.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { exampleDocument, openShop, type Shop } from "../support/shop.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(engines)("what happens to cases by time on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	/** Companies whose proforma invoice cannot be made. */
	let broken: string[];
	let failure: () => Error;

	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
		broken = ["Broken"];
		failure = () => new DocumentError("failed", "A part of it is higher than a page.");
		shop = await openShop(database, {}, async (document) => {
			if (document.kind === "quotation" || !broken.includes(document.buyer.company ?? ""))
				return exampleDocument(document);
			throw failure();
		});
	});

	const offered = async (company: string, changes = {}): Promise<OpenCase> => {
		const one = await requestCase(database, shop, { company, email: `${company.toLowerCase()}@example.com` });
		await sendQuote(database, shop, one.id, changes);
		return one;
	};
	const accepted = async (company: string): Promise<OpenCase> => {
		const one = await offered(company);
		const accept = { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" } as const;
		expect(await shop.services.buyerCases.perform(one.access, accept)).toMatchObject({ ok: true });
		return one;
	};
	const view = async (id: string) => {
		const found = await staffView(database.read, id, shop.clock.now);
		if (!found) throw new Error("The case is not there.");
		return found;
	};
	const failed = () => database.read.selectFrom("case_failure").select(["job", "tries"]).execute();
	const later = async (milliseconds: number): Promise<void> => {
		shop.clock.now += milliseconds;
		await shop.jobs.round();
	};

	test("a proforma invoice that cannot be made holds up nobody behind it", async () => {
		const first = await accepted("Broken");
		const others = [await accepted("One"), await accepted("Two")];
		await shop.jobs.round();
		expect((await view(first.id)).acceptance?.proforma).toBeNull();
		for (const { id } of others) expect((await view(id)).acceptance?.proforma).toMatchObject({ pages: 1 });
	});

	test.each([
		["ended", "buyer-expired", 1],
		["reminded", "buyer-reminder", -HOUR],
	])("a case that cannot be %s holds up nobody behind it", async (_, kind, past) => {
		const cases = [await offered("Broken"), await offered("One"), await offered("Two")];
		// The mail that would be written is there already and may be there once only.
		await sql`create unique index once on outbox (case_id, kind)`.execute(database.read);
		const [one] = await database.read.selectFrom("outbox").selectAll().where("kind", "=", "buyer-quote").execute();
		if (!one) throw new Error("No mail was written.");
		const there = { ...one, id: "there", message_id: "<there>", kind, case_id: cases[0]?.id ?? "" };
		await database.tx((db) => insertRow(db, "outbox", there));
		const before = await caseRow(database, cases[0]?.id ?? "");
		shop.clock.now = (before.valid_until ?? 0) + past;
		await shop.jobs.round();
		expect(await caseRow(database, before.id)).toEqual(before);
		for (const { id } of cases.slice(1)) expect(await mailKinds(database, id)).toContain(kind);
	});

	test("what cannot be made is tried with growing distance, some 20 times within three days", async () => {
		await accepted("Broken");
		await shop.jobs.round();
		await later(30_000);
		expect(await failed()).toEqual([{ job: "proforma", tries: 1 }]);
		await later(60_000);
		expect(await failed()).toEqual([{ job: "proforma", tries: 2 }]);
		const until = shop.clock.now + 3 * DAY;
		for (;;) {
			const { next_at, tries } = await database.read.selectFrom("case_failure").selectAll().executeTakeFirstOrThrow();
			if (next_at > until) break;
			// Nothing is tried before its time.
			await later(next_at - 1 - shop.clock.now);
			expect(await failed()).toEqual([{ job: "proforma", tries }]);
			await later(1);
			expect(await failed()).toEqual([{ job: "proforma", tries: tries + 1 }]);
		}
		const [{ tries } = { tries: 0 }] = await failed();
		expect(tries).toBeGreaterThan(15);
		expect(tries).toBeLessThan(25);
	});

	test("staff see it in the inbox and with the case after the third try; once it is made nothing is left of it", async () => {
		const { id } = await accepted("Broken");
		await database.tx((db) => db.updateTable("quote_case").set({ unread: 0 }).where("id", "=", id).execute());
		await shop.jobs.round();
		await later(2 * 60_000);
		expect(await view(id)).toMatchObject({ failures: [], row: { unread: 0 } });
		const since = shop.clock.now - 2 * 60_000;
		await later(10 * 60_000);
		const seen = await view(id);
		expect(seen.failures).toMatchObject([{ job: "proforma", tries: 3, firstAt: since }]);
		expect(seen.failures[0]?.nextAt).toBeGreaterThan(shop.clock.now);
		expect(seen.row.unread).toBe(1);
		expect(seen.entries.at(-1)).toMatchObject({ kind: "job_failed", audience: "internal", data: { job: "proforma" } });
		await later(DAY);
		expect((await view(id)).entries.filter(({ kind }) => kind === "job_failed")).toHaveLength(1);

		broken = [];
		await later(DAY);
		expect(await view(id)).toMatchObject({ failures: [], acceptance: { proforma: { pages: 1 } } });
		expect(await failed()).toEqual([]);
	});

	test("a site that stops, or is busy with other documents, counts against no case", async () => {
		failure = () => new DocumentError("closed", "The site is stopping.");
		await accepted("Broken");
		await shop.jobs.round();
		failure = () => new DocumentError("busy", "Too many PDFs are waiting.");
		await later(30_000);
		expect(await failed()).toEqual([]);
	});
});
