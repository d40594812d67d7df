import { beforeEach, describe, expect, test } from "vitest";
import type { Delivery } from "../../server/outbox/deliverables.ts";
import { enqueue } from "../../server/outbox/enqueue.ts";
import {
	countOutbox,
	LEASE,
	leaseDue,
	MAX_ATTEMPTS,
	markFailed,
	markSent,
	oldestWaiting,
	retryWait,
} from "../../server/outbox/queue.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { engines, freshDatabase, openDatabase, type Place } from "../support/databases.ts";
import { START } from "../support/shop.ts";

describe.each(engines)("the outbox on %s", (engine) => {
	let database: Database;
	let place: Place;
	let requests: number;
	beforeEach(async () => {
		requests = 0;
		({ database, place } = await freshDatabase(engine));
	});

	const notice: Delivery = { kind: "staff-request", requestId: "r1" };
	/** Queues notices, each about a request of its own. */
	const queue = (count = 1, now = START) =>
		database.tx(async (db) => {
			for (let n = 0; n < count; n++) {
				requests++;
				const mail = { ...notice, requestId: `r${requests}` };
				await enqueue(db, mail, "staff@thari.example", "thari.example", now);
			}
		});
	const rows = () => database.read.selectFrom("outbox").selectAll().orderBy("message_id").execute();
	/** The one mail that is due, taken by a worker. */
	async function lease(worker: string, now: number) {
		const [mail, ...more] = await leaseDue(database, worker, "email", 5, now);
		if (!mail || more.length > 0) throw new Error(`${more.length + (mail ? 1 : 0)} mails were due, one was expected`);
		return mail;
	}

	test("a mail that many want sent once is queued once, and none of them fails for it", async () => {
		for (let round = 0; round < 30; round++) {
			const once = { id: `once ${round}`, at: START };
			const hour: Delivery = { kind: "staff-inquiries", since: START, until: START + round };
			const crowd = Array.from({ length: 8 }, () =>
				database.tx((db) => enqueue(db, hour, "staff@thari.example", "thari.example", START, once)),
			);
			await Promise.all(crowd);
		}
		expect(await rows()).toHaveLength(30);
	});

	test("the wait of the oldest begins when a mail was to leave, and lasts through tries in vain", async () => {
		const once = { id: "once", at: START + 600_000 };
		const hour: Delivery = { kind: "staff-inquiries", since: START, until: START + 3_600_000 };
		await database.tx((db) => enqueue(db, hour, "staff@thari.example", "thari.example", START, once));
		expect(await oldestWaiting(database.read, START + 300_000)).toBe(0);
		expect(await oldestWaiting(database.read, START + 601_000)).toBe(1000);
		await queue(1, START + 600_500);
		expect(await oldestWaiting(database.read, START + 601_000)).toBe(1000);
		const [mail] = await leaseDue(database, "a", "email", 1, START + 600_000);
		if (!mail) throw new Error("the notice was not due");
		await markFailed(database, "a", mail, { answer: "451", final: false }, START + 600_000);
		expect(await oldestWaiting(database.read, START + 601_000)).toBe(1000);
	});

	test("a queued mail is taken with all that is needed to write it", async () => {
		await queue();
		const [row] = await rows();
		const mail = await lease("a", START);
		expect(mail).toEqual({
			id: row?.id,
			recipient: "staff@thari.example",
			locale: "en",
			payload: notice,
			messageId: `<${row?.id}@thari.example>`,
			attempts: 1,
			createdAt: START,
		});
		expect(await rows()).toMatchObject([{ state: "queued", locked_by: "a", next_at: START + LEASE, attempts: 1 }]);
	});

	test("a transaction that fails leaves no mail behind", async () => {
		const failing = database.tx(async (db) => {
			await enqueue(db, notice, "staff@thari.example", "thari.example", START);
			throw new Error("no request");
		});
		await expect(failing).rejects.toThrow("no request");
		expect(await rows()).toEqual([]);
	});

	test("a mail is not taken before its time, nor while another worker holds it", async () => {
		await queue();
		expect(await leaseDue(database, "a", "email", 5, START - 1)).toEqual([]);
		await lease("a", START);
		expect(await leaseDue(database, "b", "email", 5, START + LEASE - 1)).toEqual([]);
		expect((await lease("b", START + LEASE)).attempts).toBe(2);
	});

	test("the oldest are taken first, and no more than asked for", async () => {
		for (const late of [3, 1, 2]) await queue(1, START + late);
		const taken = [
			await leaseDue(database, "a", "email", 2, START + 9),
			await leaseDue(database, "a", "email", 2, START + 9),
		];
		expect(taken.map((mails) => mails.map(({ createdAt }) => createdAt - START).sort())).toEqual([[1, 2], [3]]);
	});

	test("workers of two processes that look at once take each mail once", async () => {
		await queue(60);
		const other = await openDatabase(place);
		const drain = async (on: Database, worker: string) => {
			const taken: string[] = [];
			for (;;) {
				const mails = await leaseDue(on, worker, "email", 5, START);
				if (mails.length === 0) return taken;
				taken.push(...mails.map(({ id }) => id));
			}
		};
		const taken = await Promise.all([drain(database, "a"), drain(other, "b"), drain(database, "c"), drain(other, "d")]);
		await other.close();
		expect(taken.flat()).toHaveLength(60);
		expect(new Set(taken.flat()).size).toBe(60);
		for (const { attempts } of await rows()) expect(attempts).toBe(1);
	});

	test("a worker that comes back after its lease has gone to another changes nothing", async () => {
		await queue();
		const late = await lease("a", START);
		const held = await lease("b", START + LEASE);
		await markSent(database, "a", late, START + LEASE + 1);
		await markFailed(database, "a", late, { answer: "451", final: false }, START + LEASE + 1);
		expect(await rows()).toMatchObject([
			{ state: "queued", locked_by: "b", attempts: 2, next_at: START + 2 * LEASE, last_error: null, sent_at: null },
		]);
		await markSent(database, "b", held, START + LEASE + 2);
		expect(await rows()).toMatchObject([{ state: "sent", locked_by: null, sent_at: START + LEASE + 2 }]);
	});

	test("the same worker's earlier lease is over too once it has taken the mail again", async () => {
		await queue();
		const first = await lease("a", START);
		await lease("a", START + LEASE);
		await markSent(database, "a", first, START + LEASE + 1);
		expect(await rows()).toMatchObject([{ state: "queued", attempts: 2, locked_by: "a" }]);
	});

	test("a failed try waits: it doubles each time, and the server's answer is kept", async () => {
		await queue();
		let now = START;
		for (let attempts = 1; attempts <= 4; attempts++) {
			const mail = await lease("a", now);
			expect(await markFailed(database, "a", mail, { answer: `451 try ${attempts}`, final: false }, now)).toBe(
				"queued",
			);
			const [row] = await rows();
			expect(row).toMatchObject({ state: "queued", attempts, locked_by: null, last_error: `451 try ${attempts}` });
			const wait = (row?.next_at ?? 0) - now;
			expect(wait).toBeGreaterThanOrEqual(15_000 * 2 ** (attempts - 1));
			expect(wait).toBeLessThanOrEqual(22_500 * 2 ** (attempts - 1));
			expect(await leaseDue(database, "a", "email", 5, now + wait - 1)).toEqual([]);
			now += wait;
		}
		await markSent(database, "a", await lease("a", now), now);
		expect(await rows()).toMatchObject([{ state: "sent", last_error: null, attempts: 5 }]);
	});

	test("a mail has failed after its last try, or at once when the answer is final, and never taken again", async () => {
		await queue(2);
		const [final, other] = await leaseDue(database, "a", "email", 2, START);
		if (!final || !other) throw new Error("two mails were due");
		expect(await markFailed(database, "a", final, { answer: "550 no such mailbox", final: true }, START)).toBe("dead");
		await markFailed(database, "a", other, { answer: "451", final: false }, START);
		const year = 365 * 86_400_000;
		for (let attempts = 2; attempts <= MAX_ATTEMPTS; attempts++) {
			const now = START + attempts * year;
			const state = await markFailed(database, "a", await lease("a", now), { answer: "451", final: false }, now);
			expect(state).toBe(attempts === MAX_ATTEMPTS ? "dead" : "queued");
		}
		expect(await leaseDue(database, "a", "email", 5, START + 100 * year)).toEqual([]);
		expect(await countOutbox(database.read)).toEqual({ queued: 0, failed: 2 });
		// The outbox says of either when it failed.
		const times = (await rows()).map(({ next_at }) => next_at);
		expect(times.sort((a, b) => a - b)).toEqual([START, START + MAX_ATTEMPTS * year]);
	});

	describe("what goes to one person about one case", () => {
		const tell = (entryId: string, caseId = "c1", recipient = "buyer@example.com") =>
			database.tx((db) =>
				enqueue(db, { kind: "buyer-reply", caseId, entryId, version: 0 }, recipient, "thari.example", START),
			);
		const take = async (now: number, worker = "a") => {
			const mails = await leaseDue(database, worker, "email", 5, now);
			return mails.map((mail) => ({ mail, about: ("entryId" in mail.payload && mail.payload.entryId) || "" }));
		};
		const names = (taken: Awaited<ReturnType<typeof take>>) => taken.map(({ about }) => about).sort();

		test("leaves in the order it was queued, after an outage too, and holds nobody else up", async () => {
			for (const entry of ["1", "2", "3"]) await tell(entry);
			await tell("other case", "c2");
			await tell("other person", "c1", "staff@thari.example");
			const taken = await take(START);
			expect(names(taken)).toEqual(["1", "other case", "other person"]);
			// Nor does another worker take the second while the first is in hand.
			expect(await take(START, "b")).toEqual([]);
			for (const { mail } of taken) await markFailed(database, "a", mail, { answer: "451", final: false }, START);
			await tell("4");
			const back = START + 3_600_000;
			const sent: string[] = [];
			for (let round = await take(back); round.length > 0; round = await take(back))
				for (const { mail, about } of round) {
					if (mail.recipient === "buyer@example.com" && about !== "other case") sent.push(about);
					await markSent(database, "a", mail, back);
				}
			expect(sent).toEqual(["1", "2", "3", "4"]);
		});

		test("goes on after one that has failed for good, and past one that fails for a reason of its own", async () => {
			for (const entry of ["1", "2", "3"]) await tell(entry);
			const [first] = await take(START);
			if (!first) throw new Error("nothing was due");
			await markFailed(database, "a", first.mail, { answer: "550", final: true }, START);
			const [second] = await take(START);
			if (!second) throw new Error("nothing was due");
			expect(second.about).toBe("2");
			await markFailed(database, "a", second.mail, { answer: "not yet", final: false, itsOwn: true }, START);
			expect(names(await take(START))).toEqual(["3"]);
		});
	});

	test("a long answer of a mail server is cut, not refused", async () => {
		await queue();
		await markFailed(database, "a", await lease("a", START), { answer: "x".repeat(100_000), final: false }, START);
		expect((await rows())[0]?.last_error).toHaveLength(500);
	});

	test("what waits and what has failed is counted; what was sent is not", async () => {
		expect(await countOutbox(database.read)).toEqual({ queued: 0, failed: 0 });
		await queue(3);
		const mails = await leaseDue(database, "a", "email", 2, START);
		for (const mail of mails) await markSent(database, "a", mail, START);
		expect(await countOutbox(database.read)).toEqual({ queued: 1, failed: 0 });
	});
});

describe("the wait before the next try", () => {
	test.each([
		[1, 15_000],
		[2, 30_000],
		[3, 60_000],
		[10, 7_680_000],
		[11, 15_360_000],
		[12, 21_600_000],
		[100, 21_600_000],
	])("after %i tries is at least %i ms, and at most a half more", (attempts, least) => {
		expect(retryWait(attempts, 0)).toBe(least);
		expect(retryWait(attempts, 0.5)).toBe(least * 1.25);
		expect(retryWait(attempts, 1)).toBe(least * 1.5);
	});
});
