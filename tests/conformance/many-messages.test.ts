import { beforeEach, describe, expect, test } from "vitest";
import { writeEmail } from "../../server/email/write-email.ts";
import { readPayload } from "../../server/outbox/deliverables.ts";
import { leaseDue } from "../../server/outbox/queue.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { caseRow, mailKinds, type OpenCase, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { emailSender } from "../support/mail-worker.ts";
import { openShop, type Shop, START } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const HOUR = 3_600_000;

describe.each(engines)("many messages of one buyer on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	let one: OpenCase;

	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
		shop = await openShop(database, { STAFF_EMAIL: "a@thari.example,b@thari.example" });
		one = await requestCase(database, shop);
		return () => shop.close();
	});

	const write = (message: string, entryId?: string) =>
		shop.services.buyerCases.perform(one.access, {
			...{ kind: "reply", message, files: [] },
			...(entryId !== undefined && { entryId }),
		});
	const notices = async () => (await mailKinds(database, one.id)).filter((kind) => /^staff-(re|me)/.test(kind));

	test("end after 50 that the company has not answered, in a sentence; nothing is written and the form may come again", async () => {
		const last = crypto.randomUUID();
		for (let n = 1; n < 50; n++) expect(await write(`Message ${n}`)).toMatchObject({ ok: true });
		expect(await write("The last one", last)).toMatchObject({ ok: true, done: false });
		const before = await caseRow(database, one.id);
		expect(await write("One too many")).toEqual({
			ok: false,
			reason: "state",
			problem: saying(
				"Your last 50 messages still wait for our answer, so this one was not sent. What you wrote is still here: please send it once we have answered, or write to us by email.",
			),
		});
		expect(await caseRow(database, one.id)).toEqual(before);
		expect(await write("The last one", last)).toMatchObject({ ok: true, done: true });

		// Whatever is asked and offered goes on: only messages have an end.
		const { staffCases, buyerCases } = shop.services;
		await staffCases.perform(priya, await seen(database, one.id), { kind: "take" });
		await staffCases.perform(priya, await seen(database, one.id), { kind: "note", text: "They write a lot." });
		expect(await write("An internal note is no answer")).toMatchObject({ ok: false });
		await staffCases.perform(priya, await seen(database, one.id), {
			kind: "ask",
			question: "Which colour?",
			files: [],
		});
		expect(await write("Red")).toMatchObject({ ok: true, row: { status: "in_review" } });
		expect(await write("Or blue")).toMatchObject({ ok: true });
		await sendQuote(database, shop, one.id);
		const accept = { kind: "accept", version: 1, termsAccepted: true, name: "Example Buyer" } as const;
		expect(await buyerCases.perform(one.access, accept)).toMatchObject({ ok: true });
	});

	test("sent at once do not pass the end together", async () => {
		for (let n = 1; n < 49; n++) await write(`Message ${n}`);
		const results = await Promise.all(Array.from({ length: 6 }, (_, n) => write(`At once ${n}`)));
		expect(results.filter(({ ok }) => ok)).toHaveLength(2);
	});

	test("are mailed to staff one by one up to five an hour, and the others by one mail when the hour is over", async () => {
		await shop.services.staffCases.markRead(priya, one.id, true);
		for (let n = 1; n <= 12; n++) await write(`Message ${n}`);
		expect((await notices()).sort()).toEqual([
			...["staff-messages", "staff-messages"],
			...Array.from({ length: 10 }, () => "staff-replied"),
			...["staff-request", "staff-request"],
		]);
		expect(await caseRow(database, one.id)).toMatchObject({ unread: 1 });
		const rest = await database.read
			.selectFrom("outbox")
			.selectAll()
			.where("kind", "=", "staff-messages")
			.orderBy("recipient")
			.execute();
		const over = START - (START % HOUR) + HOUR;
		expect(rest.map(({ recipient, next_at }) => [recipient, next_at])).toEqual([
			["a@thari.example", over],
			["b@thari.example", over],
		]);
		const payload = readPayload(rest[0]?.payload ?? "");
		const email = await writeEmail(database.read, { payload, recipient: "a@thari.example", locale: "en" }, emailSender);
		expect(email.subject).toContain("sent many messages");
		expect(email.text).toContain("Message 6");
		expect(email.text).toContain(`/desk/requests/${one.id}`);

		// Another case is told of as ever, and so is the next hour.
		const other = await requestCase(database, shop, { email: "other@example.com" });
		await shop.services.buyerCases.perform(other.access, { kind: "reply", message: "Hello", files: [] });
		expect(await mailKinds(database, other.id)).toContain("staff-replied");
		shop.clock.now = over;
		await write("Next hour");
		expect((await notices()).filter((kind) => kind === "staff-replied")).toHaveLength(12);
	});

	test("do not keep back what staff are told of the case before the hour is over", async () => {
		await sendQuote(database, shop, one.id);
		for (let n = 1; n <= 6; n++) await write(`Message ${n}`);
		const sent = async () => (await leaseDue(database, "worker", "email", 100, shop.clock.now)).map(({ id }) => id);
		for (let ids = await sent(); ids.length > 0; ids = await sent())
			await database.tx((db) => db.updateTable("outbox").set({ state: "sent" }).where("id", "in", ids).execute());
		shop.clock.now += 1_000;
		await shop.services.buyerCases.perform(one.access, { kind: "decline", version: 1, reason: "Too dear" });
		const told = await leaseDue(database, "worker", "email", 100, shop.clock.now);
		expect(told.map(({ payload }) => payload.kind)).toEqual(["staff-declined", "staff-declined"]);
	});
});
