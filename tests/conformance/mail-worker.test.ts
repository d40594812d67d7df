import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { LEASE, MAX_ATTEMPTS } from "../../server/outbox/queue.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { engines, freshDatabase } from "../support/databases.ts";
import { exampleInquiry, exampleOrder } from "../support/example-forms.ts";
import { deliverDue, mailWorker } from "../support/mail-worker.ts";
import { type Fault, type Mailbox, openMailbox } from "../support/mailbox.ts";
import { openShop, type Shop, typedKey, visitor } from "../support/shop.ts";

describe.each(engines)("the mail worker on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database } = await freshDatabase(engine));
		shop = await openShop(database);
		onTestFinished(() => shop.close());
	});

	async function mailServer(script: readonly Fault[] = [], port?: number): Promise<Mailbox> {
		const mailbox = await openMailbox({ script, port });
		onTestFinished(() => mailbox.close());
		return mailbox;
	}
	const round = (url: string, within?: number) => deliverDue(database, url, () => shop.clock.now, within);
	const formKey = () => typedKey(shop);
	const order = (fields = {}) =>
		shop.services.requests.submit(shop.form({ ...exampleOrder, ...fields, formKey: formKey() }), visitor);
	const inquire = (fields = {}) =>
		shop.services.inquiries.submit(shop.form({ ...exampleInquiry, ...fields, formKey: formKey() }), visitor);
	const outbox = () => database.read.selectFrom("outbox").selectAll().orderBy("kind").execute();
	/** Moves the clock to when the next try is due. */
	async function untilDue(): Promise<void> {
		const waiting = (await outbox()).filter(({ state }) => state === "queued");
		shop.clock.now = Math.max(...waiting.map(({ next_at }) => next_at));
	}

	test("a request becomes a notice to staff and an acknowledgement to the buyer, each once", async () => {
		const mailbox = await mailServer();
		const stored = await order();
		await round(mailbox.url);
		await round(mailbox.url);
		const reference = stored.status === "stored" ? stored.receipt.reference : "";
		expect(mailbox.mails.map(({ to }) => to).sort()).toEqual([["buyer@example.com"], ["staff@thari.example"]]);
		const notice = mailbox.mails.find(({ to }) => to[0] === "staff@thari.example")?.parsed;
		expect(notice?.from).toMatchObject({ name: "Thari Textiles", address: "sales@thari.example" });
		expect(notice?.replyTo).toEqual([{ name: "Example Buyer", address: "buyer@example.com" }]);
		expect(notice?.subject).toBe(`Order request ${reference}: United Kingdom, 10 pieces`);
		expect(notice?.text).toContain("Banarasi Silk Saree: 10 x ₹2,500 = ₹25,000");
		expect(notice?.html).toContain("1 Example Street, London");
		const acknowledgement = mailbox.mails.find(({ to }) => to[0] === "buyer@example.com")?.parsed;
		expect(acknowledgement?.from?.address).toBe("sales@thari.example");
		expect(acknowledgement?.replyTo).toBeUndefined();
		expect(acknowledgement?.subject).toBe(`We have your order request ${reference}`);
		for (const row of await outbox())
			expect(row).toMatchObject({ state: "sent", attempts: 1, sent_at: shop.clock.now });
	});

	test("an inquiry becomes a notice that can be answered, and nothing goes to the sender", async () => {
		const mailbox = await mailServer();
		await inquire();
		await round(mailbox.url);
		expect(mailbox.mails).toHaveLength(1);
		expect(mailbox.mails[0]?.to).toEqual(["staff@thari.example"]);
		expect(mailbox.mails[0]?.parsed).toMatchObject({
			subject: "Inquiry from Japan",
			replyTo: [{ name: "Example Sender", address: "sender@example.com" }],
			text: expect.stringContaining("Which weights of cotton do you weave?"),
		});
	});

	test.each([
		["451 at the recipient", "busy", "451"],
		["554 instead of a greeting", "closed", "554"],
		["530 sign in first", "sign-in", "530"],
		["a connection that is dropped", "drop", "closed"],
		["a line cut after the text", "cut", "closed"],
		["no greeting at all", "hang", "longer than"],
	] as const)(
		"after %s the mail waits and comes through at the next try, under the same Message-ID",
		async (_, fault, answer) => {
			const mailbox = await mailServer([fault, fault]);
			await inquire();
			for (let attempts = 1; attempts <= 2; attempts++) {
				await round(mailbox.url, fault === "hang" ? 200 : undefined);
				const [row] = await outbox();
				expect(row).toMatchObject({
					state: "queued",
					attempts,
					locked_by: null,
					last_error: expect.stringContaining(answer),
				});
				expect((row?.next_at ?? 0) - shop.clock.now).toBeGreaterThanOrEqual(15_000 * 2 ** (attempts - 1));
				await untilDue();
			}
			await round(mailbox.url);
			expect(await outbox()).toMatchObject([{ state: "sent", attempts: 3, last_error: null }]);
			expect(mailbox.mails.filter(({ acknowledged }) => acknowledged)).toHaveLength(1);
			const [row] = await outbox();
			for (const { parsed } of mailbox.mails) expect(parsed.messageId).toBe(row?.message_id);
			expect(mailbox.visits()).toBe(3);
		},
	);

	test.each([
		["550 at the recipient", "refuse", "550"],
		["554 after the text", "refuse-text", "554"],
	] as const)(
		"after %s the buyer's mail fails with the answer, and the company's own waits: somebody must hear of it",
		async (_, fault, answer) => {
			const mailbox = await mailServer([fault, fault]);
			await order();
			await round(mailbox.url);
			const last_error = expect.stringContaining(answer);
			const acknowledgement = { kind: "buyer-acknowledgement", state: "dead", attempts: 1, last_error };
			const notice = { kind: "staff-request", state: "queued", attempts: 1, last_error };
			const failed = { kind: "staff-mail-failed", state: "sent" };
			expect(await outbox()).toMatchObject([acknowledgement, failed, notice]);
			await untilDue();
			await round(mailbox.url);
			const sent = { kind: "staff-request", state: "sent", attempts: 2 };
			expect(await outbox()).toMatchObject([acknowledgement, failed, sent]);
			shop.clock.now += 86_400_000;
			await round(mailbox.url);
			expect(mailbox.visits()).toBe(4);
		},
	);

	test("a notice that the company's mail server goes on refusing fails after its last try", async () => {
		const mailbox = await mailServer(Array.from({ length: MAX_ATTEMPTS }, () => "refuse" as const));
		await inquire();
		for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts++) {
			await round(mailbox.url);
			expect(await outbox()).toMatchObject([{ state: "queued", attempts }]);
			await untilDue();
		}
		await round(mailbox.url);
		expect(await outbox()).toMatchObject([{ state: "dead", attempts: MAX_ATTEMPTS }]);
	});

	test("a server that is down loses no mail: all go out when it is back", async () => {
		const gone = await openMailbox();
		await gone.close();
		for (let n = 0; n < 8; n++) await inquire({ message: `Question number ${n}, please` });
		await round(gone.url);
		for (const row of await outbox())
			expect(row).toMatchObject({ state: "queued", attempts: 1, last_error: expect.any(String) });
		await untilDue();
		const back = await mailServer([], gone.port);
		await round(back.url);
		expect(new Set(back.mails.map(({ parsed }) => parsed.text?.match(/number (\d)/)?.[1])).size).toBe(8);
		expect(new Set((await outbox()).map(({ state }) => state))).toEqual(new Set(["sent"]));
	});

	test("one refused mail does not hold up the others", async () => {
		const mailbox = await mailServer(["refuse", "busy", "drop"]);
		for (let n = 0; n < 6; n++) await inquire({ message: `Question number ${n}, please` });
		await round(mailbox.url);
		const states = (await outbox()).map(({ state }) => state).sort();
		expect(states).toEqual(["queued", "queued", "queued", "sent", "sent", "sent"]);
	});

	test("workers of two processes send each mail once", async () => {
		const mailbox = await mailServer();
		for (let n = 0; n < 12; n++) await inquire({ message: `Question number ${n}, please` });
		await Promise.all([round(mailbox.url), round(mailbox.url), round(mailbox.url)]);
		expect(mailbox.mails).toHaveLength(12);
		expect(new Set(mailbox.mails.map(({ parsed }) => parsed.messageId)).size).toBe(12);
	});

	test("a mail that a killed process had in hand is sent by the next one when its lease has ended", async () => {
		const mailbox = await mailServer(["hang"]);
		await inquire();
		const killed = mailWorker(database, mailbox.url, () => shop.clock.now);
		killed.wake();
		await expect.poll(mailbox.visits).toBe(1);
		await killed.stop(0);
		await round(mailbox.url);
		expect(mailbox.mails).toHaveLength(0);
		shop.clock.now += LEASE;
		await round(mailbox.url);
		expect(mailbox.mails).toHaveLength(1);
		expect(await outbox()).toMatchObject([{ state: "sent", attempts: 2 }]);
	});

	test("stopping does not wait for a mail server that hangs", async () => {
		const mailbox = await mailServer(["hang"]);
		await inquire();
		const worker = mailWorker(database, mailbox.url, () => shop.clock.now);
		worker.wake();
		await expect.poll(mailbox.visits).toBe(1);
		await worker.stop(50);
		const [row] = await outbox();
		expect(row).toMatchObject({ state: "queued", attempts: 1, last_error: null });
		expect(row?.locked_by).not.toBeNull();
	});

	test("a domain for which the mail server hangs holds up nobody but itself, and one connection", async () => {
		const asked: string[] = [];
		const hangsFor = (recipient: string) => {
			asked.push(recipient);
			return recipient.endsWith("@hangs.example");
		};
		const mailbox = await openMailbox({ hangsFor });
		onTestFinished(() => mailbox.close());
		for (let n = 0; n < 6; n++) await order({ email: `${n}@Hangs.example` });
		for (let n = 0; n < 14; n++) await order({ email: `buyer-${n}@${n % 3}.example` });
		const worker = mailWorker(database, mailbox.url, () => shop.clock.now);
		onTestFinished(() => worker.stop(0));
		worker.wake();
		// A notice to staff for each, and what the answering domains are to have.
		await mailbox.waitFor(34);
		expect(asked.filter((recipient) => recipient.endsWith("@hangs.example"))).toHaveLength(1);
		expect(new Set(mailbox.mails.map(({ parsed }) => parsed.messageId)).size).toBe(34);
	});

	test("taking a request does not wait for a mail server that hangs", async () => {
		const mailbox = await mailServer(["hang"]);
		await inquire();
		const worker = mailWorker(database, mailbox.url, () => shop.clock.now, 2000);
		onTestFinished(() => worker.stop(0));
		worker.wake();
		await expect.poll(mailbox.visits).toBe(1);
		expect(await order()).toMatchObject({ status: "stored" });
	});

	test("the mail of a record that was erased fails, and is not sent empty", async () => {
		const mailbox = await mailServer();
		await inquire();
		await database.tx((db) => db.deleteFrom("inquiry").execute());
		await round(mailbox.url);
		expect(mailbox.mails).toHaveLength(0);
		expect(await outbox()).toMatchObject([{ state: "dead", attempts: 1 }]);
	});

	test("where the operator asks for TLS, nothing leaves in the clear", async () => {
		const mailbox = await mailServer();
		await inquire();
		await round(`${mailbox.url}?requireTLS=true`);
		expect(mailbox.mails).toHaveLength(0);
		expect(await outbox()).toMatchObject([{ state: "queued", attempts: 1 }]);
	});
});
