import { expect, test } from "vitest";
import { isBuyersPage, isReadable, pathToLog, withoutTokens } from "./private-pages.ts";

const token = "aZ09-_bcdefghijklmnopqrstuvwxyzABCDEFGHIJKL";
const encoded = [...token].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");

test.each([
	`/q/${token}`,
	`/q/${token}.data`,
	`/q/${token}/version-check`,
	`/q/orders/${token}`,
	`/q/orders/${token}.data`,
	`/Q/${token}`,
	`//q/${token}`,
	`/%71/${token}`,
	`/q%2F${token}`,
	"/q",
	"/q/",
])("%s is the buyer's page, and logged without its token", (path) => {
	expect(isBuyersPage(path)).toBe(true);
	expect(pathToLog(path)).toBe("/q/…");
});

test.each([
	["/products/banarasi-silk-saree", "/products/banarasi-silk-saree"],
	["/quotes", "/quotes"],
	[`/desk/welcome/${token}`, "/desk/welcome/…"],
	[`/somewhere/q/${token}`, "/somewhere/q/…"],
	[`/%2571/${token}`, "/%71/…"],
	[`/somewhere/${encoded}`, "/somewhere/…"],
	[`/somewhere/${encodeURIComponent(encoded)}`, "/somewhere/…"],
	[`/${"a/".repeat(200)}`, `/${"a/".repeat(200)}`.slice(0, 200)],
])("%s is not, and is logged as %s", (path, logged) => {
	expect(isBuyersPage(path)).toBe(false);
	expect(pathToLog(path)).toBe(logged);
});

test.each(["/q/a%", "/q/a%ZZ", `/%71/${token}%`, "/100%", "/%E0%A4%A"])(
	"%s cannot be read, and is in no log",
	(path) => {
		expect(isReadable(path)).toBe(false);
		expect(pathToLog(path)).toBe("unreadable");
	},
);

test("an address that cannot be read is the buyer's page where it begins like one", () => {
	expect(isBuyersPage(`/q/${token}%`)).toBe(true);
});

test("a token is taken out of a text however it is written", () => {
	for (const written of [token, encoded, encodeURIComponent(encoded), `%61${token.slice(1)}`])
		expect(withoutTokens(`No route for "/Q/${written}/x"`)).toBe('No route for "/Q/…/x"');
});
