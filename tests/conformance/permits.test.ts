import { beforeEach, describe, expect, test } from "vitest";
import type { Right, Role } from "../../domain/staff/staff.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { readDeskSettings, saveDeskSettings } from "../../server/settings/desk-settings.ts";
import type { StaffPermit } from "../../server/staff/staff-permit.ts";
import { caseRow, priya, requestCase, seen, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { type DeskShop, PASSWORD, withPermit } from "../support/desk.ts";
import { examplePicture } from "../support/desk-catalogue.ts";
import { freshDeskShop, newStaff } from "../support/fresh-desk-shop.ts";

/*
 * A gate looks before a form's body is read, and the body may take minutes. Each test takes a permit as the gate gives
 * it, lets something happen that ends it, and then sends the form.
 */
describe.each(engines)("a form that was begun before on %s", (engine) => {
	let database: Database;
	let shop: DeskShop;

	beforeEach(async () => {
		({ database, shop } = await freshDeskShop(engine));
	});

	const entries = () => database.read.selectFrom("case_entry").select(["kind", "body"]).execute();

	describe("by a private link", () => {
		const reply = { kind: "reply", message: "My name is Quentin", files: [] } as const;

		test("is not done once colleagues have made a new one", async () => {
			const { id, access } = await requestCase(database, shop);
			await sendQuote(database, shop, id);
			await shop.services.staffCases.renewLink(priya, await seen(database, id));
			const before = await caseRow(database, id);
			const { buyerCases } = shop.services;
			const accept = { kind: "accept", version: 1, termsAccepted: true, name: "Quentin" } as const;
			await expect(buyerCases.perform(access, reply)).rejects.toThrow("link has ended");
			await expect(buyerCases.perform(access, accept)).rejects.toThrow("link has ended");
			await expect(buyerCases.seen(access)).rejects.toThrow("link has ended");
			expect(await caseRow(database, id)).toEqual(before);
		});

		test("does not bring back the words of somebody who has been erased", async () => {
			const { access } = await requestCase(database, shop);
			await erasePerson(shop.gated, priya, "buyer@example.com", shop.clock.now);
			await expect(shop.services.buyerCases.perform(access, reply)).rejects.toThrow("link has ended");
			expect(JSON.stringify(await entries())).not.toContain("Quentin");
		});

		test("is heard before an erasure and erased with it, or not at all", async () => {
			for (let round = 0; round < 5; round++) {
				const email = `buyer${round}@example.com`;
				const { access } = await requestCase(database, shop, { email });
				await Promise.allSettled([
					shop.services.buyerCases.perform(access, reply),
					erasePerson(shop.gated, priya, email, shop.clock.now),
					shop.services.buyerCases.perform(access, { ...reply, message: "Quentin again" }),
				]);
			}
			expect(JSON.stringify(await entries())).not.toContain("Quentin");
		});

		test("is not done once the link's time is over", async () => {
			const { access } = await requestCase(database, shop);
			shop.clock.now += 181 * 86_400_000;
			await expect(shop.services.buyerCases.perform(access, reply)).rejects.toThrow("link has ended");
		});
	});

	describe("at the desk", () => {
		let owner: Awaited<ReturnType<typeof arrive>>;
		let other: Awaited<ReturnType<typeof arrive>>;

		/** Somebody who is in, and what the gate gives for a right. */
		async function arrive(role: Role, email: string) {
			const { browser, session } = await newStaff(database, shop, role, email);
			const may = (right?: Right) => withPermit(session, right);
			return { browser, session, may };
		}

		beforeEach(async () => {
			owner = await arrive("owner", "owner@staff.example");
			other = await arrive("owner", "other@staff.example");
		});

		const manage = () => owner.may("people.manage").permit;
		const id = () => other.session.staffId;
		const endings: readonly [string, () => Promise<unknown>, string][] = [
			["is disabled", () => shop.services.people.setDisabled(manage(), id(), true), "signed out"],
			["has signed out", () => shop.staffAuth.signOut(other.browser.request()), "signed out"],
			["was signed out by an owner", () => shop.services.people.endSessions(manage(), id()), "signed out"],
			["is no owner any more", () => shop.services.people.setRole(manage(), id(), "staff"), "without the right"],
		];

		/** Every write that asks for a right which owners alone have. */
		async function ownersWrites(permit: StaffPermit): Promise<(() => Promise<unknown>)[]> {
			const { gated: database } = shop;
			const { companyFacts, people } = shop.services;
			const { settings, seen: text } = await readDeskSettings(database.read);
			return [
				() => people.invite(permit, { email: "friend@staff.example", role: "owner" }),
				() => people.renew(permit, owner.session.staffId),
				() => people.withdraw(permit, "any"),
				() => people.setRole(permit, owner.session.staffId, "staff"),
				() => people.setDisabled(permit, owner.session.staffId, true),
				() => people.endSessions(permit, owner.session.staffId),
				() => companyFacts.save(permit, { phone: "+91 1" }, 0),
				() => saveDeskSettings(database, permit, { ...settings, replies: [] }, text),
				() => erasePerson(database, permit, "buyer@example.com", shop.clock.now),
			];
		}

		test.each(endings)("is not done once its colleague %s", async (_, end, said) => {
			const { id: caseId } = await requestCase(database, shop);
			const writes = await ownersWrites(other.may("people.manage").permit);
			await end();
			for (const write of writes) await expect(write()).rejects.toThrow(said);
			expect((await caseRow(database, caseId)).status).toBe("new");
			expect((await shop.services.people.list()).invites).toEqual([]);
			expect((await shop.services.people.find(owner.session.staffId))?.role).toBe("owner");
		});

		test("is not done, whatever it writes, once its session has ended", async () => {
			const { id: caseId } = await requestCase(database, shop);
			const { staffCases, quotes, inquiryCases, outboxDesk, catalogueDesk, images } = shop.services;
			const { permit } = other.may("cases.work");
			const as = await seen(database, caseId);
			const picture = await examplePicture();
			const draft = await quotes.draft(caseId);
			if (!draft) throw new Error("There is no draft.");
			await shop.staffAuth.signOut(other.browser.request());
			const writes = [
				() => staffCases.perform(permit, as, { kind: "take" }),
				() => staffCases.markRead(permit, caseId, true),
				() => staffCases.renewLink(permit, as),
				() => quotes.saveDraft(permit, caseId, draft.content, 0),
				() => inquiryCases.perform(permit, { id: caseId, revision: 1 }, { kind: "close" }),
				() => outboxDesk.retry(permit, "any"),
				() => outboxDesk.retryAll(permit),
				() => outboxDesk.drop(permit, "any"),
				() => catalogueDesk.products.create({ name: "New" }, permit),
				() => catalogueDesk.products.save({ id: "any", texts: {}, others: "tell" }, permit),
				() => catalogueDesk.categories.create({ name: "New" }, permit),
				() => catalogueDesk.categories.save({ id: "any", texts: {}, others: "tell" }, permit),
				() => catalogueDesk.pools.create({ name: "New" }, permit),
				() => catalogueDesk.pools.save({ id: "any", texts: {}, others: "tell" }, permit),
				() => catalogueDesk.order.moveProduct("any", "up", permit),
				() => catalogueDesk.files.dryRun("id,price\n", permit),
				() => catalogueDesk.files.apply("any", permit),
				() => images.keep(picture, "middle", permit),
			];
			for (const write of writes) await expect(write()).rejects.toThrow("signed out");
			expect(await caseRow(database, caseId)).toMatchObject({ status: "new", unread: 1 });
			expect(await database.read.selectFrom("picture").selectAll().execute()).toEqual([]);
		});

		describe("a cost", () => {
			const SHIRT = "cotton-round-neck-t-shirt";

			async function staffSeeCosts(allowed: boolean) {
				const { gated, services } = shop;
				const { settings, seen } = await services.deskSettings.read();
				const permit = owner.may("settings.edit").permit;
				expect(await saveDeskSettings(gated, permit, { ...settings, staffSeeCosts: allowed }, seen)).toBe(true);
			}

			const costOf = (typed: string) => ({ id: SHIRT, texts: {}, others: "merge", cost: { seen: "", typed } }) as const;
			const kept = () => shop.services.catalogueDesk.costs.of(SHIRT);
			const importOne = (permit: StaffPermit) =>
				shop.services.catalogueDesk.costs.import(permit, `id,cost\n${SHIRT},12\n`);

			/** The form of a product, which keeps what was typed with the cost, and the file. */
			async function expectWithheld(permit: StaffPermit) {
				const { products } = shop.services.catalogueDesk;
				const saved = await products.save({ ...costOf("12"), texts: { name: "Typed" } }, permit);
				const problems = { cost: { code: "cost-withheld" } };
				expect(saved).toMatchObject({ status: "invalid", problems, texts: { name: "Typed" } });
				await expect(importOne(permit)).rejects.toThrow("without the right");
				expect(await kept()).toBeUndefined();
				expect((await products.find(SHIRT))?.texts.name).not.toBe("Typed");
			}

			test("is not written once the owner keeps costs from staff", async () => {
				const staff = await arrive("staff", "third@staff.example");
				await staffSeeCosts(true);
				const { permit } = staff.may("catalogue.edit");
				await staffSeeCosts(false);
				await expectWithheld(permit);
			});

			test("is not written once its colleague is no owner any more", async () => {
				const permit = other.may("catalogue.edit").permit;
				await shop.services.people.setRole(manage(), id(), "staff");
				await expectWithheld(permit);
			});

			test("is written by an owner, and by staff whom the owner lets see costs", async () => {
				const staff = await arrive("staff", "third@staff.example");
				const { permit } = other.may("catalogue.edit");
				await shop.services.catalogueDesk.products.save(costOf("11"), permit);
				expect(await kept()).toBe(1_100);
				await importOne(permit);
				expect(await kept()).toBe(1_200);
				await staffSeeCosts(true);
				const edit = { ...costOf("13"), cost: { seen: "12", typed: "13" } };
				const saved = await shop.services.catalogueDesk.products.save(edit, staff.may("catalogue.edit").permit);
				expect(saved).toMatchObject({ status: "saved", changed: true });
				expect(await kept()).toBe(1_300);
			});
		});

		test("does not end other sessions or begin a new second factor once its own session has ended", async () => {
			const me = other.may();
			const request = other.browser.request();
			await shop.services.people.endSessions(manage(), id());
			const again = await arrive("staff", "third@staff.example");
			const { staffAccount } = shop;
			await expect(staffAccount.endOthers(me)).rejects.toThrow("signed out");
			await expect(staffAccount.endSession(me, again.session.sessionId)).rejects.toThrow("signed out");
			expect(await staffAccount.beginFactor(request, me, PASSWORD)).toMatchObject({ status: "refused" });
			expect(await shop.staffAuth.session(again.browser.request())).toBeDefined();
		});

		test("is done as long as nothing has ended", async () => {
			const { id: caseId } = await requestCase(database, shop);
			const { permit } = other.may("cases.work");
			const taken = await shop.services.staffCases.perform(permit, await seen(database, caseId), {
				kind: "take",
			});
			expect(taken).toMatchObject({ ok: true, row: { owner_id: id() } });
		});
	});
});
