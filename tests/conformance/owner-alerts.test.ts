import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { company } from "../../content/company.ts";
import { alarmOwners } from "../../server/email/refusal-alarm.ts";
import type { Email } from "../../server/email/transport.ts";
import { writeEmail } from "../../server/email/write-email.ts";
import { tellLate } from "../../server/jobs/tell-late.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { StorageError } from "../../server/platform/storage-error.ts";
import { requestCase } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

const HOUR = 3_600_000;

describe.each(engines)("owners on %s are written to", (engine) => {
	let database: Database;
	let shop: Shop;
	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
		const person = { name: "Example", email_verified: 1, image: null, created_at: 1, updated_at: 1 };
		const here = { ...person, two_factor_enabled: 1, disabled_at: null };
		const rows = [
			{ ...here, id: "1", email: "owner@staff.example", role: "owner" },
			{ ...here, id: "2", email: "gone@staff.example", role: "owner", disabled_at: 1 },
			{ ...here, id: "3", email: "staff@staff.example", role: "staff" },
		];
		await database.tx((db) => db.insertInto("staff").values(rows).execute());
	});

	const late = () =>
		database.read
			.selectFrom("outbox")
			.select(["recipient", "payload"])
			.where("kind", "=", "staff-late")
			.orderBy("id")
			.execute();

	test("when buyers wait longer than promised, once a day, by however many processes", async () => {
		await requestCase(database, shop);
		await requestCase(database, shop, { email: "second@example.com" });
		await shop.keeping.round();
		expect(await late()).toEqual([]);
		shop.clock.now += 25 * HOUR;
		await shop.keeping.round();
		await shop.keeping.round();
		const mails = await late();
		expect(mails.map(({ recipient }) => recipient)).toEqual(["owner@staff.example"]);
		const payload = { kind: "staff-late", at: shop.clock.now } as const;
		const queued = { payload, recipient: "owner@staff.example", locale: "en" } as const;
		const email = await writeEmail(database.read, queued, { company, publicUrl: "https://thari.example" });
		expect(email.subject).toBe("2 buyers wait longer than promised");
		expect(email.text).toContain("https://thari.example/desk");
		// Another process of the same site, which has told nobody yet.
		shop.clock.now += HOUR;
		await tellLate({ database, staffEmails: [], mailDomain: "thari.example", mailQueued: () => {} }).run(
			shop.clock.now,
			() => false,
		);
		expect(await late()).toHaveLength(1);
		shop.clock.now += 24 * HOUR;
		await shop.keeping.round();
		expect(await late()).toHaveLength(2);
	});
});

test("owners are told at once of refused writes, past the outbox, and again only hours later", async () => {
	const { database } = await freshShop("sqlite");
	const sent: Email[] = [];
	const clock = { now: Date.UTC(2026, 10, 20, 9, 30) };
	const transport = { send: async (email: Email) => void sent.push(email), close: () => {} };
	alarmOwners({
		database,
		transport,
		company: () => company,
		mailDomain: "thari.example",
		otherwise: ["staff@thari.example"],
		now: () => clock.now,
	});
	const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.read);
	await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database.read);
	const write = () =>
		database
			.tx((db) =>
				db
					.insertInto("setting")
					.values({ key: crypto.randomUUID(), value: "x".repeat(500_000) })
					.execute(),
			)
			.catch((error: unknown) => error);
	expect(await write()).toBeInstanceOf(StorageError);
	await expect.poll(() => sent.length).toBe(1);
	expect(sent[0]).toMatchObject({ to: "staff@thari.example", subject: "The site cannot save order requests" });
	expect(sent[0]?.text).toContain("its disk is full");
	await write();
	clock.now += 6 * HOUR;
	await write();
	await expect.poll(() => sent.length).toBe(2);
});
