import { beforeEach, describe, expect, test } from "vitest";
import { writeEmail } from "../../server/email/write-email.ts";
import { HURRIED } from "../../server/intake/form-keys.ts";
import type { Mail } from "../../server/outbox/deliverables.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { engines } from "../support/databases.ts";
import { exampleInquiry, exampleOrder } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { openShop, type Shop, START, typedKey, visitor } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const SENT = { status: "sent" };

describe.each(engines)("inquiries on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	const key = () => typedKey(shop);
	const submit = (fields: Record<string, string>) => shop.services.inquiries.submit(shop.form(fields), visitor);
	const inquiries = () => database.read.selectFrom("inquiry").selectAll().orderBy("created_at").execute();
	const outbox = () => database.read.selectFrom("outbox").select(["kind", "recipient", "state"]).execute();

	test("stores the inquiry and its notice to staff in one transaction; the sender gets no mail", async () => {
		expect(await submit({ ...exampleInquiry, formKey: key() })).toEqual(SENT);
		expect(await inquiries()).toMatchObject([
			{
				name: "Example Sender",
				email: "sender@example.com",
				company: null,
				country: "JP",
				locale: "en",
				message: "Which weights of cotton do you weave?",
				doubt: null,
				created_at: START + HURRIED,
			},
		]);
		expect(await outbox()).toEqual([{ kind: "staff-inquiry", recipient: "staff@thari.example", state: "queued" }]);
	});

	test("a flood is told of in one mail when its hour is over, loses nothing, and leaves the shop's orders alone", async () => {
		await shop.close();
		shop = await openShop(database, { FORMS_PER_HOUR_IN_ALL: "60", STAFF_EMAIL: "a@thari.example,b@thari.example" });
		const results = await Promise.all(
			Array.from({ length: 80 }, (_, n) =>
				shop.services.inquiries.submit(
					shop.form({ ...exampleInquiry, message: `Question number ${n}`, formKey: key() }),
					{ ...visitor, address: `192.0.2.${n}` },
				),
			),
		);
		expect(results.filter(({ status }) => status === "sent")).toHaveLength(60);
		expect(await inquiries()).toHaveLength(60);
		const mails = await database.read.selectFrom("outbox").selectAll().execute();
		const digests = mails.filter(({ kind }) => kind === "staff-inquiries");
		const hour = { since: Date.UTC(2026, 10, 20, 9), until: Date.UTC(2026, 10, 20, 10) };
		expect(digests.map(({ recipient }) => recipient).sort()).toEqual(["a@thari.example", "b@thari.example"]);
		for (const { next_at, payload } of digests)
			expect([next_at, JSON.parse(payload)]).toEqual([hour.until, { v: 1, kind: "staff-inquiries", ...hour }]);
		// Of those that are written at once each sees only what was stored before it.
		const singles = mails.length - digests.length;
		expect(singles).toBeGreaterThanOrEqual(2 * 20);
		expect(singles).toBeLessThan(2 * 35);
		const mail: Mail = JSON.parse(digests[0]?.payload ?? "");
		const email = await writeEmail(
			database.read,
			{ payload: mail, recipient: "a@thari.example", locale: "en" },
			shop.services,
		);
		expect(email.subject).toBe("60 inquiries in one hour");
		expect(email.text).toContain("/desk/inquiries");

		const order = shop.form({ ...exampleOrder, formKey: key() });
		expect(await shop.services.requests.submit(order, visitor)).toMatchObject({ status: "stored" });
		// The next hour begins anew: a normal day still mails each.
		shop.clock.now = START + 2 * 3_600_000;
		await submit({ ...exampleInquiry, formKey: key() });
		expect((await outbox()).filter(({ kind }) => kind === "staff-inquiry")).toHaveLength(singles + 2);
	});

	test("each of several staff members gets the notice", async () => {
		await shop.close();
		shop = await openShop(database, { STAFF_EMAIL: "a@thari.example,b@thari.example" });
		await submit({ ...exampleInquiry, formKey: key() });
		expect((await outbox()).map(({ recipient }) => recipient).sort()).toEqual(["a@thari.example", "b@thari.example"]);
	});

	test("the same key and content, 8 times at once, is one inquiry with one notice", async () => {
		const fields = { ...exampleInquiry, formKey: key() };
		const results = await Promise.all(Array.from({ length: 8 }, () => submit(fields)));
		expect(results).toEqual(Array(8).fill(SENT));
		expect(await inquiries()).toHaveLength(1);
		expect(await outbox()).toHaveLength(1);
	});

	test.each([
		["minutes", 600_000],
		["nine days", 9 * 86_400_000],
	])("a retry %s later is still the first inquiry", async (_, later) => {
		const fields = { ...exampleInquiry, formKey: key() };
		await submit(fields);
		shop.clock.now += later;
		expect(await submit(fields)).toEqual(SENT);
		expect(await inquiries()).toHaveLength(1);
	});

	test("the same key with other content is refused, says what was saved and hands out a fresh key", async () => {
		const formKey = key();
		await submit({ ...exampleInquiry, formKey });
		const second = await submit({ ...exampleInquiry, formKey, message: "Something else altogether" });
		expect(second).toMatchObject({
			status: "failed",
			reason: "conflict",
			problem: saying(/already sent with other content, and that was saved/),
		});
		if (second.status !== "failed") throw new Error("it was not refused");
		expect(second.formKey).not.toBe(formKey);
		expect(shop.services.formKeys.issue()).not.toBe(second.formKey);
		expect(await inquiries()).toHaveLength(1);
		shop.clock.now += HURRIED;
		expect(
			await submit({ ...exampleInquiry, formKey: second.formKey ?? "", message: "Something else altogether" }),
		).toEqual(SENT);
	});

	test("8 sends with one key and different contents at once store exactly one of them", async () => {
		const formKey = key();
		const results = await Promise.all(
			Array.from({ length: 8 }, (_, n) =>
				submit({ ...exampleInquiry, formKey, message: `Question number ${n}, please` }),
			),
		);
		expect(results.filter(({ status }) => status === "sent")).toHaveLength(1);
		expect(results.filter(({ status }) => status === "failed")).toHaveLength(7);
		expect(await inquiries()).toHaveLength(1);
		expect(await outbox()).toHaveLength(1);
	});

	test("a form without a key, or with a forged or hurried one, is asked to come again and nothing is stored", async () => {
		const issued = shop.services.formKeys.issue();
		expect(await submit({ ...exampleInquiry, formKey: issued })).toMatchObject({
			status: "confirm",
			formKey: issued,
			values: exampleInquiry,
		});
		for (const formKey of ["", "x", `${issued}x`, "0.0.0"]) {
			const answer = await submit({ ...exampleInquiry, formKey });
			expect(answer.status).toBe("confirm");
			expect(answer.status === "confirm" && answer.formKey).not.toBe(formKey);
		}
		expect(await inquiries()).toHaveLength(0);
		shop.clock.now += HURRIED;
		expect(await submit({ ...exampleInquiry, formKey: issued })).toEqual(SENT);
	});

	test("what a machine may have filled is kept for a person to look at and mails nobody", async () => {
		expect(await submit({ ...exampleInquiry, website: "http://spam.example", formKey: key() })).toEqual(SENT);
		expect(await inquiries()).toMatchObject([{ doubt: "honeypot" }]);
		expect(await outbox()).toEqual([]);
	});

	test.each([
		["name", "A", "Name must be at least 2 characters"],
		["name", "Anna\nBcc: x@y.example", "Please remove the characters that cannot be shown."],
		["email", "not-an-address", "Please enter a valid email address"],
		["email", "a@b.example\r\nBcc: x@y.example", "Please enter a valid email address"],
		["country", "", "Please select your country"],
		["country", "Atlantis", "Please select your country"],
		["message", "too short", "Message must be at least 10 characters"],
	])(
		"a wrong %s is refused in the specification's words, with the form and its key kept",
		async (field, value, sentence) => {
			const formKey = key();
			const fields = { ...exampleInquiry, [field]: value };
			expect(await submit({ ...fields, formKey })).toEqual({
				status: "invalid",
				problems: { [field]: saying(sentence) },
				values: fields,
				formKey,
			});
			expect(await inquiries()).toHaveLength(0);
			expect(await submit({ ...exampleInquiry, formKey })).toEqual(SENT);
		},
	);

	test("text of every script comes back as it was typed", async () => {
		const message = "தறி ஒன்று 🧵 \"quoted\" 'single' <b>&amp;</b> \\ % _ ; -- \u202e\n\tline two";
		await submit({ ...exampleInquiry, name: "Zoë 織り", message, formKey: key() });
		expect(await inquiries()).toMatchObject([{ name: "Zoë 織り", message }]);
	});

	test("too many sends from one network are refused with a sentence and their form, and others are not", async () => {
		await shop.close();
		shop = await openShop(database, { FORMS_PER_HOUR: "2" });
		for (let n = 0; n < 2; n++) expect(await submit({ ...exampleInquiry, formKey: key() })).toEqual(SENT);
		const formKey = key();
		const third = await submit({ ...exampleInquiry, formKey });
		expect(third).toEqual({
			status: "failed",
			reason: "limit",
			problem: saying(/^Nothing was saved: too many forms/),
			values: exampleInquiry,
			formKey,
		});
		const other = { ...visitor, address: "192.0.2.9" };
		expect(await shop.services.inquiries.submit(shop.form({ ...exampleInquiry, formKey: key() }), other)).toEqual(SENT);
		shop.clock.now += 3_600_000;
		expect(await submit({ ...exampleInquiry, formKey })).toEqual(SENT);
	});

	test("an hour's inquiries and orders are counted apart, each up to its ceiling", async () => {
		await shop.close();
		shop = await openShop(database, { FORMS_PER_HOUR: "1" });
		const order = () => shop.services.requests.submit(shop.form({ ...exampleOrder, formKey: key() }), visitor);
		for (const expected of [{ status: "sent" }, { status: "failed", reason: "limit" }])
			expect(await submit({ ...exampleInquiry, formKey: key() })).toMatchObject(expected);
		for (const expected of [{ status: "stored" }, { status: "failed", reason: "limit" }])
			expect(await order()).toMatchObject(expected);
	});
});
