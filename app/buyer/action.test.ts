import { RouterContextProvider } from "react-router";
import { afterAll, beforeEach, expect, test } from "vitest";
import { revokeLinks } from "../../server/cases/case-links.ts";
import { buyerContext, servicesContext, visitorContext } from "../../server/main/context.ts";
import { requestCase } from "../../tests/support/cases.ts";
import { openFreshDatabase } from "../../tests/support/databases.ts";
import { openShop, visitor } from "../../tests/support/shop.ts";
import { notHere } from "../ui/not-here.ts";
import { performAction } from "./action.server.ts";

const MB = 1024 * 1024;
const { database, drop } = await openFreshDatabase();
const shop = await openShop(database, { FORMS_PER_HOUR: "9" });
let context: RouterContextProvider;

beforeEach(async () => {
	context = await newBuyer();
});

/** Somebody with a link of their own, at an address of their own. */
async function newBuyer() {
	// They all order from one address: the hour's limit is not what is tried here.
	shop.clock.now += 3_600_000;
	const { access } = await requestCase(database, shop, { email: `${crypto.randomUUID()}@example.com` });
	const made = new RouterContextProvider();
	made.set(servicesContext, shop.services);
	made.set(buyerContext, access);
	made.set(visitorContext, { ...visitor, address: crypto.randomUUID() });
	return made;
}

afterAll(async () => {
	await shop.close();
	await drop();
});

/** A reply as a browser posts it, its length announced. */
async function reply(bytes: number, files: number, message = "The drawings") {
	const form = new FormData();
	form.set("act", "reply");
	form.set("message", message);
	form.set("entryId", crypto.randomUUID());
	const content = new Uint8Array(Math.max(bytes, 8));
	content.set(new TextEncoder().encode("%PDF-1.7"));
	for (let n = 0; n < files; n++) form.append("files", new File([content], `${n}.pdf`));
	const plain = new Request("https://www.thari.example/q/token", { method: "POST", body: form });
	const body = await plain.arrayBuffer();
	const headers = {
		"Content-Type": plain.headers.get("Content-Type") ?? "",
		"Content-Length": String(body.byteLength),
	};
	return new Request(plain.url, { method: "POST", body, headers });
}

/** The status, and the sentence of a refusal. */
async function send(request: Request, from = context) {
	const answer = await performAction(request, from, "/q/token");
	if (answer instanceof Response) return { status: answer.status };
	return { status: answer.init?.status, sentence: answer.data.sentence, headers: new Headers(answer.init?.headers) };
}

test("five files of 5 MB are taken, again and again", async () => {
	for (let n = 0; n < 3; n++) expect(await send(await reply(5 * MB, 5))).toEqual({ status: 303 });
});

test("of many uploads at once two are read; the others are asked to try again, and are not read", async () => {
	const requests = await Promise.all(Array.from({ length: 9 }, () => reply(MB, 1)));
	const buyers = await Promise.all([context, ...Array.from({ length: 8 }, newBuyer)]);
	const answers = await Promise.all(requests.map((request, n) => send(request, buyers[n])));
	expect(answers.map(({ status }) => status)).toEqual([303, 303, ...Array.from({ length: 7 }, () => 503)]);
	expect(requests.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true, ...Array.from({ length: 7 }, () => false)]);
	expect(answers[2]).toMatchObject({ sentence: expect.stringContaining("Nothing was saved: too many files") });
	expect(answers[2]?.headers?.get("Retry-After")).toBe("30");
	for (let n = 0; n < 9; n++) expect(await send(await reply(MB, 1), buyers[8])).toEqual({ status: 303 });
	expect(await send(await reply(10, 1), buyers[8])).toMatchObject({ status: 429 });
});

test("of one link one form with files is read at once, and another buyer still finds a place", async () => {
	const requests = await Promise.all([reply(MB, 1), reply(MB, 1), reply(MB, 1)]);
	const [first, second, other] = requests;
	if (!first || !second || !other) throw new Error("There are no requests.");
	const answers = await Promise.all([send(first), send(second), send(other, await newBuyer())]);
	expect(answers.map(({ status }) => status)).toEqual([303, 503, 303]);
});

test("an address leaves 200 MB a day, and may still write", async () => {
	const { address } = context.get(visitorContext);
	const { access: other } = await requestCase(database, shop, { email: "other@example.com" });
	const bytes = new Uint8Array(5 * MB);
	const files = Array.from({ length: 5 }, () => ({ name: "a.pdf", type: "application/pdf", bytes }));
	for (const access of [context.get(buyerContext), other])
		for (const n of [1, 2, 3, 4])
			await shop.services.buyerCases.perform(access, { kind: "reply", message: `${n}`, files }, address);
	const refused = await reply(MB, 1);
	expect(await send(refused)).toMatchObject({ status: 429, sentence: expect.stringContaining("more than 200 MB") });
	expect(refused.bodyUsed).toBe(false);
	expect(await send(await reply(0, 0))).toEqual({ status: 303 });
});

test("the room for files is none for text: it is not written into the answer again", async () => {
	const answer = await performAction(await reply(0, 0, "x".repeat(MB)), context, "/q/token");
	expect(answer).toMatchObject({ data: { values: {} }, init: { status: 422 } });
});

test("a link that ends while the body arrives gets the answer of a wrong one, and nothing is stored", async () => {
	const access = await shop.services.buyerCases.open((await requestCase(database, shop)).token, notHere);
	if (!access) throw new Error("The link does not open.");
	context.set(buyerContext, access);
	const entries = () => database.read.selectFrom("case_entry").select("id").execute();
	const before = await entries();
	const request = await reply(8, 1);
	await database.tx((db) => revokeLinks(db, access.caseId, shop.clock.now));
	await expect(performAction(request, context, "/q/token")).rejects.toMatchObject({ init: { status: 404 } });
	expect(await entries()).toEqual(before);
});

test("a message beyond those that wait for our answer comes back with its sentence and what was typed", async () => {
	const access = context.get(buyerContext);
	for (let n = 0; n < 50; n++)
		await shop.services.buyerCases.perform(access, { kind: "reply", message: `Message ${n}`, files: [] });
	const answer = await performAction(await reply(8, 0, "One more"), context, "/q/token");
	if (answer instanceof Response) throw new Error("It was taken.");
	expect(answer.init?.status).toBe(409);
	expect(answer.data).toMatchObject({
		status: "conflict",
		action: "reply",
		sentence: expect.stringMatching(/so this one was not sent\. What you wrote is still here/),
		values: { message: "One more" },
	});
});
