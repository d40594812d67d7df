import { afterEach, describe, expect, test, vi } from "vitest";
import { isOutage, type Line, lendingPool } from "./lent-connection.ts";

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });
const refused = (code: string) => Object.assign(coded("the server says no", code), { name: "PostgresError" });

describe("an outage", () => {
	test.each([
		["a refused connection", coded("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED")],
		["a reset one", coded("read ECONNRESET", "ECONNRESET")],
		["an unknown host", coded("getaddrinfo ENOTFOUND db", "ENOTFOUND")],
		["a name that cannot be looked up now", coded("getaddrinfo EAI_AGAIN db", "EAI_AGAIN")],
		["a query that took too long", coded("The database did not answer within 2500 ms.", "ETIMEDOUT")],
		["a connection that ended", coded("write CONNECTION_CLOSED db:5432", "CONNECTION_CLOSED")],
		["a greeting that did not come", coded("write CONNECT_TIMEOUT db:5432", "CONNECT_TIMEOUT")],
		["a server that shuts down", refused("57P01")],
		["a server that starts", refused("57P03")],
		["a server with too many connections", refused("53300")],
		["a statement that was cancelled for its length", refused("57014")],
		["a broken connection", refused("08006")],
	])("is %s", (_, error) => {
		expect(isOutage(error)).toBe(true);
	});

	test.each([
		["a value that is there already", refused("23505")],
		["a table that is missing", refused("42P01")],
		["a transaction that lost a race", refused("40001")],
		["a wrong password", refused("28P01")],
		["an error of our own", new TypeError("undefined is not a function")],
		["no error at all", undefined],
	])("is not %s", (_, error) => {
		expect(isOutage(error)).toBe(false);
	});
});

/** A pool whose connections answer as the test says; it notes what each was asked, by its number, and its closing. */
function poolOf(most: number, answer: (sql: string) => void = () => {}) {
	const asked: string[] = [];
	const lines: { closed: boolean }[] = [];
	const open = vi.fn(async (): Promise<Line> => {
		const state = { closed: false };
		const number = lines.push(state);
		return {
			get closed() {
				return state.closed;
			},
			async ask(sql) {
				asked.push(`${number} ${sql}`);
				answer(sql);
				return { command: "SELECT", rowCount: 0, rows: [] };
			},
			async close() {
				state.closed = true;
			},
		};
	});
	return { asked, lines, open, pool: lendingPool(open, most, 1000) };
}

describe("a lent connection", () => {
	test("that answers comes back to be used again, also after a refusal", async () => {
		const { pool, asked, lines } = poolOf(1, (sql) => {
			if (sql === "wrong") throw refused("42601");
		});
		const first = await pool.connect();
		await first.query("select 1", []);
		await expect(first.query("wrong", [])).rejects.toMatchObject({ code: "42601" });
		await first.query("rollback", []);
		first.release();
		await (await pool.connect()).query("select 2", []);
		expect(asked).toEqual(["1 select 1", "1 wrong", "1 rollback", "1 select 2"]);
		expect(lines).toEqual([{ closed: false }]);
	});

	test("that is lost is asked nothing more and closed: the rollback fails with the first error, at once", async () => {
		const lost = coded("The database did not answer within 2500 ms.", "ETIMEDOUT");
		const { pool, asked, lines } = poolOf(1, (sql) => {
			if (sql === "insert") throw lost;
		});
		const first = await pool.connect();
		await expect(first.query("insert", [])).rejects.toBe(lost);
		await expect(first.query("rollback", [])).rejects.toBe(lost);
		first.release();
		await (await pool.connect()).query("select 1", []);
		expect(asked).toEqual(["1 insert", "2 select 1"]);
		expect(lines).toEqual([{ closed: true }, { closed: false }]);
	});

	test("that its user calls broken is closed", async () => {
		const { pool, lines } = poolOf(1);
		(await pool.connect()).release(true);
		expect(lines).toEqual([{ closed: true }]);
	});

	test("that the server closed while nobody had it is forgotten", async () => {
		const { pool, lines, asked } = poolOf(1);
		(await pool.connect()).release();
		for (const line of lines) line.closed = true;
		await (await pool.connect()).query("select 1", []);
		expect(asked).toEqual(["2 select 1"]);
	});
});

describe("the pool", () => {
	afterEach(() => vi.useRealTimers());

	test("opens no more than it may; who waits gets the next that comes back, in the order of asking", async () => {
		const { pool, open, asked } = poolOf(2);
		const [a, b] = [await pool.connect(), await pool.connect()];
		const waiting = [1, 2, 3].map(async (number) => {
			const connection = await pool.connect();
			await connection.query(`waiter ${number}`, []);
			connection.release();
		});
		b.release();
		a.release();
		await Promise.all(waiting);
		expect(open).toHaveBeenCalledTimes(2);
		expect(asked).toEqual(["2 waiter 1", "1 waiter 2", "2 waiter 3"]);
	});

	test("tells who waits too long, and nobody's place is lost by it", async () => {
		vi.useFakeTimers();
		const { pool, open } = poolOf(1);
		const held = await pool.connect();
		const waiting = expect(pool.connect()).rejects.toSatisfy(isOutage);
		await vi.advanceTimersByTimeAsync(1000);
		await waiting;
		held.release();
		for (let n = 0; n < 3; n++) (await pool.connect()).release();
		expect(open).toHaveBeenCalledOnce();
	});

	test("lets the next one try when a connection could not be opened", async () => {
		const { pool, open } = poolOf(1);
		open.mockRejectedValueOnce(coded("connect ECONNREFUSED", "ECONNREFUSED"));
		const [first, second] = [pool.connect(), pool.connect()];
		await expect(first).rejects.toSatisfy(isOutage);
		await expect(second).resolves.toBeDefined();
	});

	test("closes what nobody has when it ends", async () => {
		const { pool, lines } = poolOf(2);
		const [a, b] = [await pool.connect(), await pool.connect()];
		a.release();
		b.release();
		await pool.end();
		expect(lines).toEqual([{ closed: true }, { closed: true }]);
	});
});
