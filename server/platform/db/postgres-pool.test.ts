import { Client } from "pg";
import { expect, test } from "vitest";
import { withLibpqModes } from "./postgres-pool.ts";

const ssl = (query: string) =>
	new Client({ connectionString: withLibpqModes(`postgres://a:b@db.example/thari${query}`) }).ssl;

test("sslmode in the address is read as PostgreSQL's own programs read it", () => {
	expect(ssl("")).toBe(false);
	expect(ssl("?sslmode=disable")).toBe(false);
	expect(ssl("?sslmode=require")).toMatchObject({ rejectUnauthorized: false });
	expect(ssl("?sslmode=verify-full")).not.toHaveProperty("rejectUnauthorized", false);
	expect(ssl("?sslmode=verify-full")).toBeTruthy();
});
