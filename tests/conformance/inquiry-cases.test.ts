import { beforeEach, describe, expect, test } from "vitest";
import { readInquiryFilter } from "../../domain/inquiries/inquiry-summary.ts";
import { INQUIRY_PAGE, listInquiries } from "../../server/inquiries/inquiry-list.ts";
import { inquiryView } from "../../server/inquiries/inquiry-view.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { erasePerson } from "../../server/privacy/erasure.ts";
import { karthik, priya } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { exampleInquiry } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { type Shop, typedKey, visitor } from "../support/shop.ts";

describe.each(engines)("inquiries in the desk on %s", (engine) => {
	let database: Database;
	let shop: Shop;

	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	async function inquire(fields: Record<string, string> = {}): Promise<string> {
		const formKey = typedKey(shop);
		const sent = await shop.services.inquiries.submit(shop.form({ ...exampleInquiry, ...fields, formKey }), visitor);
		expect(sent.status).toBe("sent");
		const row = await database.read
			.selectFrom("inquiry")
			.select("id")
			.orderBy("created_at", "desc")
			.executeTakeFirstOrThrow();
		return row.id;
	}
	const view = async (id: string) => {
		const found = await inquiryView(database.read, id);
		if (!found) throw new Error("There is no inquiry.");
		return found;
	};
	type Act = Parameters<Shop["services"]["inquiryCases"]["perform"]>[2];
	const act = async (id: string, act: Act, staff = priya) =>
		shop.services.inquiryCases.perform(staff, { id, revision: (await view(id)).revision }, act);
	const ids = async (query = "") =>
		(await listInquiries(database.read, readInquiryFilter(new URLSearchParams(query)), priya.id)).rows.map(
			({ id }) => id,
		);

	test("a reply answers it: one mail, one entry, however often the form is sent", async () => {
		const id = await inquire();
		const entryId = crypto.randomUUID();
		const { revision } = await view(id);
		for (let sent = 0; sent < 2; sent++)
			expect(
				await shop.services.inquiryCases.perform(
					priya,
					{ id, revision },
					{ kind: "reply", entryId, message: "We weave 80 to 220 g." },
				),
			).toMatchObject({ ok: true });
		expect(await view(id)).toMatchObject({
			state: { status: "answered", answered: true },
			ownerId: priya.id,
			answeredAt: shop.clock.now,
			entries: [{ kind: "reply", body: "We weave 80 to 220 g.", data: { by: priya.name }, mail: { state: "queued" } }],
		});
		const mails = await database.read
			.selectFrom("outbox")
			.select(["kind", "recipient"])
			.where("kind", "=", "inquiry-reply")
			.execute();
		expect(mails).toEqual([{ kind: "inquiry-reply", recipient: "sender@example.com" }]);
	});

	test("of 8 colleagues at once exactly one answers, and the others are told by whom", async () => {
		const id = await inquire();
		const { revision } = await view(id);
		const results = await Promise.all(
			Array.from({ length: 8 }, (_, n) =>
				shop.services.inquiryCases.perform(
					n === 0 ? priya : karthik,
					{ id, revision },
					{ kind: "reply", message: `${n}` },
				),
			),
		);
		expect(results.filter((result) => result.ok)).toHaveLength(1);
		for (const lost of results.filter((result) => !result.ok))
			expect(lost).toMatchObject({ reason: "conflict", meanwhile: [{ kind: "reply" }] });
		expect((await view(id)).entries).toHaveLength(1);
	});

	test("lists hold what is new by its age, and what is suspected apart", async () => {
		const first = await inquire({ message: "The very first question of all" });
		const second = await inquire({ name: "Straße", country: "Nepal", email: "two@example.com" });
		const suspected = await inquire({ website: "http://spam.example" });
		const third = await inquire({ email: "three@example.com" });
		await act(third, { kind: "close" });
		expect(await ids()).toEqual([first, second]);
		expect(await ids("show=suspected")).toEqual([suspected]);
		expect(await ids("show=closed")).toEqual([third]);
		expect(await ids("q=very+first")).toEqual([first]);
		expect(await ids("q=STRASSE")).toEqual([]);
		expect(await ids("q=stra%C3%9Fe&country=Nepal")).toEqual([second]);
		expect(await ids("q=%25")).toEqual([]);
		await act(suspected, { kind: "not_spam" });
		expect(await ids()).toEqual([first, second, suspected]);
		await act(second, { kind: "mark_spam" });
		await act(first, { kind: "assign", ownerId: karthik.id, ownerName: karthik.name });
		expect(await ids("owner=nobody")).toEqual([suspected]);
		expect((await listInquiries(database.read, readInquiryFilter(new URLSearchParams()), priya.id)).counts).toEqual({
			open: 2,
			answered: 0,
			closed: 1,
			spam: 1,
			suspected: 0,
		});
	});

	test("pages hold every inquiry once, also those of one millisecond", async () => {
		const id = await inquire();
		const row = await database.read.selectFrom("inquiry").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
		const many = Array.from({ length: INQUIRY_PAGE * 2 + 3 }, (_, n) => ({
			...row,
			id: crypto.randomUUID(),
			form_key: `k${n}`,
			created_at: row.created_at + Math.floor(n / 4),
		}));
		await database.tx((db) => db.insertInto("inquiry").values(many).execute());
		for (const show of ["open", "all"]) {
			const seen: string[] = [];
			let query = `show=${show}`;
			for (;;) {
				const { rows, next } = await listInquiries(
					database.read,
					readInquiryFilter(new URLSearchParams(query)),
					priya.id,
				);
				seen.push(...rows.map(({ id }) => id));
				if (!next) break;
				query = `show=${show}&after=${next.at}~${next.id}`;
			}
			expect(seen).toHaveLength(many.length + 1);
			expect(new Set(seen).size).toBe(many.length + 1);
		}
	});

	test("an erased person leaves none of our messages to them either, and cannot be written to", async () => {
		const id = await inquire();
		await act(id, { kind: "reply", message: "Dear Example Sender" });
		await act(id, { kind: "note", text: "Example Sender called." });
		await erasePerson(shop.gated, priya, "sender@example.com", shop.clock.now);
		expect(JSON.stringify(await view(id))).not.toMatch(/Sender|Dear|called/);
		expect(await act(id, { kind: "reply", message: "Hello" })).toMatchObject({ ok: false, reason: "gone" });
		expect(await act(crypto.randomUUID(), { kind: "close" }).catch(() => "none")).toBe("none");
	});
});
