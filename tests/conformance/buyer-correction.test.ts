import { beforeEach, describe, expect, test, vi } from "vitest";
import { exportHead } from "../../app/desk/reports/export-words.ts";
import { readCaseFilter } from "../../domain/cases/case-filter.ts";
import { exportCases } from "../../server/cases/case-export.ts";
import { caseDocument } from "../../server/cases/case-files.ts";
import { openLink } from "../../server/cases/case-links.ts";
import { listCases } from "../../server/cases/case-list.ts";
import { previewCase } from "../../server/cases/case-preview.ts";
import { buyerView, staffView } from "../../server/cases/case-views.ts";
import { leaseDue, markFailed, markSent } from "../../server/outbox/queue.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson, heldOf } from "../../server/privacy/erasure.ts";
import { caseRow, karthik, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

const WRONG = { fullName: "Exmaple Buyer", email: "wrnog@example.com", company: "Old Name Ltd" };
const RIGHT = {
	name: "Example Buyer",
	company: "New Name Ltd",
	email: "right@example.com",
	phone: "+44 20 7946 0999",
	address: "9 Corrected Street\nBerlin",
	country: "DE",
};

describe.each(engines)("correcting a buyer on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});
	const correct = async (caseId: string, renewLinks = false, buyer = RIGHT) =>
		shop.services.staffCases.correctBuyer(priya, await seen(database, caseId), { buyer, renewLinks });
	const recipients = async (id: string) => {
		const rows = await database.read
			.selectFrom("outbox")
			.select(["kind", "recipient"])
			.where("case_id", "=", id)
			.where("kind", "like", "buyer-%")
			.orderBy("kind")
			.execute();
		return rows.map(({ kind, recipient }) => `${kind} ${recipient}`);
	};
	/** The acknowledgement, which was queued before anything was corrected. */
	const buyerMail = (id: string) =>
		database.read
			.selectFrom("outbox")
			.selectAll()
			.where("case_id", "=", id)
			.where("kind", "=", "buyer-acknowledgement")
			.executeTakeFirstOrThrow();
	const rowsOf = async (query: string) => {
		const filter = readCaseFilter(new URLSearchParams(query));
		const { groups } = await listCases(database.read, filter, priya.id, shop.clock.now);
		return groups.flatMap(({ rows }) => rows);
	};
	const narrowed = async (query: string) => (await rowsOf(`show=all&${query}`)).map(({ id }) => id);
	const find = async (search: string) =>
		(await rowsOf(`q=${encodeURIComponent(search)}`)).map(({ id, person, company }) => [id, person, company]);

	test("everything uses it afterwards, the history says it, and the request stays as it was sent", async () => {
		const { id, access } = await requestCase(database, shop, WRONG);
		const before = await database.read.selectFrom("quote_request").selectAll().executeTakeFirstOrThrow();
		expect(await correct(id)).toMatchObject({ ok: true });
		expect(await database.read.selectFrom("quote_request").selectAll().executeTakeFirstOrThrow()).toEqual(before);

		// What still waited goes to the corrected address as well.
		expect(await recipients(id)).toEqual(["buyer-acknowledgement right@example.com"]);
		await sendQuote(database, shop, id);
		expect(await recipients(id)).toEqual(["buyer-acknowledgement right@example.com", "buyer-quote right@example.com"]);
		expect(String((await caseDocument(database.read, id, 1))?.bytes)).toMatch(/New Name Ltd.*9 Corrected Street/s);
		await shop.services.buyerCases.perform(access, {
			kind: "accept",
			version: 1,
			termsAccepted: true,
			name: "Example Buyer",
		});
		await shop.jobs.round();
		expect(String((await caseDocument(database.read, id, "proforma"))?.bytes)).toContain("New Name Ltd");

		expect((await buyerView(database.read, access))?.request).toMatchObject(RIGHT);
		expect(JSON.stringify(await buyerView(database.read, access))).not.toContain("wrnog");
		expect(await previewCase(database.read, id)).toMatchObject({ person: RIGHT.name, email: RIGHT.email });
		for (const search of ["right@example.com", "new name", "wrnog@example.com"])
			expect(await find(search)).toEqual([[id, RIGHT.name, RIGHT.company]]);
		const csv = await new Response(
			exportCases(database.read, { from: 0, until: shop.clock.now + 1 }, exportHead),
		).text();
		expect(csv).toContain("right@example.com");
		expect(csv).toContain(",Germany,");
		for (const country of ["Germany", "DE"]) expect(await narrowed(`country=${country}`)).toEqual([id]);
		expect(await narrowed("country=United+Kingdom")).toEqual([]);
		for (const search of ["germany", "united kingdom"]) expect(await find(search)).toHaveLength(1);
		expect(csv).not.toContain("wrnog");
		const entry = (await staffView(database.read, id, shop.clock.now))?.entries.find(
			({ kind }) => kind === "correct_buyer",
		);
		expect(entry).toMatchObject({ audience: "internal", data: { by: priya.name } });
		const changes = entry?.kind === "correct_buyer" ? entry.data.changes : undefined;
		expect(changes).toContainEqual({ field: "email", from: WRONG.email, to: RIGHT.email });
		expect(changes).toContainEqual({ field: "country", from: "GB", to: "DE" });
		expect(changes?.map(({ field }) => field)).toEqual([
			...["name", "company", "email", "phone", "address", "country"],
		]);
	});

	test("a country that is left empty stays, and one that was corrected outlives the erasure", async () => {
		const { id } = await requestCase(database, shop, WRONG);
		expect(await correct(id, false, { ...RIGHT, country: "" })).toMatchObject({ ok: true });
		expect((await staffView(database.read, id, shop.clock.now))?.request.country).toBe("GB");
		expect(await correct(id)).toMatchObject({ ok: true });
		await erasePerson(shop.gated, priya, RIGHT.email, shop.clock.now);
		expect((await staffView(database.read, id, shop.clock.now))?.request.country).toBe("DE");
	});

	test("links that went to the wrong address end, and one new link is mailed to the right one", async () => {
		const { id, token, access } = await requestCase(database, shop, WRONG);
		expect(await correct(id, true)).toMatchObject({ ok: true });
		expect(await openLink(database.read, token, shop.clock.now)).toBeUndefined();
		await expect(
			shop.services.buyerCases.perform(access, { kind: "reply", message: "From the wrong mailbox", files: [] }),
		).rejects.toBeDefined();
		expect(await recipients(id)).toEqual(["buyer-acknowledgement right@example.com", "buyer-link right@example.com"]);
		const mails = await database.read
			.selectFrom("outbox")
			.select("payload")
			.where("case_id", "=", id)
			.where("kind", "like", "buyer-%")
			.execute();
		for (const { payload } of mails)
			expect(await openLink(database.read, JSON.parse(payload).token, shop.clock.now)).toMatchObject({ caseId: id });
	});

	test("what was given up goes to the right address as well, if somebody sends it after all", async () => {
		const { id } = await requestCase(database, shop, WRONG);
		for (const mail of await leaseDue(database, "worker", "email", 5, shop.clock.now))
			await markFailed(database, "worker", mail, { answer: "550 no such user", final: true }, shop.clock.now);
		const dead = await buyerMail(id);
		expect(dead).toMatchObject({ state: "dead" });
		expect(await shop.services.outboxDesk.drop(priya, dead.id)).toBe(true);
		await correct(id, true);
		expect(await shop.services.outboxDesk.retry(priya, dead.id)).toBe(true);
		expect(await buyerMail(id)).toMatchObject({ id: dead.id, state: "queued", recipient: RIGHT.email });
	});

	test("a mail whose address was refused is worth another try once it has the right one", async () => {
		const { id } = await requestCase(database, shop, WRONG);
		for (const mail of await leaseDue(database, "worker", "email", 5, shop.clock.now))
			await markFailed(database, "worker", mail, { answer: "550 5.1.1 no such user", final: true }, shop.clock.now);
		expect(await buyerMail(id)).toMatchObject({ state: "dead", address_refused: 1 });
		await correct(id, false);
		expect(await buyerMail(id)).toMatchObject({ state: "dead", address_refused: 0 });
	});

	test("a mail that is under way meanwhile leaves once more, to the right address and with the new link", async () => {
		const { id } = await requestCase(database, shop, WRONG);
		const leased = await leaseDue(database, "worker", "email", 5, shop.clock.now);
		await correct(id, true);
		for (const mail of leased) await markSent(database, "worker", mail, shop.clock.now);
		const { state, recipient, payload } = await buyerMail(id);
		expect([state, recipient]).toEqual(["queued", RIGHT.email]);
		expect(await openLink(database.read, JSON.parse(payload).token, shop.clock.now)).toMatchObject({ caseId: id });
		const [again] = (await leaseDue(database, "worker", "email", 5, shop.clock.now)).filter(
			({ payload }) => "requestId" in payload,
		);
		if (!again) throw new Error("The mail does not leave again.");
		await markSent(database, "worker", again, shop.clock.now);
		expect(await buyerMail(id)).toMatchObject({ state: "sent", recipient: RIGHT.email });
	});

	test("a refusal that comes when the address is already the right one is not held against that", async () => {
		const { id } = await requestCase(database, shop, WRONG);
		const leased = await leaseDue(database, "worker", "email", 5, shop.clock.now);
		await correct(id);
		const noted = vi.fn(async () => {});
		const refusal = { answer: "550 5.1.1 no such user", final: true };
		const states: string[] = [];
		for (const mail of leased.filter(({ recipient }) => recipient === WRONG.email))
			states.push(await markFailed(database, "worker", mail, refusal, shop.clock.now, noted));
		expect(states).toEqual(["queued"]);
		expect(noted).not.toHaveBeenCalled();
		expect(await buyerMail(id)).toMatchObject({
			state: "queued",
			recipient: RIGHT.email,
			address_refused: 0,
			last_error: null,
			next_at: shop.clock.now,
			locked_by: null,
		});
	});

	test("cases of one buyer find each other by the corrected address", async () => {
		const one = await requestCase(database, shop, WRONG);
		const other = await requestCase(database, shop, { email: RIGHT.email });
		await correct(one.id);
		for (const [a, b] of [
			[one, other],
			[other, one],
		] as const)
			expect((await staffView(database.read, a.id, shop.clock.now))?.others.map(({ id }) => id)).toEqual([b.id]);
	});

	test.each([WRONG.email, RIGHT.email])("erasure by %s takes both, the history's words too", async (address) => {
		const { id } = await requestCase(database, shop, WRONG);
		await correct(id);
		expect((await heldOf(database.read, address.toUpperCase())).cases.map((one) => one.id)).toEqual([id]);
		await erasePerson(shop.gated, priya, address, shop.clock.now);
		const kept = JSON.stringify(
			await Promise.all(
				(["quote_request", "quote_case", "case_entry", "case_correction", "outbox"] as const).map((table) =>
					database.read.selectFrom(table).selectAll().execute(),
				),
			),
		);
		expect(kept).not.toMatch(/wrnog|right@|Corrected|New Name|Old Name|0999|Exmaple/i);
		expect(await correct(id)).toMatchObject({ ok: false, reason: "state" });
	});

	test("of two colleagues the second is told, and nothing is corrected where nothing differs", async () => {
		const { id } = await requestCase(database, shop, WRONG);
		const both = await seen(database, id);
		expect(await correct(id)).toMatchObject({ ok: true });
		const late = { buyer: { ...RIGHT, phone: "+44 20 7946 0111" }, renewLinks: false };
		expect(await shop.services.staffCases.correctBuyer(karthik, both, late)).toMatchObject({
			ok: false,
			reason: "conflict",
			meanwhile: [{ kind: "correct_buyer", by: priya.name }],
		});
		const { revision } = await caseRow(database, id);
		expect(await correct(id)).toMatchObject({ ok: false, reason: "incomplete" });
		expect((await caseRow(database, id)).revision).toBe(revision);
	});
});
