import { sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "../../server/platform/db/database.ts";
import { createInvite } from "../../server/staff/invites.ts";
import { sweep } from "../../server/staff/sessions.ts";
import { engines } from "../support/databases.ts";
import {
	begin,
	codeOf,
	comeIn,
	type DeskBrowser,
	type DeskShop,
	deskBrowser,
	enterCode,
	enterPassword,
	openDeskShop,
	PASSWORD,
} from "../support/desk.ts";
import { freshDeskShop, later, setTime } from "../support/fresh-desk-shop.ts";
import { START, visitor } from "../support/shop.ts";
import { saying } from "../support/words.ts";

const EMAIL = "owner@staff.example";
const MINUTE = 60_000;
const REFUSED = { status: "refused", problem: saying("The email address or the password is not right.") };

describe.each(engines)("staff on %s", (engine) => {
	let database: Database;
	let shop: DeskShop;
	let browser: DeskBrowser;

	const invite = (role: "owner" | "staff" = "owner") => database.tx((db) => createInvite(db, { role }, shop.clock.now));
	const who = (from = browser) => shop.staffAuth.session(from.request());
	/** The desk as it is after another start of the site; the one before stays open beside it. */
	async function reopen(environment?: Record<string, string>) {
		const reopened = await openDeskShop(database, environment);
		onTestFinished(() => reopened.close());
		shop = reopened;
	}

	beforeEach(async () => {
		({ database, shop } = await freshDeskShop(engine));
		browser = deskBrowser();
	});

	test("sign in with password and code, and get a new session each time", async () => {
		const { secret } = await comeIn(shop, browser, await invite(), EMAIL);
		const before = await who();
		const second = deskBrowser();
		expect(await enterPassword(shop, second, EMAIL)).toMatchObject({ status: "in" });
		expect(await who(second)).toBeUndefined();
		later(shop, MINUTE);
		expect(await enterCode(shop, second, codeOf(secret))).toMatchObject({ status: "in" });
		const after = await who(second);
		expect(after).toMatchObject({ email: EMAIL, staffId: before?.staffId });
		expect(after?.sessionId).not.toBe(before?.sessionId);
	});

	test("are told the same of a wrong password, of an unknown address and of an account that is disabled", async () => {
		await comeIn(shop, browser, await invite(), EMAIL);
		expect(await enterPassword(shop, deskBrowser(), EMAIL, "not the password")).toEqual(REFUSED);
		expect(await enterPassword(shop, deskBrowser(), "nobody@staff.example")).toEqual(REFUSED);
		await database.tx((db) => db.updateTable("staff").set({ disabled_at: START }).execute());
		expect(await enterPassword(shop, deskBrowser(), EMAIL)).toEqual(REFUSED);
	});

	test("are signed out after half an hour without use, however often the open page asks by itself", async () => {
		await comeIn(shop, browser, await invite(), EMAIL);
		for (let asked = 0; asked < 5; asked++) {
			later(shop, 6 * MINUTE - 1);
			expect(await shop.staffAuth.session(browser.request(), { unattended: true })).toBeDefined();
		}
		later(shop, MINUTE);
		expect(await who()).toBeUndefined();
	});

	test("are never let in by the password alone, not even before the second factor is set up", async () => {
		await begin(shop, browser, await invite(), EMAIL);
		const second = deskBrowser();
		expect(await enterPassword(shop, second, EMAIL)).toEqual({
			status: "refused",
			problem: saying(/Your second factor is not set up yet/),
		});
		expect(second.cookies.size).toBe(0);
	});

	test("cannot use one code twice", async () => {
		const { secret } = await comeIn(shop, browser, await invite(), EMAIL);
		const code = codeOf(secret);
		await enterPassword(shop, browser, EMAIL);
		const second = deskBrowser();
		await enterPassword(shop, second, EMAIL);
		// It has confirmed the enrolment already.
		expect(await enterCode(shop, second, code)).toMatchObject({ status: "refused" });
		expect(await who(second)).toBeUndefined();
		later(shop, MINUTE);
		const [third, fourth] = [deskBrowser(), deskBrowser()];
		await enterPassword(shop, third, EMAIL);
		await enterPassword(shop, fourth, EMAIL);
		const next = codeOf(secret);
		const both = await Promise.all([enterCode(shop, third, next), enterCode(shop, fourth, next)]);
		expect(both.map(({ status }) => status).sort()).toEqual(["in", "refused"]);
	});

	test("cannot use a code once they have come in by the next one", async () => {
		const { secret } = await comeIn(shop, browser, await invite(), EMAIL);
		later(shop, 2 * MINUTE);
		const [shown, next] = [codeOf(secret), codeOf(secret, 1)];
		const [second, third] = [deskBrowser(), deskBrowser()];
		await enterPassword(shop, second, EMAIL);
		await enterPassword(shop, third, EMAIL);
		expect(await enterCode(shop, second, next)).toMatchObject({ status: "in" });
		// Its time is not over yet, and nobody has used it: it was read over somebody's shoulder.
		expect(await enterCode(shop, third, shown)).toMatchObject({ status: "refused" });
		expect(await who(third)).toBeUndefined();
		later(shop, MINUTE);
		const fourth = deskBrowser();
		await enterPassword(shop, fourth, EMAIL);
		expect(await enterCode(shop, fourth, codeOf(secret))).toMatchObject({ status: "in" });
	});

	test("come in by a recovery code, each of which is good once", async () => {
		const { recoveryCodes } = await comeIn(shop, browser, await invite(), EMAIL);
		const [code = ""] = recoveryCodes;
		const enter = async () => {
			const fresh = deskBrowser();
			await enterPassword(shop, fresh, EMAIL);
			const entry = await shop.staffAuth.enterRecovery(fresh.request(), code, visitor);
			if (entry.status === "in") fresh.take(entry.cookies);
			return { entry, who: await who(fresh) };
		};
		expect(await enter()).toMatchObject({ entry: { status: "in" }, who: { email: EMAIL } });
		expect(await enter()).toMatchObject({ entry: { status: "refused" }, who: undefined });
	});

	test("are held up after five wrong passwords from one place, and after ten wrong codes from anywhere", async () => {
		const { secret } = await comeIn(shop, browser, await invite(), EMAIL);
		for (let n = 0; n < 5; n++)
			expect(await enterPassword(shop, deskBrowser(), EMAIL, "wrong password")).toEqual(REFUSED);
		expect(await enterPassword(shop, deskBrowser(), EMAIL)).toEqual({
			status: "refused",
			problem: saying("Too many tries. Please try again in 15 minutes."),
		});
		later(shop, 15 * MINUTE);
		for (let n = 0; n < 10; n++) {
			const one = deskBrowser();
			await enterPassword(shop, one, EMAIL);
			expect(await enterCode(shop, one, "000000")).toMatchObject({ status: "refused" });
		}
		const last = deskBrowser();
		await enterPassword(shop, last, EMAIL);
		expect(await enterCode(shop, last, codeOf(secret))).toEqual({
			status: "refused",
			problem: saying("Too many wrong codes. Please try again in 15 minutes."),
		});
		later(shop, 16 * MINUTE);
		await enterPassword(shop, last, EMAIL);
		expect(await enterCode(shop, last, codeOf(secret))).toMatchObject({ status: "in" });
	});

	test("are not locked out by strangers where they have come in before, and strangers stay bounded", async () => {
		const { secret } = await comeIn(shop, browser, await invite(), EMAIL);
		const stranger = deskBrowser();
		for (let n = 0; n < 5; n++) await enterPassword(shop, stranger, EMAIL, "not the password");
		// Even with the right password.
		const held = { status: "refused", problem: saying(/Too many tries/) };
		expect(await enterPassword(shop, stranger, EMAIL)).toEqual(held);
		expect(await enterPassword(shop, browser, EMAIL)).toMatchObject({ status: "in" });
		later(shop, MINUTE);
		expect(await enterCode(shop, browser, codeOf(secret))).toMatchObject({ status: "in" });

		// The browser counts for itself, too.
		const wrong = { email: EMAIL, password: "not the password" };
		for (let n = 0; n < 5; n++) expect(await shop.staffAuth.signIn(browser.request(), wrong, visitor)).toEqual(REFUSED);
		expect(await enterPassword(shop, browser, EMAIL)).toEqual(held);
	});

	test("are out after half an hour without use, and after twelve hours in any case", async () => {
		await comeIn(shop, browser, await invite(), EMAIL);
		later(shop, 30 * MINUTE - 1);
		expect(await who()).toBeDefined();
		later(shop, 30 * MINUTE);
		expect(await who()).toBeUndefined();

		const busy = deskBrowser();
		await comeIn(shop, busy, await invite(), "busy@staff.example");
		for (let minute = 0; minute < 12 * 60 - 20; minute += 20) {
			later(shop, 20 * MINUTE);
			expect([minute, (await who(busy)) !== undefined]).toEqual([minute, true]);
		}
		later(shop, 20 * MINUTE);
		expect(await who(busy)).toBeUndefined();
	});

	test("are not let in again by a clock that is set back", async () => {
		await comeIn(shop, browser, await invite(), EMAIL);
		const idle = deskBrowser();
		await comeIn(shop, idle, await invite(), "idle@staff.example");
		later(shop, 31 * MINUTE);
		// One asks and is refused; the other's session is found by the sweep.
		expect(await who()).toBeUndefined();
		expect(await sweep(database, shop.clock.now)).toBe(1);
		setTime(shop, START + MINUTE);
		expect([await who(), await who(idle)]).toEqual([undefined, undefined]);
	});

	test("are out of a session that is of the future", async () => {
		await comeIn(shop, browser, await invite(), EMAIL);
		setTime(shop, START - 60 * MINUTE);
		await reopen();
		setTime(shop, START - 60 * MINUTE);
		expect(await who()).toBeUndefined();
	});

	test("are out after signing out, and nothing of the session is left", async () => {
		await comeIn(shop, browser, await invite(), EMAIL);
		const copy = deskBrowser();
		for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
		browser.take(await shop.staffAuth.signOut(browser.request()));
		expect([...browser.cookies.keys()]).toEqual(["desk-device"]);
		expect(await who(copy)).toBeUndefined();
	});

	test("have cookies that stay on this host and out of scripts' reach", async () => {
		const flags = (cookies: readonly string[]) => cookies.map((cookie) => cookie.replace(/=[^;]*/, ""));
		await reopen({ PUBLIC_URL: "https://www.thari.example" });
		const person = { name: "Example", email: EMAIL, password: PASSWORD };
		const set = await shop.inviteAcceptance.setPerson(await invite(), browser.request(), person);
		if (set?.status !== "next") throw new Error("not set");
		const named = set.cookies.filter((cookie) => cookie.includes("session_token"));
		expect(flags(named)).toEqual(["__Host-desk.session_token; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax"]);
	});

	test("have sessions and secrets in the database that let nobody in", async () => {
		const token = await invite();
		const { secret, recoveryCodes } = await comeIn(shop, browser, token, EMAIL);
		const cookie = decodeURIComponent([...browser.cookies.values()].find((value) => value.length > 40) ?? "");
		const secrets = [cookie.split(".")[0] ?? "", secret.replaceAll(" ", ""), token, PASSWORD, ...recoveryCodes];
		expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
		for (const table of [
			"staff",
			"staff_session",
			"staff_account",
			"staff_verification",
			"staff_second_factor",
			"staff_invite",
		]) {
			const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.read);
			const text = JSON.stringify(rows);
			expect([table, secrets.filter((one) => text.includes(one))]).toEqual([table, []]);
		}
		// The stored hash, sent as if it were the token and signed with the stored key, opens nothing either.
		const row = await database.read.selectFrom("staff_session").select("token").executeTakeFirstOrThrow();
		const forged = deskBrowser();
		for (const [name, value] of browser.cookies) {
			const signature = decodeURIComponent(value).split(".").slice(1).join(".");
			forged.cookies.set(name, encodeURIComponent(`${row.token}.${signature}`));
		}
		expect(await who(forged)).toBeUndefined();
	});
});
