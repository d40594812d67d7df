import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError } from "pg";
import { describe, expect, test } from "vitest";
import { isOutage, lendFrom } from "./lent-connection.ts";

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });
const refused = (code: string) => Object.assign(new DatabaseError("the server says no", 1, "error"), { code });

describe("an outage", () => {
	test.each([
		["a refused connection", coded("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED")],
		["a reset one", coded("read ECONNRESET", "ECONNRESET")],
		["an unknown host", coded("getaddrinfo ENOTFOUND db", "ENOTFOUND")],
		["a query that took too long", new Error("Query read timeout")],
		["a pool without a free connection", new Error("timeout exceeded when trying to connect")],
		["a connection that ended", new Error("Connection terminated unexpectedly")],
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
		["an error of our own", new TypeError("undefined is not a function")],
		["no error at all", undefined],
	])("is not %s", (_, error) => {
		expect(isOutage(error)).toBe(false);
	});
});

describe("a lent connection", () => {
	/** A pool with one connection that answers as the test says, and notes what it was asked and how it came back. */
	function poolOf(answer: (sql: string) => unknown) {
		const asked: string[] = [];
		const returned: (boolean | undefined)[] = [];
		const client = {
			query: async (sql: string) => {
				asked.push(sql);
				return answer(sql);
			},
			release: (destroy?: boolean) => {
				returned.push(destroy);
			},
		} as unknown as PostgresPoolClient;
		const pool: PostgresPool = { options: {}, connect: async () => client, end: async () => {} };
		return { asked, returned, lent: lendFrom(pool) };
	}

	test("that answers comes back to be used again, also after a refusal", async () => {
		const { lent, returned } = poolOf((sql) => {
			if (sql === "wrong") throw refused("42601");
			return { command: "SELECT", rowCount: 0, rows: [] };
		});
		const connection = await lent.connect();
		await connection.query("select 1", []);
		await expect(connection.query("wrong", [])).rejects.toMatchObject({ code: "42601" });
		await connection.query("rollback", []);
		connection.release();
		expect(returned).toEqual([false]);
	});

	test("that is lost is asked nothing more and closed: the rollback fails with the first error, at once", async () => {
		const lost = new Error("Query read timeout");
		const { lent, asked, returned } = poolOf(() => {
			throw lost;
		});
		const connection = await lent.connect();
		await expect(connection.query("insert", [])).rejects.toBe(lost);
		await expect(connection.query("rollback", [])).rejects.toBe(lost);
		connection.release();
		expect([asked, returned]).toEqual([["insert"], [true]]);
	});
});
