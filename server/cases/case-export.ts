import { setImmediate as nextTurn } from "node:timers/promises";
import { UNITS } from "../../domain/catalogue/catalogue.ts";
import { orderDetails } from "../../domain/orders/order-details.ts";
import { readCells, storeCells } from "../../domain/orders/stored-cells.ts";
import { readDetails } from "../../domain/orders/stored-details.ts";
import { readUnitCounts } from "../../domain/orders/stored-unit-counts.ts";
import { writeCsvRecord } from "../../domain/shared/csv.ts";
import { cellTexts } from "../../messages/cells.ts";
import { cells as cellWords } from "../../messages/en/cells.ts";
import { staffDetailFacts } from "../../messages/order-details.ts";
import { countryName } from "../../messages/staff/countries.ts";
import { orderDetails as labels } from "../../messages/staff/order-details.ts";
import type { Db } from "../platform/db/database.ts";

/** Rows of one query: SQLite answers nothing else until it has ended. */
const PAGE = 200;

/** The columns of the file. */
const COLUMNS = [
	"reference",
	"requested",
	"state",
	"buyer",
	"company",
	"email",
	"phone",
	"country",
	"address",
	"notes",
	"lines",
	"pieces",
	"sets",
	"currency",
	"value",
	"firstAnswer",
	"versions",
	"closed",
] as const;

/** What each column is called; the split by colour and size is the last one. */
export type ExportHead = Readonly<Record<(typeof COLUMNS)[number] | "split", string>>;

function headOf(head: ExportHead): string[] {
	return [...COLUMNS.map((name) => head[name]), ...orderDetails.map(({ name }) => labels[name]), head.split];
}

/**
 * Every case as CSV, newest first, page by page, so that a hundred thousand of them take no more memory than two
 * hundred, and visitors to the shop are answered between two pages. Cells that a spreadsheet would run are
 * marked (domain/shared/csv.ts).
 */
export function exportCases(
	db: Db,
	{ from, until }: { from: number; until: number },
	head: ExportHead,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	let after: { at: number; id: string } | undefined = { at: until, id: "" };
	return new ReadableStream({
		start(controller) {
			controller.enqueue(encoder.encode(`\uFEFF${writeCsvRecord(headOf(head))}`));
		},
		async pull(controller) {
			// What SQLite answers is there at once: without this the whole file would be written in one turn.
			await nextTurn();
			const rows = after ? await page(db, from, after) : [];
			const last = rows.at(-1);
			const splits = await splitsOf(db, rows);
			if (rows.length > 0)
				controller.enqueue(encoder.encode(rows.map((row) => record(row, splits.get(row.id) ?? "")).join("")));
			after = last && rows.length === PAGE ? { at: last.requested_at, id: last.id } : undefined;
			if (!after) controller.close();
		},
	});
}

type Row = Awaited<ReturnType<typeof page>>[number];

function page(db: Db, from: number, after: { at: number; id: string }) {
	return (
		db
			.selectFrom("quote_case as c")
			.innerJoin("case_buyer as b", "b.id", "c.id")
			.innerJoin("quote_request as r", "r.id", "c.id")
			.select([
				"c.id",
				"c.reference",
				"c.requested_at",
				"c.status",
				"b.customer_name",
				"b.company",
				"b.email",
				"b.phone",
				"b.country",
				"b.address",
				"r.notes",
				"r.details",
				"c.line_count",
				"c.pieces",
				"c.unit_counts",
				"c.currency",
				"c.value",
				"c.first_answered_at",
				"c.current_version",
				"c.closed_at",
			])
			.where("c.requested_at", ">=", from)
			// By itself, so that the index is entered where the last page ended: the "or" alone would read from its start.
			.where("c.requested_at", "<=", after.at)
			.where((eb) => eb.or([eb("c.requested_at", "<", after.at), eb("c.id", ">", after.id)]))
			.orderBy("c.requested_at", "desc")
			.orderBy("c.id")
			.limit(PAGE)
			.execute()
	);
}

/** How the lines of cases are split, where any are: "Polo Shirt: Navy 40, Rust 20: S 10, M 20", a line each. */
async function splitsOf(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
	if (rows.length === 0) return new Map();
	const lines = await db
		.selectFrom("quote_request_line")
		.select(["request_id", "name", "quantity", "cells"])
		.where(
			"request_id",
			"in",
			rows.map(({ id }) => id),
		)
		.where("cells", "not in", ["{}", storeCells([])])
		.orderBy("request_id")
		.orderBy("position")
		.execute();
	const splits = new Map<string, string>();
	for (const { request_id, name, quantity, cells } of lines) {
		const text = `${name}: ${cellTexts(readCells(cells), quantity, cellWords).join(". ")}`;
		const before = splits.get(request_id);
		splits.set(request_id, before === undefined ? text : `${before}\n${text}`);
	}
	return splits;
}

function record(row: Row, split: string): string {
	const counts = readUnitCounts(row.unit_counts, row.pieces);
	const said = new Map(staffDetailFacts(readDetails(row.details)).map(({ name, text }) => [name, text]));
	return writeCsvRecord([
		row.reference,
		moment(row.requested_at),
		row.status.replaceAll("_", " "),
		row.customer_name,
		row.company ?? "",
		row.email,
		row.phone,
		countryName(row.country),
		row.address,
		row.notes ?? "",
		String(row.line_count),
		// In the order of the columns: pieces, sets.
		...UNITS.map((unit) => String(counts.find((one) => one.unit === unit)?.count ?? 0)),
		row.currency,
		(row.value / 100).toFixed(2),
		row.first_answered_at === null ? "" : moment(row.first_answered_at),
		String(row.current_version),
		row.closed_at === null ? "" : moment(row.closed_at),
		...orderDetails.map(({ name }) => said.get(name) ?? ""),
		split,
	]);
}

function moment(time: number): string {
	return new Date(time).toISOString();
}
