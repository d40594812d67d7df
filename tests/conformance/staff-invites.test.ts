import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../server/platform/db/database.ts";
import { createInvite, firstOwnerLink } from "../../server/staff/invites.ts";
import { engines } from "../support/databases.ts";
import { begin, codeOf, comeIn, type DeskBrowser, type DeskShop, deskBrowser, PASSWORD } from "../support/desk.ts";
import { freshDeskShop, later } from "../support/fresh-desk-shop.ts";
import { holdRows } from "../support/held-rows.ts";
import { saying } from "../support/words.ts";

const EMAIL = "owner@staff.example";
const MINUTE = 60_000;

describe.each(engines)("newcomers on %s", (engine) => {
	let database: Database;
	let shop: DeskShop;
	let browser: DeskBrowser;

	const invite = (role: "owner" | "staff" = "owner") => database.tx((db) => createInvite(db, { role }, shop.clock.now));
	const who = (from = browser) => shop.staffAuth.session(from.request());

	beforeEach(async () => {
		({ database, shop } = await freshDeskShop(engine));
		browser = deskBrowser();
	});

	test("come in by a link, in two steps, and are at the desk only after the second", async () => {
		const token = await invite();
		expect(await shop.inviteAcceptance.open(token, browser.request())).toEqual({
			step: "person",
			role: "owner",
			renews: false,
			name: "",
			email: "",
			emailIsSet: false,
		});
		const secret = await begin(shop, browser, token, EMAIL);
		expect(await who()).toBeUndefined();
		const confirmed = await shop.inviteAcceptance.confirm(token, browser.request(), codeOf(secret));
		if (confirmed?.status !== "done") throw new Error("not confirmed");
		expect(new Set(confirmed.recoveryCodes).size).toBe(10);
		expect(await who()).toBeUndefined();
		browser.take(confirmed.cookies);
		expect(await who()).toMatchObject({ name: "Example Person", email: EMAIL, role: "owner" });
	});

	test("use a link up: it opens nothing afterwards, neither for themselves nor for others", async () => {
		const token = await invite();
		await comeIn(shop, browser, token, EMAIL);
		const { inviteAcceptance } = shop;
		expect(await inviteAcceptance.open(token, browser.request())).toBeUndefined();
		const other = { name: "Other", email: "other@staff.example", password: PASSWORD };
		expect(await inviteAcceptance.setPerson(token, deskBrowser().request(), other)).toBeUndefined();
		expect(await inviteAcceptance.confirm(token, browser.request(), "000000")).toBeUndefined();
	});

	test("use neither link nor code up where the second step cannot be stored whole", async () => {
		const token = await invite();
		const secret = await begin(shop, browser, token, EMAIL);
		const session = await database.read.selectFrom("staff_session").selectAll().executeTakeFirstOrThrow();
		const elsewhere = { ...session, id: "elsewhere", token: "elsewhere" };
		await database.tx((db) => db.insertInto("staff_session").values(elsewhere).execute());
		await holdRows(database, "staff_session", [elsewhere.id]);
		const confirmed = shop.inviteAcceptance.confirm(token, browser.request(), codeOf(secret));
		await expect(confirmed).rejects.toThrow(/foreign key/i);
		const used = await database.read.selectFrom("staff_invite").select("used_at").execute();
		expect(used).toEqual([{ used_at: null }]);
		expect(await database.read.selectFrom("staff_second_factor").select("last_code_step").execute()).toEqual([
			{ last_code_step: null },
		]);
	});

	test("are no longer asked for a first owner once there is one, and their other links no longer work", async () => {
		const first = () => firstOwnerLink(database, "http://localhost", shop.clock.now);
		const [before, link] = [await first(), await first()];
		const tokens = [before, link].map((address) => address?.split("/").at(-1) ?? "");
		const open = (token: string) => shop.inviteAcceptance.open(token, browser.request());
		expect(await Promise.all(tokens.map(open))).toEqual([undefined, expect.objectContaining({ role: "owner" })]);
		const machine = await invite();
		await comeIn(shop, browser, tokens[1] ?? "", EMAIL);
		expect(await open(machine)).toBeUndefined();
		expect(await first()).toBeUndefined();
	});

	test("open a link for a day and not longer, and no link that nobody made", async () => {
		const token = await invite();
		expect(await shop.inviteAcceptance.open("x".repeat(43), browser.request())).toBeUndefined();
		later(shop, 24 * 60 * MINUTE - 1);
		expect(await shop.inviteAcceptance.open(token, browser.request())).toBeDefined();
		later(shop, 1);
		expect(await shop.inviteAcceptance.open(token, browser.request())).toBeUndefined();
	});

	test("may begin a link again until they have finished it, in another browser too", async () => {
		const token = await invite();
		await begin(shop, browser, token, EMAIL);
		const second = deskBrowser();
		const secret = await begin(shop, second, token, EMAIL, "another four words");
		expect(await shop.inviteAcceptance.confirm(token, browser.request(), codeOf(secret))).toBeUndefined();
		const confirmed = await shop.inviteAcceptance.confirm(token, second.request(), codeOf(secret));
		expect(confirmed?.status).toBe("done");
		expect(await who(browser)).toBeUndefined();
	});

	test("of several browsers that take one link at once, one goes on and the others are told", async () => {
		for (let round = 0; round < 4; round++) {
			const token = await invite("staff");
			const email = `newcomer${round}@staff.example`;
			const browsers = Array.from({ length: 4 }, deskBrowser);
			const answers = await Promise.all(
				browsers.map(async (one, n) => {
					const person = { name: `Newcomer ${n}`, email, password: `${PASSWORD} ${n}` };
					const answer = await shop.inviteAcceptance.setPerson(token, one.request(), person);
					if (answer?.status === "next") one.take(answer.cookies);
					return answer;
				}),
			);
			for (const answer of answers)
				if (answer?.status !== "next")
					expect(answer).toEqual({ status: "refused", problem: saying(/another browser/) });
			const steps = await Promise.all(browsers.map((one) => shop.inviteAcceptance.open(token, one.request())));
			expect(steps.filter((invite) => invite?.step === "factor")).toHaveLength(1);
		}
	});

	test("of two links for one address that are taken at once, one goes on and the other is told", async () => {
		for (let round = 0; round < 12; round++) {
			const tokens = [await invite("staff"), await invite("staff")];
			const answers = await Promise.all(
				tokens.map((token) =>
					shop.inviteAcceptance.setPerson(token, deskBrowser().request(), {
						name: "New",
						email: EMAIL,
						password: PASSWORD,
					}),
				),
			);
			for (const answer of answers) expect(["next", "refused"]).toContain(answer?.status);
		}
	});

	test("who confirm while another browser takes the link are told, and the other one goes on", async () => {
		const token = await invite();
		const secret = await begin(shop, browser, token, EMAIL);
		const second = deskBrowser();
		const person = { name: "Example Second", email: EMAIL, password: "another four words" };
		const [confirmed, taken] = await Promise.all([
			shop.inviteAcceptance.confirm(token, browser.request(), codeOf(secret)),
			shop.inviteAcceptance.setPerson(token, second.request(), person),
		]);
		const ends = [confirmed?.status ?? "gone", taken?.status ?? "gone"];
		expect([
			["done", "gone"],
			["done", "invalid"],
			["done", "refused"],
			["gone", "next"],
			["refused", "next"],
		]).toContainEqual(ends);
		expect((await database.read.selectFrom("staff").selectAll().execute()).length).toBe(1);
	});

	test("cannot take the address of somebody who is here", async () => {
		const first = await invite("staff");
		await begin(shop, browser, first, EMAIL);
		await comeIn(shop, deskBrowser(), await invite(), EMAIL);
		const person = { name: "Other", email: EMAIL, password: "quite another password" };
		for (const token of [await invite(), first])
			expect(await shop.inviteAcceptance.setPerson(token, deskBrowser().request(), person)).toEqual({
				status: "invalid",
				problems: { email: saying(/is already an account/) },
			});
	});

	test.each([
		["short of one", "elevenchars", "at least 12 characters"],
		["among the first tried", "Password 1234", "attackers try"],
		["little more than the address", "owner@staff.example", "little more than"],
	])("cannot choose a password that is %s", async (_, password, sentence) => {
		const token = await invite();
		const person = { name: "Example Owner", email: EMAIL, password };
		expect(await shop.inviteAcceptance.setPerson(token, browser.request(), person)).toEqual({
			status: "invalid",
			problems: { password: saying(new RegExp(sentence)) },
		});
	});
});
