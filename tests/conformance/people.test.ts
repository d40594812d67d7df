import { beforeEach, describe, expect, test } from "vitest";
import type { Role } from "../../domain/staff/staff.ts";
import type { Database } from "../../server/platform/db/database.ts";
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
	PASSWORD,
	withPermit,
} from "../support/desk.ts";
import { freshDeskShop, later, newStaff } from "../support/fresh-desk-shop.ts";
import { holdRows } from "../support/held-rows.ts";
import { START } from "../support/shop.ts";

const NEXT = "quite another password";

describe.each(engines)("people on %s", (engine) => {
	let database: Database;
	let shop: DeskShop;

	const who = (browser: DeskBrowser) => shop.staffAuth.session(browser.request());
	const tokenOf = (link: string) => link.slice(link.lastIndexOf("/") + 1);

	/** A member of staff in a browser of their own, with what the gate gives them. */
	async function arrive(role: Role, email: string) {
		const { session, ...known } = await newStaff(database, shop, role, email);
		return { ...known, staff: withPermit(session, role === "owner" ? "people.manage" : undefined), email };
	}
	const statuses = async () => (await shop.services.people.list()).people.map(({ email, state }) => [email, state]);

	beforeEach(async () => {
		({ database, shop } = await freshDeskShop(engine));
	});

	test("are invited by a link that an owner makes and may take back", async () => {
		const owner = await arrive("owner", "owner@staff.example");
		const { people } = shop.services;
		const made = await people.invite(owner.staff.permit, { email: "new@staff.example", role: "staff" });
		if (made.status !== "made") throw new Error("not made");
		const { invites } = await people.list();
		expect(invites).toMatchObject([{ email: "new@staff.example", role: "staff", renews: false, by: "Example Person" }]);
		const browser = deskBrowser();
		await comeIn(shop, browser, tokenOf(made.link), "not-asked-for@staff.example");
		expect(await who(browser)).toMatchObject({ email: "new@staff.example", role: "staff" });
		expect((await people.list()).invites).toEqual([]);

		const second = await people.invite(owner.staff.permit, { email: "other@staff.example", role: "owner" });
		if (second.status !== "made") throw new Error("not made");
		const [open] = (await people.list()).invites;
		expect(await people.withdraw(owner.staff.permit, open?.id ?? "")).toEqual({ status: "changed" });
		expect(await shop.inviteAcceptance.open(tokenOf(second.link), browser.request())).toBeUndefined();
		expect(await people.invite(owner.staff.permit, { email: "new@staff.example", role: "owner" })).toMatchObject({
			status: "invalid",
		});
	});

	test("do not come in by a link that was taken back halfway, not by the sign-in's second step either", async () => {
		const owner = await arrive("owner", "owner@staff.example");
		const { people } = shop.services;
		const made = await people.invite(owner.staff.permit, { email: "rogue@staff.example", role: "owner" });
		if (made.status !== "made") throw new Error("not made");
		const browser = deskBrowser();
		const secret = await begin(shop, browser, tokenOf(made.link), "rogue@staff.example");
		const [open] = (await people.list()).invites;
		await people.withdraw(owner.staff.permit, open?.id ?? "");
		expect(await shop.inviteAcceptance.confirm(tokenOf(made.link), browser.request(), codeOf(secret))).toBeUndefined();
		expect(await enterCode(shop, browser, codeOf(secret))).toMatchObject({ status: "refused" });
		expect(await who(browser)).toBeUndefined();
		expect(await enterPassword(shop, deskBrowser(), "rogue@staff.example")).toMatchObject({ status: "refused" });
	});

	test.each(["disabled", "made staff"] as const)("leave no open link behind when they are %s", async (how) => {
		const owner = await arrive("owner", "owner@staff.example");
		const rogue = await arrive("owner", "rogue@staff.example");
		const { people } = shop.services;
		const made = await people.invite(rogue.staff.permit, { email: "friend@staff.example", role: "owner" });
		if (made.status !== "made") throw new Error("not made");
		if (how === "disabled") await people.setDisabled(owner.staff.permit, rogue.staff.staffId, true);
		else await people.setRole(owner.staff.permit, rogue.staff.staffId, "staff");
		expect(await shop.inviteAcceptance.open(tokenOf(made.link), deskBrowser().request())).toBeUndefined();
		expect((await people.list()).invites).toEqual([]);
	});

	test.each(["disabled", "made staff"] as const)(
		"make no link once they are %s, whatever page they have open",
		async (how) => {
			const owner = await arrive("owner", "owner@staff.example");
			const rogue = await arrive("owner", "rogue@staff.example");
			const { people } = shop.services;
			const refused = how === "disabled" ? "signed out" : "without the right";
			const end = () =>
				how === "disabled"
					? people.setDisabled(owner.staff.permit, rogue.staff.staffId, true)
					: people.setRole(owner.staff.permit, rogue.staff.staffId, "staff");
			const friend = { email: "friend@staff.example", role: "owner" } as const;
			await Promise.allSettled([
				end(),
				people.invite(rogue.staff.permit, friend),
				people.renew(rogue.staff.permit, owner.staff.staffId),
			]);
			expect((await people.list()).invites).toEqual([]);
			await expect(people.invite(rogue.staff.permit, friend)).rejects.toThrow(refused);
			await expect(people.renew(rogue.staff.permit, owner.staff.staffId)).rejects.toThrow(refused);
			expect((await people.list()).invites).toEqual([]);
			expect(await people.invite(owner.staff.permit, friend)).toMatchObject({ status: "made" });
		},
	);

	test("are out at once when they are disabled, come in no more, and may be let in again", async () => {
		const owner = await arrive("owner", "owner@staff.example");
		const other = await arrive("staff", "staff@staff.example");
		const { people } = shop.services;
		expect(await people.setDisabled(owner.staff.permit, other.staff.staffId, true)).toEqual({ status: "changed" });
		expect(await who(other.browser)).toBeUndefined();
		expect(await enterPassword(shop, deskBrowser(), other.email)).toMatchObject({ status: "refused" });
		expect(await people.renew(owner.staff.permit, other.staff.staffId)).toMatchObject({ status: "refused" });
		expect(await statuses()).toContainEqual([other.email, "disabled"]);
		await people.setDisabled(owner.staff.permit, other.staff.staffId, false);
		later(shop, 60_000);
		const back = deskBrowser();
		await enterPassword(shop, back, other.email);
		expect(await enterCode(shop, back, codeOf(other.secret))).toMatchObject({ status: "in" });
	});

	test("get another role for their next page", async () => {
		const owner = await arrive("owner", "owner@staff.example");
		const other = await arrive("staff", "staff@staff.example");
		await shop.services.people.setRole(owner.staff.permit, other.staff.staffId, "owner");
		expect(await who(other.browser)).toMatchObject({ role: "owner" });
	});

	test("always have an owner: nobody demotes themselves, and of two who demote each other one is too late", async () => {
		const one = await arrive("owner", "one@staff.example");
		const two = await arrive("owner", "two@staff.example");
		const { people } = shop.services;
		expect(await people.setRole(one.staff.permit, one.staff.staffId, "staff")).toMatchObject({ status: "refused" });
		expect(await people.setDisabled(one.staff.permit, one.staff.staffId, true)).toMatchObject({ status: "refused" });
		const both = await Promise.allSettled([
			people.setRole(one.staff.permit, two.staff.staffId, "staff"),
			people.setDisabled(two.staff.permit, one.staff.staffId, true),
		]);
		expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		const { people: rows } = await people.list();
		expect(rows.filter(({ role, state }) => role === "owner" && state === "active")).toHaveLength(1);
	});

	test("who have lost everything come in again by a link, which ends what was before and gives no other role", async () => {
		const owner = await arrive("owner", "owner@staff.example");
		const other = await arrive("owner", "other@staff.example");
		const { people } = shop.services;
		const made = await people.renew(owner.staff.permit, other.staff.staffId);
		if (made.status !== "made") throw new Error("not made");
		// Until the link is used, everything is as it was.
		expect(await who(other.browser)).toBeDefined();
		await people.setRole(owner.staff.permit, other.staff.staffId, "staff");
		later(shop, 60_000);
		const browser = deskBrowser();
		const { secret } = await comeIn(shop, browser, tokenOf(made.link), other.email, NEXT);
		expect(await who(browser)).toMatchObject({ staffId: other.staff.staffId, role: "staff" });
		expect(await who(other.browser)).toBeUndefined();
		expect(await enterPassword(shop, deskBrowser(), other.email, PASSWORD)).toMatchObject({ status: "refused" });
		later(shop, 60_000);
		const again = deskBrowser();
		await enterPassword(shop, again, other.email, NEXT);
		expect(await enterCode(shop, again, codeOf(other.secret))).toMatchObject({ status: "refused" });
		expect(await enterCode(shop, again, codeOf(secret))).toMatchObject({ status: "in" });
	});

	test("end sessions of their own and nobody else's, and owners end those of others", async () => {
		const one = await arrive("owner", "one@staff.example");
		const two = await arrive("staff", "two@staff.example");
		const { staffAccount } = shop;
		const { people } = shop.services;
		expect(await staffAccount.endSession(one.staff, two.staff.sessionId)).toBe(false);
		expect(await who(two.browser)).toBeDefined();
		expect((await staffAccount.view(one.staff)).sessions).toEqual([
			{ id: one.staff.sessionId, browser: "Firefox on Linux", since: START, usedAt: START, isThis: true },
		]);
		await people.endSessions(one.staff.permit, two.staff.staffId);
		expect(await who(two.browser)).toBeUndefined();
		later(shop, 60_000);
		const elsewhere = deskBrowser();
		await enterPassword(shop, elsewhere, one.email);
		await enterCode(shop, elsewhere, codeOf(one.secret));
		expect(await staffAccount.endOthers(one.staff)).toBe(1);
		expect([(await who(one.browser)) !== undefined, await who(elsewhere)]).toEqual([true, undefined]);
	});

	describe("who change their own account", () => {
		let me: Awaited<ReturnType<typeof arrive>>;
		const staff = () => me.staff;
		const account = () => shop.staffAccount;

		beforeEach(async () => {
			me = await arrive("staff", "me@staff.example");
			later(shop, 60_000);
		});

		test("change the password with the one they have, in a new session, and are out everywhere else", async () => {
			const elsewhere = deskBrowser();
			await enterPassword(shop, elsewhere, me.email);
			await enterCode(shop, elsewhere, codeOf(me.secret));
			const wrong = { current: "not my password", password: NEXT };
			expect(await account().changePassword(me.browser.request(), staff(), wrong)).toMatchObject({ field: "current" });
			const weak = { current: PASSWORD, password: "aaaaaaaaaaaa" };
			expect(await account().changePassword(me.browser.request(), staff(), weak)).toMatchObject({ field: "password" });
			const right = { current: PASSWORD, password: NEXT };
			const changed = await account().changePassword(me.browser.request(), staff(), right);
			if (changed.status !== "changed") throw new Error("not changed");
			me.browser.take(changed.cookies);
			expect((await who(me.browser))?.sessionId).not.toBe(staff().sessionId);
			expect(await who(elsewhere)).toBeUndefined();
			expect(await enterPassword(shop, deskBrowser(), me.email, PASSWORD)).toMatchObject({ status: "refused" });
			expect(await enterPassword(shop, deskBrowser(), me.email, NEXT)).toMatchObject({ status: "in" });
		});

		test("set up a new second factor; the old one holds until the new one is confirmed", async () => {
			const request = me.browser.request();
			expect(await account().beginFactor(request, staff(), "not my password")).toMatchObject({ status: "refused" });
			expect(await account().pendingFactor(staff())).toBeUndefined();
			expect(await account().beginFactor(request, staff(), PASSWORD)).toEqual({ status: "begun" });
			const pending = await account().pendingFactor(staff());
			const elsewhere = deskBrowser();
			await enterPassword(shop, elsewhere, me.email);
			expect(await enterCode(shop, elsewhere, codeOf(me.secret))).toMatchObject({ status: "in" });
			expect(await account().confirmFactor(staff(), "000000")).toMatchObject({ status: "refused" });
			later(shop, 60_000);
			const made = await account().confirmFactor(staff(), codeOf(pending?.secret ?? ""));
			if (made.status !== "made") throw new Error("not made");
			expect(made.codes).not.toEqual(me.recoveryCodes);
			expect([(await who(me.browser)) !== undefined, await who(elsewhere)]).toEqual([true, undefined]);
			later(shop, 60_000);
			const after = deskBrowser();
			await enterPassword(shop, after, me.email);
			expect(await enterCode(shop, after, codeOf(me.secret))).toMatchObject({ status: "refused" });
			expect(await enterCode(shop, after, codeOf(pending?.secret ?? ""))).toMatchObject({ status: "in" });
		});

		test("keep the old second factor, its recovery codes and the new secret where the change cannot be stored whole", async () => {
			const factors = () => database.read.selectFrom("staff_second_factor").selectAll().execute();
			await account().beginFactor(me.browser.request(), staff(), PASSWORD);
			const pending = await account().pendingFactor(staff());
			const elsewhere = deskBrowser();
			await enterPassword(shop, elsewhere, me.email);
			await enterCode(shop, elsewhere, codeOf(me.secret));
			const release = await holdRows(database, "staff_session", [(await who(elsewhere))?.sessionId ?? ""]);
			later(shop, 60_000);
			const before = await factors();
			await expect(account().confirmFactor(staff(), codeOf(pending?.secret ?? ""))).rejects.toThrow(/foreign key/i);
			expect(await factors()).toEqual(before);
			expect(await account().pendingFactor(staff())).toEqual(pending);
			await release();
			const code = codeOf(pending?.secret ?? "");
			expect(await account().confirmFactor(staff(), code)).toMatchObject({ status: "made" });
			expect(await who(elsewhere)).toBeUndefined();
			const after = deskBrowser();
			await enterPassword(shop, after, me.email);
			// The code that confirmed the secret is used.
			expect(await enterCode(shop, after, code)).toMatchObject({ status: "refused" });
		});

		test("make new recovery codes, and the former ones are good no more", async () => {
			const request = me.browser.request();
			expect(await account().renewRecovery(request, staff(), "not my password")).toMatchObject({ status: "refused" });
			const made = await account().renewRecovery(request, staff(), PASSWORD);
			if (made.status !== "made") throw new Error("not made");
			const enter = async (code: string | undefined) => {
				const browser = deskBrowser();
				await enterPassword(shop, browser, me.email);
				return shop.staffAuth.enterRecovery(browser.request(), code ?? "", {
					address: "192.0.2.7",
					requestId: "t",
				});
			};
			expect(await enter(me.recoveryCodes[0])).toMatchObject({ status: "refused" });
			expect(await enter(made.codes[0])).toMatchObject({ status: "in" });
			expect((await account().view(staff())).recoveryLeft).toBe(9);
		});
	});
});
