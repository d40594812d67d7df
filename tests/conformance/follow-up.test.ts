import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { deskDefaults } from "../../content/desk-defaults.ts";
import { buyerView } from "../../server/cases/case-views.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { caseRow, mailKinds, priya, requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { deliverDue } from "../support/mail-worker.ts";
import { openMailbox } from "../support/mailbox.ts";
import { openShop, type Shop } from "../support/shop.ts";

const DAY = 86_400_000;
const FOLLOW_UP = "buyer-follow-up";

describe.each(engines)("after silence on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	const days = async (count: number): Promise<void> => {
		shop.clock.now += count * DAY;
		await shop.jobs.round();
	};
	const offered = async () => {
		const one = await requestCase(database, shop);
		await sendQuote(database, shop, one.id);
		return one;
	};
	const followUps = async (id: string) => (await mailKinds(database, id)).filter((kind) => kind === FOLLOW_UP).length;
	const setDays = async (reminderDays: number) => {
		const { settings, seen } = await shop.services.deskSettings.read();
		const offer = { ...settings.offer, reminderDays };
		expect(await shop.services.deskSettings.save(priya, { ...settings, offer }, seen)).toBe(true);
	};

	test("a buyer is written to once for each version, four days after it unless the owner says otherwise", async () => {
		expect(deskDefaults.offer.reminderDays).toBe(4);
		const { id } = await offered();
		await days(3.9);
		expect(await followUps(id)).toBe(0);
		await days(0.1);
		expect(await followUps(id)).toBe(1);
		await days(3);
		expect(await followUps(id)).toBe(1);
		await sendQuote(database, shop, id);
		await days(4);
		expect(await followUps(id)).toBe(2);
		expect(await caseRow(database, id)).toMatchObject({ status: "quoted", followed_up_version: 2 });
	});

	test("the owner chooses the days, or none at all", async () => {
		await setDays(0);
		const { id } = await offered();
		await days(6);
		expect(await followUps(id)).toBe(0);
		await setDays(6);
		await shop.jobs.round();
		expect(await followUps(id)).toBe(1);
	});

	test("whoever has answered, or been written to since, is left in peace", async () => {
		const [wrote, asked, written] = [await offered(), await offered(), await offered()];
		await days(2);
		const { buyerCases, staffCases } = shop.services;
		await buyerCases.perform(wrote.access, { kind: "reply", message: "Give us a week.", files: [] });
		await buyerCases.perform(asked.access, { kind: "request_change", version: 1, message: "25, please", wanted: [] });
		const { revision } = await caseRow(database, written.id);
		await staffCases.perform(
			priya,
			{ caseId: written.id, revision },
			{ kind: "reply", message: "The silk has come.", files: [] },
		);
		await days(2.5);
		for (const { id } of [wrote, asked, written]) expect(await followUps(id)).toBe(0);
		// Silent again for as long since our own last word.
		await days(1.5);
		expect(await followUps(written.id)).toBe(1);
	});

	test("nobody is asked within a day of the end or after it, nor beside the reminder of the end", async () => {
		await setDays(13);
		const late = await offered();
		const { valid_until } = await caseRow(database, late.id);
		shop.clock.now = (valid_until ?? 0) - DAY;
		await shop.jobs.round();
		expect(await followUps(late.id)).toBe(0);
		await days(2);
		expect(await followUps(late.id)).toBe(0);
		await setDays(11);
		const both = await offered();
		await days(11.5);
		expect(await followUps(both.id)).toBe(1);
		await days(1);
		expect(await mailKinds(database, both.id)).not.toContain("buyer-reminder");
	});

	test("two processes that look at once write one email", async () => {
		const { id } = await offered();
		const other = await openShop(database);
		onTestFinished(() => other.close());
		other.clock.now = shop.clock.now += 4 * DAY;
		await Promise.all([shop.jobs.round(), other.jobs.round(), shop.jobs.round(), other.jobs.round()]);
		expect(await followUps(id)).toBe(1);
	});

	test("the email says how to stop, to its reader and to their mail program; once stopped none follows", async () => {
		const mailbox = await openMailbox();
		onTestFinished(() => mailbox.close());
		const { id, access } = await offered();
		await days(4);
		await deliverDue(database, mailbox.url, () => shop.clock.now);
		const mail = mailbox.mails.find(({ parsed }) => parsed.subject?.includes("do you have any questions?"));
		const header = (name: string) =>
			mail?.parsed.headerLines.find(({ key }) => key === name)?.line.replace(/\s+/g, " ");
		const address = /<(https?:\/\/\S+\/q\/[\w-]{43}\/reminders)>$/.exec(header("list-unsubscribe") ?? "")?.[1];
		expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
		expect(mail?.parsed.text).toContain(`No more reminders about this request:\n${address}`);
		expect(mail?.parsed.html).toContain(`href="${address}"`);

		const stop = () => shop.services.buyerCases.perform(access, { kind: "stop_reminders" });
		expect(await stop()).toMatchObject({ ok: true, done: false });
		expect(await stop()).toMatchObject({ ok: true, done: true });
		expect(
			(await buyerView(database.read, access))?.entries.filter(({ kind }) => kind === "stop_reminders"),
		).toHaveLength(1);
		await sendQuote(database, shop, id);
		await days(5);
		const { valid_until } = await caseRow(database, id);
		shop.clock.now = (valid_until ?? 0) - DAY * 1.5;
		await shop.jobs.round();
		expect(await followUps(id)).toBe(1);
		expect(await mailKinds(database, id)).not.toContain("buyer-reminder");
	});
});
