import { onTestFinished } from "vitest";
import { exportHead } from "../../app/desk/reports/export-words.ts";
import { parseCsv } from "../../domain/shared/csv.ts";
import { exportCases } from "../../server/cases/case-export.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { createDocumentMaker } from "../../server/quotes/index.ts";
import { createPdfRenderer } from "../../server/quotes/pdf/renderer.ts";
import type { Engine } from "./databases.ts";
import { freshShop } from "./fresh-shop.ts";
import type { Shop } from "./shop.ts";

/** A shop on a fresh database whose quotations become PDFs, without pictures; for one test. */
export async function documentShop(engine: Engine): Promise<{ database: Database; shop: Shop }> {
	const sources = {
		company: () => opened.shop.company,
		publicUrl: "https://thari.example",
		folder: "public",
		uploaded: async () => undefined,
		imageOf: async () => undefined,
	};
	// From its source the worker starts more slowly than a built one, and on a busy machine much more.
	const documents = createDocumentMaker(sources, createPdfRenderer({ timeout: 100_000 }));
	onTestFinished(() => documents.close());
	const opened = await freshShop(engine, {}, documents.make);
	return opened;
}

/** What the export of all requests says in a column, line by line. @throws Error when it is no CSV */
export async function exportedColumn(database: Database, shop: Shop, name: string): Promise<(string | undefined)[]> {
	const csv = exportCases(database.read, { from: 0, until: shop.clock.now + 1 }, exportHead);
	const parsed = parseCsv(await new Response(csv).text());
	if (!parsed.ok) throw new Error("The CSV cannot be read.");
	const [head, ...rows] = parsed.records;
	return rows.map(({ cells }) => cells[head?.cells.indexOf(name) ?? -1]);
}
