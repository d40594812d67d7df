import type { InquiryStatus } from "./inquiry-case.ts";

/** An inquiry as a row of the list shows it. Times are epoch milliseconds. */
export type InquirySummary = {
	id: string;
	status: InquiryStatus;
	suspicion: string | null;
	ownerId: string | null;
	person: string;
	company: string | null;
	country: string;
	/** How it begins. */
	begins: string;
	createdAt: number;
	answeredAt: number | null;
	changedAt: number;
};

/** What a list of inquiries may show. `open` is what waits for us: new, and not suspected. */
export const INQUIRY_VIEWS = ["open", "answered", "closed", "spam", "suspected", "all"] as const;
type InquiryView = (typeof INQUIRY_VIEWS)[number];

export type InquiryFilter = {
	view: InquiryView;
	owner: string | undefined;
	/** As the address has it: by its name, or by its code. */
	country: string | undefined;
	search: string;
	/** Behind which row the page begins. */
	after: { at: number; id: string } | undefined;
};

/** Reads the list's address. What it does not understand is left out, so that any address works. */
export function readInquiryFilter(params: URLSearchParams): InquiryFilter {
	const search = params.get("q")?.trim().slice(0, 200) ?? "";
	const [, at, id] = /^(\d{1,15})~([\w-]{1,64})$/.exec(params.get("after") ?? "") ?? [];
	const owner = params.get("owner") ?? "";
	return {
		view: INQUIRY_VIEWS.find((one) => one === params.get("show")) ?? (search ? "all" : "open"),
		owner: /^[\w-]{1,64}$/.test(owner) ? owner : undefined,
		country: params.get("country")?.trim().slice(0, 100) || undefined,
		search,
		after: at && id ? { at: Number(at), id } : undefined,
	};
}

/** The address of a list, with some of its parts changed; a page further on is left unless it is given. */
export function inquiryListAddress(filter: InquiryFilter, changes: Partial<InquiryFilter> = {}): string {
	const { view, owner, country, search, after } = { ...filter, after: undefined, ...changes };
	const query = new URLSearchParams();
	if (search) query.set("q", search);
	if (view !== (search ? "all" : "open")) query.set("show", view);
	if (owner) query.set("owner", owner);
	if (country) query.set("country", country);
	if (after) query.set("after", `${after.at}~${after.id}`);
	return query.size === 0 ? "/desk/inquiries" : `/desk/inquiries?${query}`;
}
