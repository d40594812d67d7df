import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { type Database, joinDatabase } from "../../server/platform/db/database.ts";
import { type OpenCase, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { CIF_CHECK_TOTAL, EXW_PLAIN_TOTAL, quoteToChooseFrom } from "../support/choosing.ts";
import { type Mailbox, openMailbox } from "../support/mailbox.ts";
import { startPostgres, type TestServer } from "../support/postgres.ts";
import { openShop, type Shop } from "../support/shop.ts";
import { type Site, startSite } from "../support/site.ts";
import { comeIn } from "./desk.ts";

/*
 * Two processes of the built site on one PostgreSQL, each with its own mail worker and its own clock, and people who
 * come to both at the same moment by HTTP.
 */

const DAY = 86_400_000;
let server: TestServer;
let mailbox: Mailbox;
let sites: [Site, Site];
let database: Database;
let shop: Shop;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
	[server, mailbox] = await Promise.all([startPostgres(), openMailbox()]);
	const databaseUrl = `${server.url}/postgres`;
	const env = { SMTP_URL: mailbox.url, STAFF_EMAIL: "staff@thari.example", DATABASE_URL: databaseUrl };
	const first = await startSite({ env });
	sites = [first, await startSite({ env })];
	database = joinDatabase({ dataDir: first.dataDir, databaseUrl });
	shop = await openShop(database);
});
test.afterAll(async () => {
	await shop?.close();
	await database?.close();
	await Promise.all(sites?.map((site) => site.stop()) ?? []);
	await mailbox?.close();
	server?.stop();
});

/** A case with an offer, as both processes know it. */
async function offered(email: string): Promise<OpenCase> {
	shop.clock.now = Date.now() - 60_000;
	const one = await requestCase(database, shop, { email });
	await sendQuote(database, shop, one.id, { namedPlace: "Hamburg" });
	return one;
}

/** All of them at once, one after the other to either process. */
function both<Value>(count: number, send: (site: Site, n: number) => Promise<Value>): Promise<Value[]> {
	return Promise.all(Array.from({ length: count }, (_, n) => send(sites[n % 2 === 0 ? 0 : 1], n)));
}

/** Sends once more, as a person does, what a slow machine asked to send again because the database had no time. */
async function untilTaken<Answer>(send: () => Promise<Answer>, status: (answer: Answer) => number): Promise<Answer> {
	for (let tries = 1; ; tries++) {
		const answer = await send();
		if (status(answer) !== 503 || tries === 8) return answer;
	}
}

async function act(site: Site, { token }: OpenCase, form: Record<string, string>) {
	const send = () =>
		fetch(`${site.url}/q/${token}`, {
			method: "POST",
			headers: { Origin: site.url },
			body: new URLSearchParams(form),
			redirect: "manual",
		});
	const answer = await untilTaken(send, ({ status }) => status);
	return { status: answer.status, text: await answer.text() };
}

async function kinds(caseId: string): Promise<string[]> {
	const rows = await database.read.selectFrom("case_entry").select("kind").where("case_id", "=", caseId).execute();
	return rows.map(({ kind }) => kind);
}

/** The mails of these kinds about a case, however often each has arrived. */
async function arrived(caseId: string, kind: string): Promise<number[]> {
	const rows = await database.read
		.selectFrom("outbox")
		.select(["message_id", "state"])
		.where("case_id", "=", caseId)
		.where("kind", "=", kind)
		.execute();
	return rows.map(({ message_id }) => mailbox.mails.filter(({ raw }) => raw.includes(message_id)).length);
}

const sent = async (caseId: string, kind: string) =>
	expect.poll(() => arrived(caseId, kind), { timeout: 60_000, message: kind }).toEqual([1]);

test("of 64 accepts at once one is the acceptance, and everybody is told whose", async () => {
	const one = await offered("accepts@example.com");
	const accept = (n: number) => ({ act: "accept", version: "1", terms: "on", name: `Example Buyer ${n}.` });
	const answers = await both(64, (site, n) => act(site, one, accept(n)));
	const accepted = await database.read
		.selectFrom("quote_acceptance")
		.select(["name", "version"])
		.where("case_id", "=", one.id)
		.execute();
	expect(accepted).toHaveLength(1);
	const [{ name } = { name: "nobody" }] = accepted;
	expect((await kinds(one.id)).filter((kind) => kind === "accept")).toHaveLength(1);
	expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
	for (const { status, text } of answers.filter((answer) => answer.status !== 303)) {
		expect(status).toBe(409);
		expect(text).toContain(name);
	}
	for (const site of sites) expect(await (await fetch(`${site.url}/q/${one.token}`)).text()).toContain(name);
	await sent(one.id, "buyer-receipt");
	await sent(one.id, "staff-accepted");
});

test("of 64 accepts of two choices at once one counts, and both processes show it", async () => {
	shop.clock.now = Date.now() - 60_000;
	const one = await requestCase(database, shop, { email: "choices@example.com" });
	await sendQuote(database, shop, one.id, quoteToChooseFrom);
	const asked = { act: "accept", version: "1", terms: "on", name: "Example Buyer", choosing: "1", "line-l1": "on" };
	const choices = [
		{ ...asked, way: "d3", "one-of-0": "c2", "line-o1": "on", shown: `d3 ${CIF_CHECK_TOTAL} l1 c2 o1` },
		{ ...asked, way: "d1", "one-of-0": "c1", "line-l2": "on", shown: `d1 ${EXW_PLAIN_TOTAL} l1 l2 c1` },
	] as const;
	const answers = await both(64, (site, n) => act(site, one, choices[n % 4 < 2 ? 0 : 1]));
	const accepted = await database.read
		.selectFrom("quote_acceptance")
		.select("total")
		.where("case_id", "=", one.id)
		.execute();
	expect(accepted).toHaveLength(1);
	const isFirst = accepted[0]?.total === CIF_CHECK_TOTAL;
	expect(accepted[0]?.total).toBe(isFirst ? CIF_CHECK_TOTAL : EXW_PLAIN_TOTAL);
	// Who chose the same is answered that it is done; who chose otherwise that it is not.
	for (const [n, { status }] of answers.entries()) expect(status).toBe(n % 4 < 2 === isFirst ? 303 : 409);
	for (const site of sites)
		expect(await (await fetch(`${site.url}/q/${one.token}`)).text()).toContain(isFirst ? "€3,150.68" : "€3,400.00");
	expect((await kinds(one.id)).filter((kind) => kind === "accept")).toHaveLength(1);
	await sent(one.id, "staff-accepted");
});

test("of 32 accepts and 32 refusals at once one is done; the others are told so, and keep what they typed", async () => {
	const one = await offered("mixed@example.com");
	const answers = await both(64, (site, n) =>
		act(
			site,
			one,
			n % 4 < 2
				? { act: "decline", version: "1", reason: `Reason ${n}.` }
				: { act: "accept", version: "1", terms: "on", name: `Example Buyer ${n}.` },
		),
	);
	const { status } = await database.read
		.selectFrom("quote_case")
		.select("status")
		.where("id", "=", one.id)
		.executeTakeFirstOrThrow();
	expect(["accepted", "declined_by_buyer"]).toContain(status);
	const done = (await kinds(one.id)).filter((kind) => kind === "accept" || kind === "decline");
	expect(done).toEqual([status === "accepted" ? "accept" : "decline"]);
	for (const [n, { status: code, text }] of answers.entries()) {
		if (code === 303) continue;
		expect([n, code]).toEqual([n, 409]);
		expect(text).toContain("Nothing was changed.");
		expect(text).toContain(n % 4 < 2 ? `Reason ${n}.` : `Example Buyer ${n}.`);
	}
	expect(answers.filter(({ status: code }) => code === 303).length).toBeGreaterThan(0);
});

test.describe("at the desk", () => {
	let desk: APIRequestContext;
	let page: Page;

	test.beforeAll(async ({ browser }) => {
		page = await (await browser.newContext()).newPage();
		desk = page.request;
		// The link of the process that started last is the one that is good.
		const link = () => /http\S+\/desk\/welcome\/[\w-]+/.exec(sites[1].output())?.[0] ?? "";
		await expect.poll(link).not.toBe("");
		await comeIn(desk, sites[1].url, link(), { name: "Example Owner", email: "owner@staff.example" });
	});
	test.afterAll(() => page?.context().close());

	const post = (site: Site, path: string, form: Record<string, string>) =>
		untilTaken(
			() => desk.post(`${site.url}${path}.data`, { form, headers: { Origin: site.url } }),
			(answer) => answer.status(),
		);

	test("8 edits of one draft at once: one is kept, the others are shown it", async () => {
		shop.clock.now = Date.now() - 60_000;
		const { id } = await requestCase(database, shop, { email: "draft@example.com" });
		await shop.services.staffCases.perform(priya, await seen(database, id), { kind: "take" });
		const draft = await shop.services.quotes.draft(id);
		const answers = await both(8, async (site, n) => {
			const content = JSON.stringify({ ...draft?.content, message: `Draft ${n}.` });
			const answer = await post(site, `/desk/requests/${id}/quote`, { intent: "save", revision: "0", content });
			return { status: answer.status(), text: await answer.text() };
		});
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
		const kept = (await shop.services.quotes.draft(id))?.content.message ?? "";
		expect(kept).toBe(`Draft ${answers.findIndex(({ status }) => status === 200)}.`);
		for (const { text } of answers.filter(({ status }) => status === 409)) {
			expect(text).toContain(
				"Somebody else has saved this draft in the meantime. Yours was not saved and is still here",
			);
			expect(text).toContain(kept);
		}
	});

	test("8 words about one case at once: one is kept, the others are told whose and given theirs back", async () => {
		shop.clock.now = Date.now() - 60_000;
		const { id } = await requestCase(database, shop, { email: "notes@example.com" });
		const { revision } = await seen(database, id);
		const answers = await both(8, async (site, n) => {
			const form = { intent: "note", revision: String(revision), message: `Note ${n}.` };
			const answer = await post(site, `/desk/requests/${id}`, form);
			return { status: answer.status(), text: await answer.text() };
		});
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
		expect((await kinds(id)).filter((kind) => kind === "note")).toHaveLength(1);
		for (const [n, { status, text }] of answers.entries())
			if (status === 409) {
				expect(text).toContain(`Note ${n}.`);
				expect(text).toContain("Example Owner");
			}
	});
});

test("a reminder, an expiry, a receipt are sent once, though both processes look at the same moment", async () => {
	const [reminded, expired, one, other] = [
		await offered("reminded@example.com"),
		await offered("expired@example.com"),
		await offered("one@example.com"),
		await offered("other@example.com"),
	];
	const now = Date.now();
	for (const [{ id }, valid_until] of [
		[reminded, now + DAY],
		[expired, now - 1],
	] as const)
		await database.tx(async (db) => {
			await db.updateTable("quote_case").set({ valid_until }).where("id", "=", id).execute();
			await db
				.updateTable("quote_version")
				.set({ valid_until, sent_at: valid_until - 10 * DAY })
				.where("case_id", "=", id)
				.execute();
		});
	// An acceptance wakes the clock of the process that took it.
	const accept = { act: "accept", version: "1", terms: "on", name: "Example Buyer" };
	await Promise.all([act(sites[0], one, accept), act(sites[1], other, accept)]);
	await sent(reminded.id, "buyer-reminder");
	await sent(expired.id, "buyer-expired");
	for (const { id } of [one, other]) await sent(id, "buyer-receipt");
	expect((await kinds(expired.id)).filter((kind) => kind === "expire")).toHaveLength(1);
	const all = mailbox.mails.map(({ parsed }) => parsed.messageId);
	expect(new Set(all).size).toBe(all.length);
});
