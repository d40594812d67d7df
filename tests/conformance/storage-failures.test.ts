import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readCatalogue } from "../../server/catalogue/catalogue.ts";
import { type Database, joinDatabase, openDatabase } from "../../server/platform/db/database.ts";
import { freshPlace } from "../support/databases.ts";
import { exampleInquiry, exampleOrder } from "../support/example-forms.ts";
import { startPostgres, type TestServer } from "../support/postgres.ts";
import { openShop, type Shop, shown, typedKey, visitor } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const NOT_SAVED = {
	status: "failed",
	reason: "storage",
	problem: saying("It was not saved. Everything you wrote is kept here; please send it again in a minute."),
};

/** A person is answered within 3 seconds, whatever the database does; on a busy machine within five times that. */
const PATIENCE = 15_000;

/** In words, for a poll. */
const isReady = () =>
	database.ready().then(
		() => "ready",
		() => "not yet",
	);

let shop: Shop;
let database: Database;

const key = () => typedKey(shop);
const order = (fields: Record<string, string>) =>
	shop.services.requests.submit(shop.form({ ...exampleOrder, ...fields }), visitor);
const inquire = (fields: Record<string, string>) =>
	shop.services.inquiries.submit(shop.form({ ...exampleInquiry, ...fields }), visitor);

/** How many rows there are; a request has one line and two mails, or one when its buyer was told already. */
async function stored() {
	const count = async (table: "quote_request" | "quote_request_line" | "outbox" | "inquiry") => {
		const row = await database.read
			.selectFrom(table)
			.select((eb) => eb.fn.countAll<number>().as("n"))
			.executeTakeFirstOrThrow();
		return Number(row.n);
	};
	return {
		requests: await count("quote_request"),
		lines: await count("quote_request_line"),
		inquiries: await count("inquiry"),
		mails: await count("outbox"),
	};
}

describe("a full disk", () => {
	let remove: () => void;
	beforeEach(async () => {
		const place = await freshPlace("sqlite");
		database = await openDatabase(place);
		shop = await openShop(database);
		remove = place.remove;
	});
	afterEach(async () => {
		await shop.close();
		await database.close();
		remove();
	});

	/** No page more than there are now, or as many as it likes. SQLite answers as it does when the disk is full. */
	async function full(isFull: boolean): Promise<void> {
		const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.read);
		await sql.raw(`pragma max_page_count = ${isFull ? rows[0]?.page_count : 1_000_000}`).execute(database.read);
	}
	const long = { notes: "x".repeat(5000), address: "y".repeat(1000) };

	test("is told as not saved, keeps form and key, and the same form is stored once there is room", async () => {
		await full(true);
		const fields = { ...long, formKey: key() };
		const refused = await order(fields);
		expect(refused).toMatchObject({ ...NOT_SAVED, formKey: fields.formKey });
		expect(refused.status === "failed" && refused.values.notes).toBe(long.notes);
		expect(await stored()).toEqual({ requests: 0, lines: 0, inquiries: 0, mails: 0 });
		await full(false);
		expect(await order(fields)).toMatchObject({ status: "stored" });
		expect(await stored()).toEqual({ requests: 1, lines: 1, inquiries: 0, mails: 2 });
	});

	test("costs nobody a form of those an address may send", async () => {
		await shop.close();
		shop = await openShop(database, { FORMS_PER_HOUR: "1" });
		await full(true);
		const [fields, question] = [
			{ ...long, formKey: key() },
			{ message: long.notes, formKey: key() },
		];
		for (let n = 0; n < 3; n++) {
			expect(await order(fields)).toMatchObject(NOT_SAVED);
			expect(await inquire(question)).toMatchObject(NOT_SAVED);
		}
		await full(false);
		expect(await order(fields)).toMatchObject({ status: "stored" });
	});

	test("leaves what was acknowledged whole: every request has its lines and its mails", async () => {
		await full(true);
		let acknowledged = 0;
		let refused = 0;
		while (refused < 3) {
			const result = await order({ address: "1 Example Street, London", formKey: key() });
			if (result.status === "stored") acknowledged++;
			else {
				expect(result).toMatchObject(NOT_SAVED);
				refused++;
			}
		}
		const { requests, lines, mails } = await stored();
		expect({ requests, lines, mails }).toEqual({
			requests: acknowledged,
			lines: acknowledged,
			mails: acknowledged === 0 ? 0 : acknowledged + 1,
		});
	});

	test("fails all that share its sync, and stores none of them", async () => {
		await full(true);
		const keys = Array.from({ length: 8 }, key);
		const results = await Promise.all(keys.map((formKey) => order({ ...long, formKey })));
		for (const result of results) expect(result).toMatchObject(NOT_SAVED);
		expect((await stored()).requests).toBe(0);
		await full(false);
		for (const formKey of keys) expect(await order({ ...long, formKey })).toMatchObject({ status: "stored" });
		expect((await stored()).requests).toBe(8);
	});

	test("does not stop reading, nor retries of what is stored", async () => {
		const before = { formKey: key() };
		const receipt = await order(before);
		await full(true);
		expect(await order({ ...long, formKey: key() })).toMatchObject(NOT_SAVED);
		expect(shown(await order(before))).toEqual(shown(receipt));
		expect((await readCatalogue(database.read)).products).toHaveLength(40);
	});

	test("makes the site not ready from the first refusal on, until there is room again", async () => {
		await expect(database.ready()).resolves.toBeUndefined();
		await full(true);
		expect(await order({ ...long, formKey: key() })).toMatchObject(NOT_SAVED);
		for (let n = 0; n < 3; n++) await expect(database.ready()).rejects.toMatchObject({ reason: "full" });
		await full(false);
		await expect.poll(isReady, { timeout: 20_000 }).toBe("ready");
	});

	test("refuses an inquiry in the same words", async () => {
		await full(true);
		const fields = { message: "x".repeat(5000), formKey: key() };
		expect(await inquire(fields)).toMatchObject(NOT_SAVED);
		await full(false);
		expect(await inquire(fields)).toMatchObject({ status: "sent" });
	});
});

describe("a PostgreSQL server that fails", () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startPostgres();
	});
	afterAll(() => server.stop());
	beforeEach(async () => {
		// A busy machine takes longer to make a database than the site would wait for an answer.
		const admin = joinDatabase({ dataDir: "", databaseUrl: `${server.url}/postgres` }, 60_000);
		const name = `t_${crypto.randomUUID().replaceAll("-", "")}`;
		await sql.raw(`create database ${name}`).execute(admin.read);
		await admin.close();
		database = await openDatabase({ dataDir: "", databaseUrl: `${server.url}/${name}` });
		shop = await openShop(database);
	});
	afterEach(async () => {
		await shop.close();
		await database.close();
	});

	/** The result of a send and how long it took. */
	async function timed<T>(send: () => Promise<T>): Promise<{ result: T; ms: number }> {
		const since = performance.now();
		const result = await send();
		return { result, ms: performance.now() - since };
	}

	test("by being stopped: answered in time, nothing half-written, stored with the same key when it is back", async () => {
		const [a, b] = [{ formKey: key() }, { formKey: key() }];
		server.halt();
		for (const send of [async (): Promise<unknown> => order(a), async () => inquire(b)]) {
			const { result, ms } = await timed(send);
			expect(result).toMatchObject(NOT_SAVED);
			expect(ms).toBeLessThan(PATIENCE);
		}
		await expect(database.ready()).rejects.toThrow();
		expect(await shop.services.catalogue.list(undefined, 0, 40)).toHaveLength(40);
		server.resume();
		await expect.poll(isReady, { timeout: 20_000 }).toBe("ready");
		expect(await stored()).toEqual({ requests: 0, lines: 0, inquiries: 0, mails: 0 });
		expect(await order(a)).toMatchObject({ status: "stored" });
		expect(await inquire(b)).toMatchObject({ status: "sent" });
		expect(await stored()).toEqual({ requests: 1, lines: 1, inquiries: 1, mails: 3 });
	});

	test("by taking no writes, as a standby does: not saved, not ready, and both again when it does", async () => {
		const admin = await openDatabase({ dataDir: "", databaseUrl: `${server.url}/postgres` });
		const readOnly = async (is: boolean) => {
			await sql.raw(`alter system set default_transaction_read_only = ${is}`).execute(admin.read);
			await sql`select pg_reload_conf()`.execute(admin.read);
		};
		const fields = { formKey: key() };
		await readOnly(true);
		try {
			const refused = async () => (await order({ formKey: key() })).status;
			await expect.poll(refused, { timeout: 20_000 }).toBe("failed");
			expect(await order(fields)).toMatchObject(NOT_SAVED);
			await expect(database.ready()).rejects.toMatchObject({ reason: "unavailable" });
		} finally {
			await admin.read.connection().execute(async (one) => {
				await sql.raw("set default_transaction_read_only = false").execute(one);
				await sql.raw("alter system reset default_transaction_read_only").execute(one);
			});
			await sql`select pg_reload_conf()`.execute(admin.read);
			await admin.close();
		}
		await expect.poll(isReady, { timeout: 20_000 }).toBe("ready");
		expect(await order(fields)).toMatchObject({ status: "stored" });
	});

	test("by freezing: answered in time, and what was answered as not saved is stored once with the same key", async () => {
		const fields = { formKey: key() };
		server.freeze(true);
		try {
			const { result, ms } = await timed(() => order(fields));
			expect(result).toMatchObject({ status: "failed", reason: "storage" });
			expect(ms).toBeLessThan(PATIENCE);
		} finally {
			server.freeze(false);
		}
		await expect.poll(isReady, { timeout: 20_000 }).toBe("ready");
		expect(await order(fields)).toMatchObject({ status: "stored" });
		expect(await stored()).toEqual({ requests: 1, lines: 1, inquiries: 0, mails: 2 });
	});

	test("by freezing inside a transaction: the write is given up in time and leaves nothing", async () => {
		let frozen = () => {};
		const reached = new Promise<void>((resolve) => {
			frozen = resolve;
		});
		const writing = timed(() =>
			database
				.tx(async (db) => {
					await db.insertInto("setting").values({ key: "half", value: "1" }).execute();
					server.freeze(true);
					frozen();
					await db.insertInto("setting").values({ key: "other half", value: "1" }).execute();
				})
				.then(
					() => "stored",
					(error: Error) => error.name,
				),
		);
		await reached;
		try {
			const { result, ms } = await writing;
			expect(result).toBe("StorageError");
			expect(ms).toBeLessThan(PATIENCE);
		} finally {
			server.freeze(false);
		}
		await expect.poll(isReady, { timeout: 20_000 }).toBe("ready");
		const halves = database.read.selectFrom("setting").select("key").where("key", "like", "%half");
		await expect.poll(() => halves.execute(), { timeout: 20_000 }).toEqual([]);
	});

	test("by ending every connection: each send is stored once or told, and retries settle it", async () => {
		const keys = Array.from({ length: 6 }, key);
		const sends = keys.map((formKey) => order({ formKey }));
		const admin = await openDatabase({ dataDir: "", databaseUrl: `${server.url}/postgres` });
		await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
			admin.read,
		);
		await admin.close();
		for (const result of await Promise.all(sends)) expect(["stored", "failed"]).toContain(result.status);
		for (const formKey of keys) {
			await expect.poll(() => order({ formKey }), { timeout: 20_000 }).toMatchObject({ status: "stored" });
		}
		expect(await stored()).toEqual({ requests: 6, lines: 6, inquiries: 0, mails: 7 });
	});
});
