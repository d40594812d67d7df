import { type ListPart, readListPart } from "./list-part.ts";
import { type QuoteStatus, STATUSES } from "./statuses.ts";

/** Which cases a list is about. `suspected` are those that a machine may have sent; they are in no other list. */
const CASE_VIEWS = ["open", "closed", "all", "suspected"] as const;
type CaseView = (typeof CASE_VIEWS)[number];

/** Where a page of the list begins: behind this row. `at` is the row's due time, or when it was closed. */
export type CaseCursor = { part: ListPart; at: number | null; id: string };

/** What the inbox is asked for; every part is in its address. */
export type CaseFilter = {
	view: CaseView;
	status: QuoteStatus | undefined;
	/** "me", "nobody", or a colleague's id. */
	owner: string | undefined;
	/** As the address has it: by its name, or by its code. */
	country: string | undefined;
	/** A category that one of the lines has. */
	category: string | undefined;
	unread: boolean;
	/** What somebody typed into the search. */
	search: string;
	after: CaseCursor | undefined;
};

const MAX_SEARCH = 200;
const MAX_WORDS = 8;
const ID = /^[\w-]{1,64}$/;

/** Reads the inbox's address. What it does not understand is left out, so that any address works. */
export function readCaseFilter(params: URLSearchParams): CaseFilter {
	const text = (name: string) => params.get(name)?.trim().slice(0, MAX_SEARCH) || undefined;
	const status = STATUSES.find((one) => one === params.get("state"));
	const search = text("q") ?? "";
	const id = (name: string) => [text(name)].find((value) => value !== undefined && ID.test(value));
	return {
		// A search covers every state unless it names one.
		view: CASE_VIEWS.find((one) => one === params.get("show")) ?? (search || status ? "all" : "open"),
		status,
		owner: id("owner"),
		country: text("country"),
		category: id("category"),
		unread: params.get("unread") === "1",
		search,
		after: readCursor(params.get("after")),
	};
}

/** The words that all must occur, lower case as they were stored. */
export function searchWords(search: string): string[] {
	return [...new Set(search.toLowerCase().split(/\s+/))].filter((word) => word !== "").slice(0, MAX_WORDS);
}

const GROUPED = /^\+?[\d\s()./-]+$/;

/**
 * The digits of a telephone number, however they are grouped; without the zeros that dial a country or a long
 * distance. Undefined for anything else, and for eight digits together, which are a reference.
 */
export function telephoneDigits(search: string): string | undefined {
	if (!GROUPED.test(search) || /^\d{0,8}$/.test(search)) return undefined;
	const digits = search.replace(/\D/g, "").replace(/^0+/, "");
	return digits.length >= 6 ? digits : undefined;
}

/** The address of a list, with some of its parts changed; a page further on is left unless it is given. */
export function caseListAddress(filter: CaseFilter, changes: Partial<CaseFilter> = {}): string {
	const { view, status, owner, country, category, unread, search, after } = { ...filter, after: undefined, ...changes };
	const parts: [string, string | undefined][] = [
		["q", search || undefined],
		["show", view === (search || status ? "all" : "open") ? undefined : view],
		["state", status],
		["owner", owner],
		["country", country],
		["category", category],
		["unread", unread ? "1" : undefined],
		["after", after && writeCursor(after)],
	];
	const query = new URLSearchParams();
	for (const [name, value] of parts) if (value !== undefined) query.set(name, value);
	return query.size === 0 ? "/desk" : `/desk?${query}`;
}

/** Whether anything but the view narrows the list. */
export function isNarrowed({ status, owner, country, category, unread, search }: CaseFilter): boolean {
	return Boolean(status || owner || country || category || unread || search);
}

function writeCursor({ part, at, id }: CaseCursor): string {
	return `${part}~${at ?? ""}~${id}`;
}

function readCursor(text: string | null): CaseCursor | undefined {
	const [, name, at, id] = /^(\w+)~(\d{0,15})~([\w-]{1,64})$/.exec(text ?? "") ?? [];
	const part = readListPart(name);
	return part && id ? { part, at: at ? Number(at) : null, id } : undefined;
}
