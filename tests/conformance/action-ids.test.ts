import { beforeEach, describe, expect, test } from "vitest";
import type { StaffAction } from "../../server/cases/staff-cases.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { caseRow, priya, requestCase } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { exampleInquiry } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { type Shop, typedKey, visitor } from "../support/shop.ts";

describe.each(engines)("forms of one page on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	test("two different acts with the page's one id are two, and each of them sent twice is one", async () => {
		const { id } = await requestCase(database, shop);
		const other = await requestCase(database, shop, { email: "other@example.com" });
		const entryId = crypto.randomUUID();
		const acts: StaffAction[] = [
			{ kind: "take" },
			{ kind: "note", text: "One" },
			{ kind: "note", text: "Two" },
			{ kind: "reply", message: "Two", files: [] },
			{ kind: "mark_spam" },
		];
		const send = async (caseId: string, act: StaffAction, done: boolean) => {
			const { revision } = await caseRow(database, caseId);
			const result = await shop.services.staffCases.perform(priya, { caseId, revision }, { ...act, entryId });
			expect([act, result]).toMatchObject([act, { ok: true, done }]);
		};
		for (const act of acts) {
			await send(id, act, false);
			await send(id, act, true);
		}
		// The same id in a form about another case is no reason to do nothing there.
		await send(other.id, { kind: "take" }, false);
		expect(await caseRow(database, id)).toMatchObject({ status: "spam", owner_id: priya.id });
		const entries = await database.read
			.selectFrom("case_entry")
			.select(["kind", "body"])
			.where("case_id", "=", id)
			.orderBy("revision")
			.execute();
		expect(entries.map(({ kind, body }) => [kind, body])).toEqual([
			["take", ""],
			["note", "One"],
			["note", "Two"],
			["reply", "Two"],
			["mark_spam", ""],
		]);
	});

	test("the same holds for inquiries", async () => {
		const formKey = typedKey(shop);
		await shop.services.inquiries.submit(shop.form({ ...exampleInquiry, formKey }), visitor);
		const read = () => database.read.selectFrom("inquiry").selectAll().executeTakeFirstOrThrow();
		const { id } = await read();
		const entryId = crypto.randomUUID();
		const act = async (kind: "not_spam" | "mark_spam", done: boolean) => {
			const { revision } = await read();
			const result = await shop.services.inquiryCases.perform(priya, { id, revision }, { kind, entryId });
			expect([kind, result]).toMatchObject([kind, { ok: true, done }]);
		};
		await act("mark_spam", false);
		await act("mark_spam", true);
		await act("not_spam", false);
		expect(await read()).toMatchObject({ status: "new" });
	});
});
