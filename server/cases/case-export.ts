import { setImmediate as nextTurn } from "node:timers/promises";
import { readEntry } from "../../domain/cases/entry.ts";
import { UNITS } from "../../domain/catalogue/catalogue.ts";
import { type DetailName, orderDetails } from "../../domain/orders/order-details.ts";
import { readCells, storeCells } from "../../domain/orders/stored-cells.ts";
import { readDetails } from "../../domain/orders/stored-details.ts";
import { readSamples } from "../../domain/orders/stored-samples.ts";
import { readUnitCounts } from "../../domain/orders/stored-unit-counts.ts";
import { readConfirmed } from "../../domain/quotes/stored-confirmed.ts";
import { writeCsvRecord } from "../../domain/shared/csv.ts";
import { cellTexts } from "../../messages/cells.ts";
import { cells as cellWords } from "../../messages/en/cells.ts";
import { declineReasons } from "../../messages/en/decline-reasons.ts";
import { samples as sampleWords } from "../../messages/en/samples.ts";
import { countryName } from "../../messages/staff/countries.ts";
import { orderDetails as labels } from "../../messages/staff/order-details.ts";
import type { Db } from "../platform/db/database.ts";
import { NO_QUOTE, type QuoteTexts, quotesOf } from "./exported-quotes.ts";

/** Rows of one query: making lines of them takes this thread some milliseconds. */
const PAGE = 100;

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

/** The facts of an order that stand among those columns; whatever came later stands at the end. */
const EARLY_DETAILS: readonly DetailName[] = ["buyerReference"];
const earlyDetails = orderDetails.filter(({ name }) => EARLY_DETAILS.includes(name));
const laterDetails = orderDetails.filter(({ name }) => !EARLY_DETAILS.includes(name));

/** What came later: a file that is read by the places of its columns stays readable. */
const LATER = [
	"split",
	"samples",
	"because",
	"purchaseOrder",
	"offeredSplit",
	"deliveries",
	"acceptedDelivery",
	"leftOut",
] as const;

/** What each column is called. */
export type ExportHead = Readonly<Record<(typeof COLUMNS)[number] | (typeof LATER)[number], string>>;

function headOf(head: ExportHead): string[] {
	return [
		...COLUMNS.map((name) => head[name]),
		...earlyDetails.map(({ name }) => labels[name]),
		...LATER.map((name) => head[name]),
		...laterDetails.map(({ name }) => labels[name]),
	];
}

/**
 * Every case as CSV, newest first, page by page, so that a hundred thousand of them take no more memory than a
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
			// Whoever else waits has a turn between two pages, however quickly they come.
			await nextTurn();
			const rows = after ? await page(db, from, after) : [];
			const last = rows.at(-1);
			const splits = await splitsOf(db, rows);
			const reasons = await declineReasonsOf(db, rows);
			const offers = await quotesOf(
				db,
				rows.filter(({ current_version }) => current_version > 0).map(({ id }) => id),
			);
			const text = ({ id }: Row) => ({
				split: splits.get(id) ?? "",
				because: reasons.get(id) ?? "",
				...(offers.get(id) ?? NO_QUOTE),
			});
			if (rows.length > 0) controller.enqueue(encoder.encode(rows.map((row) => record(row, text(row))).join("")));
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
			.leftJoin("quote_acceptance as a", "a.case_id", "c.id")
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
				"r.samples",
				"c.line_count",
				"c.pieces",
				"c.unit_counts",
				"c.currency",
				"c.value",
				"c.first_answered_at",
				"c.current_version",
				"c.closed_at",
				"a.purchase_order",
				"a.confirmed",
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

/** What buyers chose as their reason to decline, where an offer stands as declined; the newest counts. */
async function declineReasonsOf(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
	const declined = rows.filter(({ status }) => status === "declined_by_buyer").map(({ id }) => id);
	if (declined.length === 0) return new Map();
	const entries = await db
		.selectFrom("case_entry")
		.select(["case_id", "kind", "data"])
		.where("case_id", "in", declined)
		.where("kind", "=", "decline")
		.orderBy("revision")
		.execute();
	return new Map(
		entries.map(({ case_id, kind, data }) => {
			const entry = readEntry(kind, data);
			const because = entry.kind === "decline" ? entry.data.because : undefined;
			return [case_id, because ? declineReasons[because] : ""] as const;
		}),
	);
}

type Texts = QuoteTexts & { split: string; because: string };

function record(row: Row, { split, because, offeredSplit, deliveries }: Texts): string {
	const counts = readUnitCounts(row.unit_counts, row.pieces);
	const accepted = row.confirmed === null ? undefined : readConfirmed(row.confirmed);
	// Codes and days as they are stored, so that a sheet can sort and count by them.
	const said = readDetails(row.details);
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
		...earlyDetails.map(({ name }) => said[name] ?? ""),
		split,
		readSamples(row.samples).map(sampleWords.line).join("\n"),
		because,
		row.purchase_order ?? "",
		offeredSplit,
		deliveries,
		accepted?.delivery.name ?? "",
		accepted?.leftOut.map(({ name }) => name).join("\n") ?? "",
		...laterDetails.map(({ name }) => said[name] ?? ""),
	]);
}

function moment(time: number): string {
	return new Date(time).toISOString();
}
