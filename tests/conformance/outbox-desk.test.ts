import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { readCaseFilter } from "../../domain/cases/case-filter.ts";
import { FAILED } from "../../domain/cases/mail-status.ts";
import { openLink } from "../../server/cases/case-links.ts";
import { listCases } from "../../server/cases/case-list.ts";
import { staffView } from "../../server/cases/case-views.ts";
import { HIDDEN_LINK, readMail } from "../../server/email/outbox-desk.ts";
import { enqueue } from "../../server/outbox/enqueue.ts";
import { listOutbox, MAIL_PAGE, type OutboxView } from "../../server/outbox/outbox-list.ts";
import { MAX_ATTEMPTS, retryWait } from "../../server/outbox/queue.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { migrationFiles } from "../../server/platform/db/migration-files.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { priya, requestCase, seen } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { MAIL_ANSWERS } from "../support/mail-answers.ts";
import { deliverDue, mailWorker } from "../support/mail-worker.ts";
import { type Fault, openMailbox } from "../support/mailbox.ts";
import type { Shop } from "../support/shop.ts";

describe.each(engines)("the outbox in the desk on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	/** Everything that is due goes to a mail server that does this to one connection after the other. */
	async function round(...script: Fault[]) {
		const mailbox = await openMailbox({ script });
		const worker = mailWorker(database, mailbox.url, () => shop.clock.now);
		worker.wake();
		await worker.stop(20_000);
		await mailbox.close();
		return mailbox.mails;
	}
	const list = (view: OutboxView, search = "") => listOutbox(database.read, { view, search, after: undefined });
	const only = async (view: OutboxView) => {
		const [row, ...more] = (await list(view)).rows;
		if (!row || more.length > 0) throw new Error(`One mail was expected, not ${more.length + (row ? 1 : 0)}.`);
		return row;
	};
	/** A case whose question to the buyer the mail server refuses for good: it alone is due, so it alone meets the fault. */
	async function refused(fault: Fault = "refuse", email = "buyer@example.com") {
		const one = await requestCase(database, shop, { email });
		const mailbox = await openMailbox();
		await deliverDue(database, mailbox.url, () => shop.clock.now);
		await mailbox.close();
		await shop.services.staffCases.perform(priya, await seen(database, one.id), {
			kind: "ask",
			question: "Which sizes?",
			files: [],
		});
		await round(fault);
		return one;
	}

	test("the list names the buyer of each mail: the company, else the person, and no mail of somebody who is erased", async () => {
		const email = "named@buyer.example";
		const company = await requestCase(database, shop, { email, company: "Named Traders" });
		await round();
		const person = await requestCase(database, shop, { email, company: "", fullName: "Example Person" });
		await round();
		const buyerOf = async ({ id }: { id: string }) =>
			(await list("sent")).rows.filter(({ caseId }) => caseId === id).map(({ buyer }) => buyer);
		const [[ofCompany], [ofPerson]] = [await buyerOf(company), await buyerOf(person)];
		expect([ofCompany, ofPerson]).toEqual(["Named Traders", "Example Person"]);
		await erasePerson(shop.gated, priya, email, shop.clock.now);
		expect([...(await buyerOf(company)), ...(await buyerOf(person))]).toEqual([]);
	});

	test("a mail to a buyer that has failed stands in its case, and the company is told once", async () => {
		const { id, reference } = await refused();
		expect(await only("failed")).toMatchObject({
			kind: "buyer-question",
			reference,
			attempts: 1,
			lastError: expect.stringContaining("550"),
		});
		const view = await staffView(database.read, id, shop.clock.now);
		expect(view?.entries.at(-1)).toMatchObject({
			kind: "mail_failed",
			actor: "clock",
			audience: "internal",
			body: expect.stringContaining("550"),
		});
		// The clock's word is nobody's: whose turn it is stays as it was.
		expect(view?.row).toMatchObject({ status: "needs_info", queue: "with_buyer", unread: 0 });
		const notices = await database.read
			.selectFrom("outbox")
			.select("state")
			.where("kind", "=", "staff-mail-failed")
			.execute();
		expect(notices).toHaveLength(1);
		expect((await round()).map(({ parsed }) => parsed.text).join()).toContain("Which sizes?");
		expect((await list("failed")).counts).toEqual({ failed: 1, queued: 0, retried: 0 });
	});

	test("a case whose mail has failed is for us to do until the mail has left", async () => {
		const { id } = await refused();
		const other = await requestCase(database, shop, { email: "second@example.com" });
		await shop.services.staffCases.perform(priya, await seen(database, other.id), {
			kind: "ask",
			question: "Which port?",
			files: [],
		});
		await round();
		const parts = async (address = "") => {
			const filter = readCaseFilter(new URLSearchParams(address));
			const { groups } = await listCases(database.read, filter, priya.id, shop.clock.now);
			return groups.map(({ part, count, rows }) => [part, count, rows.map((row) => row.id)]);
		};
		const failed = [
			["undelivered", 1, [id]],
			["with_buyer", 1, [other.id]],
		];
		expect(await parts()).toEqual(failed);
		expect(await parts("show=all")).toEqual(failed);
		// A page further on begins behind it.
		expect(await parts(`after=undelivered~~${id}`)).toEqual([["with_buyer", 1, [other.id]]]);
		await shop.services.outboxDesk.retry(priya, (await only("failed")).id);
		await round();
		expect(await parts()).toEqual([["with_buyer", 2, [id, other.id].sort()]]);
	});

	test("a notice to the company that fails makes no notice", async () => {
		await refused();
		const kinds = async () => (await database.read.selectFrom("outbox").select("kind").execute()).length;
		const before = await kinds();
		for (let attempt = 0; attempt < 14; attempt++) {
			shop.clock.now += 7 * 3_600_000;
			await round("refuse", "refuse");
		}
		expect(await kinds()).toBe(before);
		expect((await list("failed")).rows.map(({ kind }) => kind).sort()).toEqual(["buyer-question", "staff-mail-failed"]);
	});

	test("it is sent again, with a link that works though the old one has ended", async () => {
		const { id } = await refused();
		await round();
		await shop.services.staffCases.renewLink(priya, await seen(database, id));
		const { id: mail } = await only("failed");
		shop.clock.now += 1000;
		expect(await shop.services.outboxDesk.retry(priya, mail)).toBe(true);
		const [sent] = await round();
		const [, token = ""] = /\/q\/([\w-]{43})/.exec(sent?.parsed.text ?? "") ?? [];
		expect(await openLink(database.read, token, shop.clock.now)).toMatchObject({ caseId: id });
		expect(await shop.services.outboxDesk.retry(priya, mail)).toBe(false);
		expect(await shop.services.outboxDesk.retry(priya, crypto.randomUUID())).toBe(false);
		expect((await list("sent")).rows[0]).toMatchObject({ id: mail, addressRefused: false });
	});

	test("all are sent again at once but those whose address was refused, or one is left at that", async () => {
		await refused();
		await refused("refuse-text", "second@example.com");
		const { rows, counts } = await list("failed");
		const address = rows.find(({ lastError }) => lastError?.includes("5.1.1"))?.id ?? "";
		expect(rows.filter(({ id }) => id !== address).map(({ lastError }) => lastError)).toEqual([
			expect.stringContaining("5.6.0"),
		]);
		expect(counts).toMatchObject({ failed: 2, retried: 1 });
		expect(await shop.services.outboxDesk.retryAll(priya)).toBe(1);
		expect((await list("failed")).rows.map(({ id }) => id)).toEqual([address]);
		expect(await shop.services.outboxDesk.drop(priya, address)).toBe(true);
		expect(await shop.services.outboxDesk.drop(priya, address)).toBe(false);
		expect((await list("failed")).rows).toEqual([]);
		expect((await list("dropped")).rows).toHaveLength(1);
	});

	/** Mails that failed in an earlier release, which knew nothing of refused addresses, are taken over by this one. */
	async function failedBeforeUpdate(mails: readonly { answer: string; attempts?: number; nextAt?: number }[]) {
		await database.tx(async (db) => {
			for (const [n, { answer, attempts = 1, nextAt = 0 }] of mails.entries()) {
				await enqueue(db, { kind: "staff-request", requestId: `r${n}` }, "staff@thari.example", "thari.example", n);
				const failed = { state: FAILED, last_error: answer, attempts, next_at: nextAt } as const;
				await db.updateTable("outbox").set(failed).where("created_at", "=", n).execute();
			}
			await sql`drop index outbox_failed`.execute(db);
			await sql`alter table outbox drop column address_refused`.execute(db);
			await sql`delete from migration where name = '0040-refused-addresses.sql'`.execute(db);
		});
		await migrate(database, migrationFiles);
		return database.read.selectFrom("outbox").selectAll().orderBy("created_at").execute();
	}

	test("what had failed before an update is told apart as well", async () => {
		const rows = await failedBeforeUpdate(MAIL_ANSWERS.map(([answer]) => ({ answer })));
		expect(rows.map((row) => [row.last_error, row.address_refused === 1])).toEqual(MAIL_ANSWERS);
	});

	test("of what had failed before an update no time is later than its last try, nor much earlier", async () => {
		const failedAt = shop.clock.now;
		const tries = [1, 2, MAX_ATTEMPTS - 1, MAX_ATTEMPTS].flatMap((attempts) =>
			[0, 0.5, 1].map((chance) => ({ attempts, wait: retryWait(attempts, chance), shortest: retryWait(attempts, 0) })),
		);
		const rows = await failedBeforeUpdate(
			tries.map(({ attempts, wait }) => ({ answer: "451 later", attempts, nextAt: failedAt + wait })),
		);
		for (const [n, { shortest }] of tries.entries()) {
			expect(rows[n]?.next_at).toBeLessThanOrEqual(failedAt);
			expect(rows[n]?.next_at).toBeGreaterThanOrEqual(failedAt - shortest / 2);
		}
	});

	test("a mail is read as it will leave, without the private link", async () => {
		const { id, token } = await requestCase(database, shop);
		const head = { company: shop.company, publicUrl: "https://thari.example" };
		const { rows } = await list("queued");
		const mail = rows.find(({ kind }) => kind === "buyer-acknowledgement");
		const read = await readMail(database.read, mail?.id ?? "", head);
		expect(read?.email?.text).toContain(HIDDEN_LINK);
		expect(read?.email?.html).toContain(`href="${HIDDEN_LINK}"`);
		expect(JSON.stringify(read)).not.toContain(token);
		await database.tx((db) => db.deleteFrom("quote_request_line").where("request_id", "=", id).execute());
		expect(await readMail(database.read, crypto.randomUUID(), head)).toBeUndefined();
	});

	test("a search finds by reference and by address, and pages hold each mail once", async () => {
		const { id, reference } = await requestCase(database, shop, { email: "Find_Me@example.com" });
		expect((await list("queued", reference)).rows).toHaveLength(2);
		expect((await list("queued", "find_me@")).rows).toHaveLength(1);
		expect((await list("queued", "findxme")).rows).toHaveLength(0);
		const row = await database.read.selectFrom("outbox").selectAll().limit(1).executeTakeFirstOrThrow();
		const many = Array.from({ length: MAIL_PAGE + 20 }, (_, n) => ({
			...row,
			id: crypto.randomUUID(),
			message_id: `<${n}@thari.example>`,
			state: "sent" as const,
			sent_at: shop.clock.now + Math.floor(n / 3),
			case_id: id,
		}));
		await database.tx((db) => db.insertInto("outbox").values(many).execute());
		const first = await list("sent");
		const second = await listOutbox(database.read, { view: "sent", search: "", after: first.next });
		const all = [...first.rows, ...second.rows].map((mail) => mail.id);
		expect(second.next).toBeUndefined();
		expect(new Set(all).size).toBe(many.length);
		expect((await list("sent", row.recipient.slice(0, 5))).rows).toHaveLength(MAIL_PAGE);
	});
});
