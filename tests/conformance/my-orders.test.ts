import { beforeEach, describe, expect, test } from "vitest";
import { orderListView } from "../../app/buyer/orders/order-list.server.ts";
import { asItIs } from "../../messages/translation.ts";
import { openLink } from "../../server/cases/case-links.ts";
import { readProductDetails, storeProductDetails } from "../../server/catalogue/stored-product-details.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { exportPerson } from "../../server/privacy/export-person.ts";
import { sweep } from "../../server/privacy/retention.ts";
import { caseRow, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { writeCatalogue } from "../support/catalogue-write.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { askForList, listMails } from "../support/order-lists.ts";
import type { Shop } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const DAY = 86_400_000;
const ANNA = "anna@buyer.example";

describe.each(engines)("my orders on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	const ask = (email: string) => askForList(shop, email);
	const mails = () => listMails(database, shop);
	/** Asks, and opens what the mail brings. */
	async function listFor(email: string) {
		await ask(email);
		const token = (await mails()).at(-1)?.token ?? "";
		return { token, access: await accessTo(token) };
	}
	async function accessTo(token: string) {
		const access = await shop.services.orderLists.open(token, () => new Error("ended"));
		if (!access || access === "expired") throw new Error(`The list does not open: ${access}`);
		return access;
	}
	const open = (token: string) => shop.services.orderLists.open(token, () => new Error("ended"));
	const referencesOf = async (access: Awaited<ReturnType<typeof accessTo>>) =>
		(await shop.services.orderLists.requests(access)).map(({ reference }) => reference);
	const correct = async (caseId: string, email: string, renewLinks = true) =>
		shop.services.staffCases.correctBuyer(priya, await seen(database, caseId), {
			buyer: {
				name: "Anna",
				email,
				phone: "+44 20 7946 0018",
				company: null,
				country: "GB",
				address: "1 Example Street",
			},
			renewLinks,
		});

	test("the answer is the same whether or not there are requests, and nothing is kept of one who has none", async () => {
		await requestCase(database, shop, { email: ANNA });
		expect(await ask("nobody@buyer.example")).toEqual(await ask(ANNA));
		expect(await mails()).toEqual([{ recipient: ANNA, token: expect.stringMatching(/^[\w-]{43}$/) }]);
		for (const table of ["order_list_ask", "order_list_link", "order_list_mail", "outbox"] as const)
			expect(JSON.stringify(await database.read.selectFrom(table).selectAll().execute())).not.toContain("nobody");
		expect(await database.read.selectFrom("order_list_ask").selectAll().execute()).toEqual([]);
	});

	test("what is no address is refused under its field", async () => {
		for (const email of ["", "anna", "anna@", `${"a".repeat(250)}@b.example`, "a@b.example\nBcc: c@d.example"])
			expect(await ask(email)).toMatchObject({
				status: "invalid",
				problems: { email: saying("Please enter a valid email address") },
			});
		expect(await mails()).toEqual([]);
	});

	test("the list has every request of the address, the newest first, as the buyer's own page words it", async () => {
		const first = await requestCase(database, shop, { email: "Anna@Buyer.example", buyerReference: "PO-1" });
		const second = await requestCase(database, shop, { email: ANNA });
		const third = await requestCase(database, shop, { email: ANNA, buyerReference: "PO-3" });
		await requestCase(database, shop, { email: "bert@buyer.example" });
		await sendQuote(database, shop, second.id);
		await shop.services.staffCases.perform(priya, await seen(database, third.id), { kind: "mark_spam" });
		const { access } = await listFor("ANNA@buyer.EXAMPLE");
		const listed = await shop.services.orderLists.requests(access);
		expect(listed).toMatchObject([
			{ reference: third.reference, status: "closed", lines: [], buyerReference: "" },
			{ reference: second.reference, status: "quoted", opens: true, buyerReference: "" },
			{ reference: first.reference, status: "new", opens: true, buyerReference: "PO-1" },
		]);
		expect(listed[1]?.lines[0]).toMatchObject({
			name: expect.any(String),
			quantity: expect.any(Number),
			unit: "piece",
		});
		shop.clock.now += 29 * DAY;
		expect((await shop.services.orderLists.requests(access))[1]).toMatchObject({ status: "expired" });
	});

	test("a request's samples stand beside its products, also where it asks for nothing else", async () => {
		const samples = JSON.stringify([{ id: "madras-check-shirt", kind: "swatch", colour: "MD-01", quantity: 2 }]);
		const sold = database.read.selectFrom("product").select("details").where("id", "=", "madras-check-shirt");
		const { details } = await sold.executeTakeFirstOrThrow();
		const stored = storeProductDetails({ ...readProductDetails(details), samples: ["swatch"] });
		await writeCatalogue(database, (db) =>
			db.updateTable("product").set({ details: stored }).where("id", "=", "madras-check-shirt").execute(),
		);
		await shop.services.catalogue.refresh();
		const spam = await requestCase(database, shop, { email: ANNA, samples });
		await requestCase(database, shop, { email: ANNA, items: "", samples });
		await shop.services.staffCases.perform(priya, await seen(database, spam.id), { kind: "mark_spam" });
		const { access } = await listFor(ANNA);
		const shown = orderListView(await shop.services.orderLists.requests(access), asItIs);
		expect(shown.map(({ items, samples }) => [items, samples]).sort()).toEqual([
			["", ""],
			["", "Samples: Madras Check Shirt: 2 swatches, Navy, ecru and rust"],
		]);
	});

	test("the mail goes to the address of a request, whichever name of its mailbox was typed, and never to a typed one", async () => {
		await requestCase(database, shop, { email: "anna@gmail.com" });
		await requestCase(database, shop, { email: "anna+shop@buyer.example" });
		for (const [typed, recipient] of [
			["A.nna+x@googlemail.com", "anna@gmail.com"],
			["Anna+Shop@buyer.example", "anna+shop@buyer.example"],
			["anna+other@buyer.example", "anna+shop@buyer.example"],
			["anna@buyer.example", "anna+shop@buyer.example"],
		] as const) {
			const { access } = await listFor(typed);
			expect([typed, (await mails()).at(-1)?.recipient]).toEqual([typed, recipient]);
			expect(await referencesOf(access)).toHaveLength(1);
		}
		// Two names of one mailbox may after all be two people's: each list has the requests of its very address.
		const own = await requestCase(database, shop, { email: "anna@buyer.example" });
		shop.clock.now += DAY + 1;
		const { access } = await listFor("anna@buyer.example");
		expect(await referencesOf(access)).toEqual([own.reference]);
	});

	test("what a robot may have sent in somebody's name, or is spam, brings no mail", async () => {
		await requestCase(database, shop, { email: "victim@buyer.example", website: "x" });
		const spam = await requestCase(database, shop, { email: "other@buyer.example" });
		await shop.services.staffCases.perform(priya, await seen(database, spam.id), { kind: "mark_spam" });
		await ask("victim@buyer.example");
		await ask("other@buyer.example");
		expect(await mails()).toEqual([]);
	});

	test("a list opens the page of a request with a link that ends with it, made once", async () => {
		const { id, reference } = await requestCase(database, shop, { email: ANNA });
		const { access } = await listFor(ANNA);
		const tokens = [
			await shop.services.orderLists.openCase(access, reference),
			await shop.services.orderLists.openCase(access, reference),
		];
		expect(tokens[0]).toBe(tokens[1]);
		const links = await database.read.selectFrom("case_link").selectAll().where("case_id", "=", id).execute();
		expect(links.map(({ expires_at }) => Number(expires_at)).sort()[0]).toBe(access.until);
		expect(links).toHaveLength(2);
		expect((await openLink(database.read, tokens[0] ?? "", shop.clock.now))?.caseId).toBe(id);
		expect(await openLink(database.read, tokens[0] ?? "", access.until)).toBeUndefined();
	});

	test("a list gives no link where none works: after its end, nor once colleagues have ended the links", async () => {
		const old = await requestCase(database, shop, { email: ANNA });
		shop.clock.now += 170 * DAY;
		const { access } = await listFor(ANNA);
		const token = await shop.services.orderLists.openCase(access, old.reference);
		// The request's own link ends first, and so does this one.
		shop.clock.now += 11 * DAY;
		expect(await openLink(database.read, token ?? "", shop.clock.now)).toBeUndefined();
		expect(await shop.services.orderLists.requests(access)).toMatchObject([{ opens: false }]);
		expect(await shop.services.orderLists.openCase(access, old.reference)).toBeUndefined();

		const young = await requestCase(database, shop, { email: "bert@buyer.example" });
		const { access: berts } = await listFor("bert@buyer.example");
		const before = await shop.services.orderLists.openCase(berts, young.reference);
		await shop.services.staffCases.renewLink(priya, await seen(database, young.id));
		expect(await openLink(database.read, before ?? "", shop.clock.now)).toBeUndefined();
		// The one that was ended is not revived; another list, mailed later, opens the request by one of its own.
		expect(await shop.services.orderLists.openCase(berts, young.reference)).toBeUndefined();
		const { access: later } = await listFor("bert@buyer.example");
		expect(await shop.services.orderLists.openCase(later, young.reference)).toBeDefined();
	});

	test("a list opens nobody else's request", async () => {
		await requestCase(database, shop, { email: ANNA });
		const other = await requestCase(database, shop, { email: "bert@buyer.example" });
		const tagged = await requestCase(database, shop, { email: "anna+2@buyer.example" });
		const { access } = await listFor(ANNA);
		for (const reference of [other.reference, tagged.reference, "", "00000000"])
			expect(await shop.services.orderLists.openCase(access, reference)).toBeUndefined();
	});

	test("an address that was corrected loses the request, and the new one gets it", async () => {
		const { id, reference } = await requestCase(database, shop, { email: ANNA });
		const { access } = await listFor(ANNA);
		await correct(id, "new@buyer.example");
		expect((await caseRow(database, id)).mailbox).toBe("new@buyer.example");
		expect(await referencesOf(access)).toEqual([]);
		expect(await shop.services.orderLists.openCase(access, reference)).toBeUndefined();
		shop.clock.now += DAY + 1;
		await ask(ANNA);
		expect(await mails()).toHaveLength(1);
		const { access: theirs } = await listFor("new@buyer.example");
		expect(await referencesOf(theirs)).toEqual([reference]);
	});

	test("a link works for 30 days, says for 30 more that it has expired, and is then unknown", async () => {
		await requestCase(database, shop, { email: ANNA });
		const { token, access } = await listFor(ANNA);
		shop.clock.now = access.until;
		expect(await open(token)).toBe("expired");
		await expect(shop.services.orderLists.openCase(access, "x")).rejects.toThrow("ended");
		await sweep(database, shop.clock.now + 29 * DAY);
		expect(await open(token)).toBe("expired");
		await sweep(database, shop.clock.now + 31 * DAY);
		expect(await open(token)).toBeUndefined();
		for (const wrong of ["", "x", token.slice(1), `${token}x`, token.toLowerCase(), `${token}\n`])
			expect(await open(wrong)).toBeUndefined();
	});

	test("only a hash of the link is kept once the mail has left", async () => {
		await requestCase(database, shop, { email: ANNA });
		const { token } = await listFor(ANNA);
		const rows = await database.read.selectFrom("order_list_link").selectAll().execute();
		expect(JSON.stringify(rows)).not.toContain(token);
		expect(rows).toMatchObject([{ email: ANNA }]);
	});

	test("an erased person's link shows nothing, and no ask of theirs is kept", async () => {
		const { id, reference } = await requestCase(database, shop, { email: "Anna@buyer.example" });
		const { token, access } = await listFor(ANNA);
		const opened = await shop.services.orderLists.openCase(access, reference);
		await ask("ANNA@buyer.example");
		expect((await exportPerson(database.read, ANNA)).tables).toMatchObject({
			order_list_link: [{ email: ANNA }],
			order_list_ask: [{ email: "ANNA@buyer.example" }],
		});
		await erasePerson(shop.gated, priya, ANNA, shop.clock.now);
		expect(await open(token)).toBeUndefined();
		expect(await shop.services.orderLists.requests(access)).toEqual([]);
		await expect(shop.services.orderLists.openCase(access, reference)).rejects.toThrow("ended");
		expect(await openLink(database.read, opened ?? "", shop.clock.now)).toBeUndefined();
		expect((await caseRow(database, id)).mailbox).toBe("");
		expect(await mails()).toEqual([]);
		await ask(ANNA);
		expect(await mails()).toEqual([]);
	});

	test("several processes answer an ask once", async () => {
		await requestCase(database, shop, { email: ANNA });
		await ask(ANNA);
		await Promise.all([shop.jobs.round(), shop.jobs.round(), shop.jobs.round()]);
		expect(await mails()).toHaveLength(1);
	});

	test("a request from before the mailbox was kept is found by its address", async () => {
		const { id, reference } = await requestCase(database, shop, { email: "anna+shop@buyer.example" });
		await database.tx((db) =>
			db.updateTable("quote_case").set({ mailbox: "anna+shop@buyer.example" }).where("id", "=", id).execute(),
		);
		const { access } = await listFor("anna+shop@buyer.example");
		expect(await referencesOf(access)).toEqual([reference]);
	});
});
