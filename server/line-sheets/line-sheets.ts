import type { Product } from "../../domain/catalogue/catalogue.ts";
import type { Pool } from "../../domain/catalogue/pool.ts";
import type { CategorySummary } from "../../domain/catalogue/summary.ts";
import type { PassedItem } from "../../domain/orders/passed-items.ts";
import type { PassedSample } from "../../domain/orders/selection-link.ts";
import { countByUnit } from "../../domain/orders/unit-counts.ts";
import { indiaDay } from "../../domain/shared/india-day.ts";
import { formatRupees } from "../../domain/shared/money.ts";
import type { Problem } from "../../domain/shared/problem.ts";
import { type Locale, type Messages, messagesFor } from "../../messages/registry.ts";
import type { WatchedCatalogue } from "../catalogue/index.ts";
import { DocumentError } from "../platform/document-error.ts";
import { ByteCache } from "../platform/files/byte-cache.ts";
import type { StoredFile } from "../platform/files/files.ts";
import type { Visitor } from "../platform/http/visitor.ts";
import { createLimiter, type Limiter } from "../platform/limiter.ts";
import { logError } from "../platform/log.ts";
import { OneAtATime } from "../platform/one-at-a-time.ts";
import { RATE_LIMITS } from "../platform/rate-limits.ts";
import type { MakeSheet, SheetOrder } from "../quotes/index.ts";
import { askedProduct, sampleLine, sheetProduct } from "./sheet-products.ts";

declare module "../../domain/shared/problem.ts" {
	interface ProblemCodes {
		"too-many-sheets": { minutes: number };
		"sheets-busy": object;
		"sheet-not-made": object;
		"selection-empty": object;
		"selection-unreadable": object;
	}
}

/** A PDF with its name, or why there is none. */
export type SheetAnswer =
	| { ok: true; file: StoredFile; name: string }
	| { ok: false; problem: Problem; status: 400 | 429 | 503 };

export type LineSheetDeps = {
	catalogue: Pick<WatchedCatalogue, "summary" | "pools" | "list" | "productsAt">;
	makeSheet: MakeSheet;
	/** Grows with everything that is said on a sheet: the catalogue and the company's facts. */
	version: () => number;
	publicUrl: string;
	now: () => number;
};

/** At most this many products are in one sheet: about a second's work, and no more than anybody leafs through. */
const MOST_PRODUCTS = 120;
/** Bytes of sheets that are kept; those of the built-in catalogue, one for each category and one for all, take 2 MB. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** At most this many sheets at a time, the one being made included; a quotation that staff send meanwhile waits for that one alone. */
const WAITING = 4;

/** Makes line sheets, each once per version of the catalogue, and selections (docs/decisions/0047). */
export function createLineSheets(deps: LineSheetDeps) {
	const { catalogue, publicUrl, now } = deps;
	const kept = keptByVersion(deps.version);
	const limiter = createLimiter(now);
	const turns = new OneAtATime(WAITING);
	const address = `${new URL(publicUrl).host}/products`;

	/** Makes a sheet when its turn has come; what cannot be made now is told by a sentence. */
	async function make(visitor: Visitor, order: SheetOrder, name: string): Promise<SheetAnswer> {
		const full = takeOne(limiter, visitor);
		if (full) return full;
		try {
			const made = await turns.run(() => deps.makeSheet(order));
			if (!made) return { ok: false, problem: { code: "sheets-busy" }, status: 503 };
			return { ok: true, file: { type: "application/pdf", bytes: Buffer.from(made.bytes) }, name };
		} catch (error) {
			if (!(error instanceof DocumentError)) throw error;
			logError("a line sheet was not made", error, { reason: error.reason, requestId: visitor.requestId });
			const code = error.reason === "busy" ? "sheets-busy" : "sheet-not-made";
			return { ok: false, problem: { code }, status: 503 };
		}
	}

	return {
		/**
		 * The line sheet of a category, or of all products where there is no such one. Whoever asks while it is being made
		 * gets the same.
		 */
		async lineSheet(visitor: Visitor, asked: string | null, locale: Locale): Promise<SheetAnswer> {
			const category = catalogue.summary().categories.find(({ id }) => id === asked);
			const words = messagesFor(locale);
			const name = words.sheets.fileName({ category: category?.id ?? "" });
			return kept.find(`${locale} ${category?.id ?? ""}`, name, async () => {
				const products = await catalogue.list(category?.id, 0, MOST_PRODUCTS);
				const { count, categories } = catalogue.summary();
				const of = category?.count ?? count;
				const order = lineSheetOrder(products, category ? [category] : categories, catalogue.pools(), words);
				const lead = of > products.length && words.sheets.firstOf({ shown: products.length, count: of, address });
				const title = category?.name ?? words.sheets.allProducts;
				const under = [words.sheets.lineSheet({ day: dayIn(now(), words) }), words.sheets.products({ count: of })];
				return make(visitor, { ...order, locale, date: now(), title, under, lead: lead || "", address }, name);
			});
		},

		/** The PDF of a selection as the catalogue has it today; undefined where it could not be read. */
		async selection(visitor: Visitor, passed: Passed | undefined, locale: Locale): Promise<SheetAnswer> {
			if (!passed) return { ok: false, problem: { code: "selection-unreadable" }, status: 400 };
			const { items, samples } = passed;
			const words = messagesFor(locale);
			const { products, pools } = await catalogue.productsAt([...items, ...samples].map(({ id }) => id));
			const order = selectionOrder(passed, products, pools, words);
			const [{ products: shown = [] } = {}] = order.groups;
			if (shown.length === 0) return { ok: false, problem: { code: "selection-empty" }, status: 400 };
			const { sheets } = words;
			const gone = items.length - shown.length;
			const lead = gone > 0 ? sheets.leftOut({ count: gone }) : "";
			const under = [sheets.ofDay({ day: dayIn(now(), words) }), sheets.products({ count: shown.length })];
			const name = sheets.selectionFileName({ day: indiaDay(now()) });
			return make(visitor, { ...order, locale, date: now(), title: sheets.selection, under, lead, address }, name);
		},
	};
}

/** A selection as it was passed on. */
type Passed = { items: readonly PassedItem[]; samples: readonly PassedSample[] };

type Body = Pick<SheetOrder, "kind" | "note" | "groups" | "paths" | "selection">;

function lineSheetOrder(
	products: readonly Product[],
	categories: readonly CategorySummary[],
	pools: readonly Pool[],
	words: Messages,
): Body {
	const groups = categories.map(({ id, name, description }) => ({
		// The title of a sheet of one category is the category already.
		title: categories.length === 1 ? "" : name,
		text: description,
		products: products.filter(({ category }) => category === id).map((product) => sheetProduct(product, pools, words)),
	}));
	return {
		kind: "line-sheet",
		note: words.sheets.note,
		groups: products.length > 0 ? groups.filter((group) => group.products.length > 0) : groups.slice(0, 1),
		paths: pathsOf(products),
	};
}

function selectionOrder(
	{ items, samples }: Passed,
	products: ReadonlyMap<string, Product>,
	pools: readonly Pool[],
	words: Messages,
): Body {
	const { sheets } = words;
	const lines = items.flatMap((item) => {
		const product = products.get(item.id);
		return product ? [{ product, item, ...askedProduct(product, item, pools, words) }] : [];
	});
	const counts = countByUnit(lines.map(({ product: { unit }, item: { quantity } }) => ({ unit, quantity })));
	return {
		kind: "selection",
		note: sheets.note,
		groups: [{ title: "", text: "", products: lines.map(({ shown }) => shown) }],
		paths: pathsOf(lines.map(({ product }) => product)),
		selection: {
			goods: sheets.goods,
			each: sheets.each,
			quantity: sheets.quantity,
			amount: sheets.amount,
			total: sheets.total,
			sum: formatRupees(lines.reduce((sum, { amount }) => sum + amount, 0)),
			count: sheets.count({ counts }),
			samplesName: words.samples.name,
			samples: samples.flatMap((sample) => sampleLine(sample, products.get(sample.id), words)),
		},
	};
}

function pathsOf(products: readonly Product[]): ReadonlyMap<string, string> {
	return new Map(products.map(({ id, image }) => [id, image]));
}

function dayIn(time: number, { formats }: Messages): string {
	return new Intl.DateTimeFormat(formats.dates, { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(time);
}

function takeOne(limiter: Limiter, { address }: Visitor): SheetAnswer | undefined {
	const full = limiter.take([
		{ limit: RATE_LIMITS.sheetsForAddress, of: address },
		{ limit: RATE_LIMITS.sheetsInAll, of: "all" },
	]);
	if (!full) return undefined;
	const minutes = Math.max(1, Math.ceil(full.wait / 60_000));
	return { ok: false, problem: { code: "too-many-sheets", minutes }, status: 429 };
}

/** Sheets of the version that holds now: in memory, within a bound, each made once however many ask for it. */
function keptByVersion(version: () => number) {
	let held = version();
	let files = new ByteCache(KEPT_BYTES);
	let making = new Map<string, Promise<SheetAnswer>>();
	return {
		async find(key: string, name: string, make: () => Promise<SheetAnswer>): Promise<SheetAnswer> {
			if (version() !== held) {
				held = version();
				files = new ByteCache(KEPT_BYTES);
				making = new Map();
			}
			const file = files.get(key);
			if (file) return { ok: true, file, name };
			const [into, pending] = [files, making];
			let answer = pending.get(key);
			if (!answer) {
				answer = make();
				pending.set(key, answer);
				const done = () => pending.delete(key);
				answer.then(done, done);
			}
			const made = await answer;
			if (made.ok) into.set(key, made.file);
			return made;
		},
	};
}
