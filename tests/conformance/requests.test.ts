import { beforeEach, describe, expect, test } from "vitest";
import { HURRIED } from "../../server/intake/form-keys.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { engines } from "../support/databases.ts";
import { exampleInquiry, exampleOrder } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { openShop, type Shop, START, shown, typedKey, visitor } from "../support/shop.ts";
import { saying } from "../support/words.ts";

describe.each(engines)("order requests on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	const key = () => typedKey(shop);
	const submit = (fields: Record<string, string>) => shop.services.requests.submit(shop.form(fields), visitor);
	const requests = () => database.read.selectFrom("quote_request").selectAll().orderBy("created_at").execute();
	const outbox = () =>
		database.read.selectFrom("outbox").select(["kind", "recipient", "state"]).orderBy("kind").execute();

	test("stores the request, its lines and its mails in one transaction, with names and prices of our own", async () => {
		const result = await submit({ ...exampleOrder, formKey: key() });
		expect(result).toMatchObject({
			status: "stored",
			receipt: { pieces: 10, total: 2_500_000, submittedAt: START + HURRIED },
		});
		expect(await requests()).toMatchObject([
			{
				customer_name: "Example Buyer",
				company: "Example Trading",
				notes: null,
				total_amount: 2_500_000,
				catalogue_version: 1,
				doubt: null,
			},
		]);
		expect(await database.read.selectFrom("quote_request_line").selectAll().execute()).toMatchObject([
			{
				position: 0,
				product_id: "banarasi-silk-saree",
				name: "Banarasi Silk Saree",
				price: 250_000,
				quantity: 10,
				category: "silk-sarees",
			},
		]);
		expect(await outbox()).toEqual([
			{ kind: "buyer-acknowledgement", recipient: "buyer@example.com", state: "queued" },
			{ kind: "staff-request", recipient: "staff@thari.example", state: "queued" },
		]);
	});

	test("the reference is the last 8 digits of the timestamp, and a taken one steps on", async () => {
		const one = await submit({ ...exampleOrder, formKey: key() });
		const keys = [key(), key()];
		shop.clock.now = START + HURRIED;
		const rest = [];
		for (const formKey of keys) {
			shop.clock.now += 2 * HURRIED;
			const now = shop.clock.now;
			shop.clock.now = START + HURRIED + 2 * HURRIED;
			rest.push(await submit({ ...exampleOrder, formKey }));
			shop.clock.now = now;
		}
		const references = [one, ...rest].map((result) =>
			result.status === "stored" ? result.receipt.reference : result.status,
		);
		expect(references[0]).toMatch(/^\d{8}$/);
		expect(new Set(references).size).toBe(3);
	});

	test("the same key and content, 8 times at once, is one request with one reference", async () => {
		const fields = { ...exampleOrder, formKey: key() };
		const results = await Promise.all(Array.from({ length: 8 }, () => submit(fields)));
		const references = new Set(
			results.map((result) => (result.status === "stored" ? result.receipt.reference : result.status)),
		);
		expect(references.size).toBe(1);
		expect(await requests()).toHaveLength(1);
		expect(await outbox()).toHaveLength(2);
	});

	test("the same key with other content is refused and says what was saved", async () => {
		const formKey = key();
		await submit({ ...exampleOrder, formKey });
		const second = await submit({ ...exampleOrder, formKey, address: "2 Other Street, London" });
		expect(second).toMatchObject({
			status: "failed",
			problem: saying(/already sent with other content, and that was saved/),
		});
		expect(await requests()).toHaveLength(1);
	});

	test("a retry after the price has changed still gives the first receipt", async () => {
		const fields = { ...exampleOrder, formKey: key() };
		const first = await submit(fields);
		await database.tx(async (db) => {
			await db.updateTable("product").set({ price: 300_000 }).where("id", "=", "banarasi-silk-saree").execute();
			await db.updateTable("catalogue_version").set({ version: 2 }).execute();
		});
		await expect.poll(() => shop.services.catalogue.summary().version).toBe(2);
		expect(shown(await submit(fields))).toEqual(shown(first));
		const next = await submit({ ...fields, formKey: key() });
		expect(next).toMatchObject({ status: "lines", problems: [{ kind: "price", now: { price: 300_000 } }] });
	});

	test.each([
		["nine days later", 9 * 86_400_000],
		["after the clock was set back", -3_600_000],
	])("a retry %s is still the first request, though its key may store nothing new", async (_, later) => {
		const fields = { ...exampleOrder, formKey: key() };
		const unused = key();
		const first = await submit(fields);
		shop.clock.now += later;
		expect(shown(await submit(fields))).toEqual(shown(first));
		expect(await submit({ ...fields, notes: "and more" })).toMatchObject({ status: "failed", reason: "conflict" });
		const old = await submit({ ...exampleOrder, formKey: unused });
		expect(old.status === "confirm" && old.formKey).not.toBe(unused);
		expect(await requests()).toHaveLength(1);
	});

	test("a form without a key, or with a forged or hurried one, is asked to come again and nothing is stored", async () => {
		const issued = shop.services.formKeys.issue();
		const hurried = await submit({ ...exampleOrder, formKey: issued });
		expect(hurried).toMatchObject({ status: "confirm", formKey: issued, values: { fullName: "Example Buyer" } });
		for (const formKey of ["", "x", issued.replace(/.$/, (end) => (end === "A" ? "B" : "A")), "0.0.0"]) {
			const answer = await submit({ ...exampleOrder, formKey });
			expect(answer.status).toBe("confirm");
			expect(answer.status === "confirm" && answer.formKey).not.toBe(formKey);
		}
		expect(await requests()).toHaveLength(0);
		shop.clock.now += HURRIED;
		expect(await submit({ ...exampleOrder, formKey: issued })).toMatchObject({ status: "stored" });
	});

	test("an address gets at most one acknowledgement in 24 hours, however it is written; staff always hear", async () => {
		await submit({ ...exampleOrder, formKey: key() });
		await submit({ ...exampleOrder, email: "BUYER+1@example.com", formKey: key() });
		const count = async (kind: string) => (await outbox()).filter((mail) => mail.kind === kind).length;
		expect([await count("buyer-acknowledgement"), await count("staff-request")]).toEqual([1, 2]);
		shop.clock.now += 24 * 3_600_000;
		await submit({ ...exampleOrder, formKey: key() });
		expect([await count("buyer-acknowledgement"), await count("staff-request")]).toEqual([2, 3]);
	});

	test("one mailbox at Google is one address, with dots and under either name; elsewhere a dot is another person", async () => {
		const acknowledged = async (...emails: string[]) => {
			for (const email of emails) await submit({ ...exampleOrder, email, formKey: key() });
			return (await outbox()).filter(({ kind }) => kind === "buyer-acknowledgement").map(({ recipient }) => recipient);
		};
		expect(
			await acknowledged("example.buyer@gmail.com", "ex.ample.buy.er+1@gmail.com", "E.xamplebuyer@GoogleMail.com"),
		).toEqual(["example.buyer@gmail.com"]);
		expect(await acknowledged("example.buyer@example.com", "examplebuyer@example.com")).toHaveLength(3);
		expect(await acknowledged("examplebuyer@gmail.com.example.com")).toHaveLength(4);
	});

	test("eight requests from one address at once send one acknowledgement", async () => {
		const keys = Array.from({ length: 8 }, () => key());
		await Promise.all(keys.map((formKey) => submit({ ...exampleOrder, formKey })));
		expect((await outbox()).filter(({ kind }) => kind === "buyer-acknowledgement")).toHaveLength(1);
		expect(await requests()).toHaveLength(8);
	});

	test("what a machine may have filled is kept for a person to look at and mails nobody", async () => {
		expect(await submit({ ...exampleOrder, website: "http://spam.example", formKey: key() })).toMatchObject({
			status: "stored",
		});
		expect(await requests()).toMatchObject([{ doubt: "honeypot" }]);
		expect(await outbox()).toEqual([]);
	});

	test.each([
		["fullName", "A", "Full name must be at least 2 characters"],
		["email", "not-an-address", "Please enter a valid email address"],
		["email", "a@b.example\r\nBcc: x@y.example", "Please enter a valid email address"],
		["phone", "12345", "Please enter a valid phone number"],
		["country", "", "Please select your country"],
		["country", "Atlantis", "Please select your country"],
		["address", "short", "Please enter your complete address"],
	])("a wrong %s is refused in the specification's words", async (field, value, sentence) => {
		expect(await submit({ ...exampleOrder, [field]: value, formKey: key() })).toMatchObject({
			status: "invalid",
			problems: { [field]: saying(sentence) },
		});
		expect(await requests()).toHaveLength(0);
	});

	test("too many sends from one network are refused with a sentence, and others are not", async () => {
		await shop.close();
		shop = await openShop(database, { FORMS_PER_HOUR: "2" });
		for (let n = 0; n < 2; n++)
			expect(await submit({ ...exampleOrder, formKey: key() })).toMatchObject({ status: "stored" });
		const third = await submit({ ...exampleOrder, formKey: key() });
		expect(third).toMatchObject({ status: "failed", problem: saying(/^Nothing was saved/) });
		const other = await shop.services.requests.submit(shop.form({ ...exampleOrder, formKey: key() }), {
			...visitor,
			address: "192.0.2.9",
		});
		expect(other.status).toBe("stored");
	});

	test("too many sends in all are refused with a sentence, whoever sends; inquiries leave the ceiling of requests alone", async () => {
		await shop.close();
		shop = await openShop(database, { FORMS_PER_HOUR_IN_ALL: "2" });
		const from = (n: number) => ({ ...visitor, address: `192.0.2.${n}` });
		const ask = (n: number) => shop.services.requests.submit(shop.form({ ...exampleOrder, formKey: key() }), from(n));
		for (const n of [1, 2]) {
			const inquiry = shop.form({ ...exampleInquiry, formKey: key() });
			expect(await shop.services.inquiries.submit(inquiry, from(n))).toMatchObject({ status: "sent" });
		}
		for (const n of [1, 2]) expect(await ask(n)).toMatchObject({ status: "stored" });
		const problem = saying(/^Nothing was saved: more forms are coming in than we can take\./);
		expect(await ask(3)).toMatchObject({ status: "failed", reason: "limit", problem });
		shop.clock.now += 3_600_000;
		expect(await ask(3)).toMatchObject({ status: "stored" });
	});
});
