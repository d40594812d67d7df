import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { type Database, joinDatabase } from "../../server/platform/db/database.ts";
import { migrate } from "../../server/platform/db/migrate.ts";
import { migrationFiles } from "../../server/platform/db/migration-files.ts";
import { engines, freshPlace } from "../support/databases.ts";
import { exampleInquiry, exampleOrder } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { type Shop, typedKey, visitor } from "../support/shop.ts";

describe.each(engines)("countries on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});
	const key = () => typedKey(shop);

	test.each([
		["the name that the form shows", "South Korea"],
		["the code", "KR"],
	])(
		"a form with %s stores the code, found by the name, with the language of request and mails",
		async (_, country) => {
			await shop.services.requests.submit(shop.form({ ...exampleOrder, country, formKey: key() }), visitor);
			await shop.services.inquiries.submit(shop.form({ ...exampleInquiry, country, formKey: key() }), visitor);
			const stored = { country: "KR", locale: "en" };
			expect(await database.read.selectFrom("quote_request").selectAll().execute()).toMatchObject([stored]);
			expect(await database.read.selectFrom("inquiry").selectAll().execute()).toMatchObject([stored]);
			const [found] = await database.read.selectFrom("quote_case").selectAll().execute();
			expect(found?.country).toBe("KR");
			expect(found?.search).toContain("south korea");
			const mails = await database.read.selectFrom("outbox").select(["kind", "locale"]).execute();
			expect(mails.map(({ kind }) => kind).sort()).toEqual(["buyer-acknowledgement", "staff-inquiry", "staff-request"]);
			for (const { locale } of mails) expect(locale).toBe("en");
		},
	);
});

describe.each(engines)("rows from before the codes on %s", (engine) => {
	test("become codes, and what is none of the choices stays as it was typed", async () => {
		const place = await freshPlace(engine);
		const database = joinDatabase(place);
		const before = Object.entries(migrationFiles).filter(([name]) => name < "0018");
		await migrate(database, Object.fromEntries(before));
		const typed = ["United Kingdom", " uae ", "Atlantis", ""];
		await database.tx(async (db) => {
			for (const [n, country] of typed.entries()) {
				const id = `id-${n}`;
				await sql`insert into quote_request (id, reference, form_key, body_hash, customer_name, email, phone, country,
					address, total_amount, pieces, catalogue_version, created_at)
					values (${id}, ${id}, ${id}, '', 'Example', 'e@example.com', '1', ${country}, 'x', 1, 1, 1, ${n})`.execute(
					db,
				);
				await sql`insert into inquiry (id, form_key, body_hash, name, email, country, message, created_at)
					values (${id}, ${id}, '', 'Example', 'e@example.com', ${country}, 'x', ${n})`.execute(db);
			}
			await sql`insert into quote_case (id, reference, status, queue, revision, country, search, value, currency, pieces,
				line_count, requested_at, last_buyer_at, unread, current_version, reminded_version, views, changed_at)
				select id, reference, 'new', 'first_answer', 1, country, '', 1, 'INR', 1, 1, 1, 1, 1, 0, 0, 0, 1
				from quote_request`.execute(db);
			await sql`insert into case_correction (case_id, customer_name, email, phone, address, corrected_at)
				values ('id-0', 'Corrected', 'e@example.com', '1', 'x', 1)`.execute(db);
		});
		await migrate(database, migrationFiles);
		for (const table of ["quote_request", "quote_case", "inquiry", "case_buyer"] as const) {
			const rows = await database.read.selectFrom(table).select("country").orderBy("id").execute();
			expect([table, ...rows.map(({ country }) => country)]).toEqual([table, "GB", "AE", "Atlantis", ""]);
		}
		const [corrected] = await database.read.selectFrom("case_buyer").selectAll().orderBy("id").execute();
		expect(corrected).toMatchObject({ customer_name: "Corrected", country: "GB", locale: "en" });
		await database.close();
		place.remove();
	});
});
