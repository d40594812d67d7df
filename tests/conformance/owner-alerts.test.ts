import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
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

describe("owners", () => {
	let database: Database;
	/** To whom an email has been tried, and which emails have arrived. */
	let tried: string[];
	let sent: Email[];
	/** Whose mailboxes refuse what is sent to them. */
	let dead: Set<string>;
	let clock: { now: number };

	beforeEach(async () => {
		({ database } = await freshShop("sqlite"));
		tried = [];
		sent = [];
		dead = new Set();
		clock = { now: Date.UTC(2026, 10, 20, 9, 30) };
	});

	/** Begins to watch a database that refuses what is written from now on. */
	async function fillDisk() {
		const send = async (email: Email) => {
			tried.push(email.to);
			if (dead.has(email.to)) throw new Error("550 no such mailbox");
			sent.push(email);
		};
		alarmOwners({
			database,
			transport: { send, close: () => {} },
			company: () => company,
			mailDomain: "thari.example",
			otherwise: ["staff@thari.example"],
			now: () => clock.now,
		});
		const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.read);
		await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database.read);
	}

	async function refusedWrite() {
		const value = "x".repeat(500_000);
		const written = database.tx((db) => db.insertInto("setting").values({ key: randomUUID(), value }).execute());
		await expect(written).rejects.toBeInstanceOf(StorageError);
		// Whoever is told of it is told beside the write.
		await setTimeout(20);
	}

	test("are told at once of refused writes, past the outbox, and again only hours later", async () => {
		await fillDisk();
		await refusedWrite();
		await expect.poll(() => sent.length).toBe(1);
		expect(sent[0]).toMatchObject({ to: "staff@thari.example", subject: "The site cannot save order requests" });
		expect(sent[0]?.text).toContain("its disk is full");
		await refusedWrite();
		expect(sent).toHaveLength(1);
		clock.now += 6 * HOUR;
		await refusedWrite();
		await expect.poll(() => sent.length).toBe(2);
		// The clock is set right, which was a year ahead.
		clock.now -= 365 * 24 * HOUR;
		await refusedWrite();
		await expect.poll(() => sent.length).toBe(3);
	});

	test("are told of refused writes although the mailbox of the first one is dead", async () => {
		const owner = { email_verified: 1, image: null, two_factor_enabled: 1, disabled_at: null, role: "owner" };
		const rows = ["first", "second", "third"].map((name, at) => ({
			...owner,
			id: name,
			name,
			email: `${name}@staff.example`,
			created_at: at,
			updated_at: at,
		}));
		await database.tx((db) => db.insertInto("staff").values(rows).execute());
		dead.add("first@staff.example");
		await fillDisk();
		await refusedWrite();
		await expect.poll(() => sent.map(({ to }) => to)).toEqual(["second@staff.example", "third@staff.example"]);
		expect(tried[0]).toBe("first@staff.example");
		clock.now += HOUR;
		await refusedWrite();
		expect(tried).toHaveLength(3);
	});

	test("are told of refused writes a minute later where nobody could be reached", async () => {
		dead.add("staff@thari.example");
		await fillDisk();
		await refusedWrite();
		await expect.poll(() => tried.length).toBe(1);
		await refusedWrite();
		expect(tried).toHaveLength(1);
		dead.clear();
		clock.now += 60_000;
		await refusedWrite();
		await expect.poll(() => sent.length).toBe(1);
		clock.now += HOUR;
		await refusedWrite();
		expect(tried).toHaveLength(2);
	});
});
