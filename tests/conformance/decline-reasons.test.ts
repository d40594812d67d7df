import { beforeEach, describe, expect, test } from "vitest";
import { historyWords } from "../../app/desk/case/entry-words.ts";
import { exportHead } from "../../app/desk/reports/export-words.ts";
import { declineSchema } from "../../domain/cases/buyer-actions.ts";
import { parseCsv } from "../../domain/shared/csv.ts";
import { parseForm } from "../../domain/shared/form.ts";
import { buyerView } from "../../server/cases/case-views.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { requestCase, sendQuote } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";
import type { Shop } from "../support/shop.ts";

describe.each(engines)("why a buyer declines on %s", (engine) => {
	let database: Database;
	let shop: Shop;
	beforeEach(async () => {
		({ database, shop } = await freshShop(engine));
	});

	/** Declines with what the form posts. */
	async function declined(fields: Record<string, string>) {
		const { id, access } = await requestCase(database, shop);
		await sendQuote(database, shop, id);
		const form = parseForm(declineSchema, { version: "1", ...fields });
		if (!form.ok) throw new Error("refused");
		await shop.services.buyerCases.perform(access, { kind: "decline", ...form.value });
		return (await buyerView(database.read, access))?.entries.at(-1);
	}
	const column = async () => {
		const span = { from: 0, until: Number.MAX_SAFE_INTEGER };
		const parsed = parseCsv(await new Response(shop.services.staffCases.export(span, exportHead)).text());
		const [head, ...rows] = parsed.ok ? parsed.records : [];
		return rows.map(({ cells }) => cells[head?.cells.indexOf("Reason for declining") ?? -1]);
	};

	test("is kept as a code beside what they typed, in history and export", async () => {
		const entry = await declined({ because: "delivery_time", reason: "We need them in May." });
		expect(entry).toMatchObject({
			body: "We need them in May.",
			data: { version: 1, because: "delivery_time" },
		});
		expect(entry && historyWords(entry)).toBe("declined the quotation: delivery time");
		expect(await column()).toEqual(["Delivery time"]);
	});

	test.each<Record<string, string>>([{}, { because: "" }, { because: "gone from the list" }])(
		"%j says nothing, as before",
		async (fields) => {
			const entry = await declined(fields);
			expect(entry).toMatchObject({ kind: "decline", body: "", data: { version: 1 } });
			expect(entry?.data).not.toHaveProperty("because", expect.anything());
			expect(await column()).toEqual([""]);
		},
	);
});
