import { DatabaseError } from "pg";
import { describe, expect, test } from "vitest";
import { asOutage } from "./outage.ts";

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });
const refused = (code: string) =>
	Object.assign(new DatabaseError("the server says no", 18, "error"), { code, severity: "ERROR" });

describe("an outage", () => {
	test.each([
		["a refused connection", coded("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED"), "ECONNREFUSED"],
		["a reset one", coded("read ECONNRESET", "ECONNRESET"), "ECONNRESET"],
		["an unknown host", coded("getaddrinfo ENOTFOUND db", "ENOTFOUND"), "ENOTFOUND"],
		["a name that cannot be looked up now", coded("getaddrinfo EAI_AGAIN db", "EAI_AGAIN"), "EAI_AGAIN"],
		["a query that took too long", new Error("Query read timeout"), "ETIMEDOUT"],
		["no free connection in time", new Error("timeout exceeded when trying to connect"), "ETIMEDOUT"],
		["a greeting that did not come", new Error("Connection terminated due to connection timeout"), "ETIMEDOUT"],
		["a connection that ended", new Error("Connection terminated unexpectedly"), "ECONNRESET"],
		["a connection that is closed", new Error("Client was closed and is not queryable"), "ECONNRESET"],
		["a server that shuts down", refused("57P01"), "57P01"],
		["a server that starts", refused("57P03"), "57P03"],
		["a server with too many connections", refused("53300"), "53300"],
		["a statement that was cancelled for its length", refused("57014"), "57014"],
		["a broken connection", refused("08006"), "08006"],
	])("is %s", (_, error, code) => {
		expect(asOutage(error)).toMatchObject({ name: "Outage", code, cause: error });
	});

	test.each([
		["a value that is there already", refused("23505")],
		["a table that is missing", refused("42P01")],
		["a transaction that lost a race", refused("40001")],
		["a wrong password", refused("28P01")],
		["an error of our own", new TypeError("undefined is not a function")],
		["no error at all", undefined],
	])("is not %s", (_, error) => {
		expect(asOutage(error)).toBeUndefined();
	});
});
