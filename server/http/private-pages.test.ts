import { expect, test } from "vitest";
import { isBuyersPage, pathToLog } from "./private-pages.ts";

const token = "aZ09-_bcdefghijklmnopqrstuvwxyzABCDEFGHIJKL";

test.each([
	`/q/${token}`,
	`/q/${token}.data`,
	`/q/${token}/pulse`,
	`/Q/${token}`,
	`//q/${token}`,
	`/%71/${token}`,
	`/q%2F${token}`,
	"/q",
	"/q/",
	"/q/a%ZZ",
])("%s is the buyer's page, and logged without its token", (path) => {
	expect(isBuyersPage(path)).toBe(true);
	expect(pathToLog(path)).toBe("/q/…");
});

test.each([
	["/products/banarasi-silk-saree", "/products/banarasi-silk-saree"],
	["/quotes", "/quotes"],
	[`/desk/welcome/${token}`, "/desk/welcome/…"],
	[`/somewhere/q/${token}`, "/somewhere/q/…"],
	["/100%", "/100%"],
	[`/${"a/".repeat(200)}`, `/${"a/".repeat(200)}`.slice(0, 200)],
])("%s is not, and is logged as %s", (path, logged) => {
	expect(isBuyersPage(path)).toBe(false);
	expect(pathToLog(path)).toBe(logged);
});
