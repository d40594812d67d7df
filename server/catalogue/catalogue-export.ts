import { setImmediate as nextTurn } from "node:timers/promises";
import { fileHead, productLine } from "../../domain/catalogue/csv-columns.ts";
import type { Db } from "../platform/db/database.ts";
import { readVersion } from "./shown-products.ts";
import { readRanked } from "./standing-products.ts";

/**
 * The whole catalogue as CSV, hidden products too, in its order and of one version: it breaks off when the catalogue
 * changes meanwhile, since lines of two versions would make a file that says what never was.
 */
export function exportCatalogue(db: Db): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const pages = readRanked(db);
	let version: number | undefined;
	return new ReadableStream({
		async start(controller) {
			version = await readVersion(db);
			controller.enqueue(encoder.encode(fileHead()));
		},
		async pull(controller) {
			// What SQLite answers is there at once: without this the whole file would be written in one turn.
			await nextTurn();
			const { done, value } = await pages.next();
			if ((await readVersion(db)) !== version) throw new Error("The catalogue changed while it was exported.");
			if (done) return controller.close();
			controller.enqueue(encoder.encode(value.map(({ product, rank }) => productLine(product, rank)).join("")));
		},
	});
}
