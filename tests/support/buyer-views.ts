import { quoteView } from "../../app/buyer/view.server.ts";
import { readEntry, writeEntryData } from "../../domain/cases/entry.ts";
import type { EventKind } from "../../domain/cases/events.ts";
import type { QuoteStatus } from "../../domain/cases/statuses.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import { asItIs } from "../../messages/translation.ts";
import type { CaseView, EntryView, VersionView } from "../../server/cases/case-views.ts";
import { exampleBuyer } from "./example-forms.ts";
import { exampleQuote } from "./quotes.ts";

export const HOUR = 3_600_000;
export const NOW = Date.UTC(2026, 10, 20, 10);

/** A version as a case has it. */
export const version = (number: number, more: Partial<VersionView> = {}): VersionView => {
	const content = more.content ?? exampleQuote();
	const { total } = quoteTotals(content);
	return {
		version: number,
		content,
		contentHash: "hash",
		currency: content.currency,
		total,
		validUntil: NOW + 24 * HOUR,
		sentAt: NOW - HOUR,
		sentBy: "Example Staff",
		pdfPages: 2,
		pdfBytes: 184 * 1024,
		endedAs: null,
		endedAt: null,
		...more,
	};
};

export const entry = (kind: EventKind, actor: string): EntryView => ({
	id: `${kind}-1`,
	at: NOW - HOUR,
	revision: 2,
	actor,
	audience: "both",
	body: "",
	files: [],
	...readEntry(kind, writeEntryData({})),
});

/** A case as it is read for its buyer. */
export function caseView(status: QuoteStatus, more: Partial<CaseView> = {}, country = "DE"): CaseView {
	const versions = more.versions ?? [];
	return {
		id: "case-id",
		reference: "48213907",
		revision: 3,
		state: {
			status,
			owned: true,
			currentVersion: versions.length,
			validUntil: versions[0]?.validUntil ?? null,
		},
		requestedAt: NOW - 2 * HOUR,
		firstAnsweredAt: null,
		dueAt: NOW + 22 * HOUR,
		queue: "first_answer",
		request: {
			...exampleBuyer,
			country,
			details: {},
			samples: [],
			total: 13_500_000,
			lines: [
				{ id: "p1", name: "T-Shirt", price: 45_000, quantity: 300, unit: "piece", category: "t-shirts", cells: [] },
			],
		},
		versions,
		entries: [],
		acceptance: null,
		...more,
	};
}

/** The page of a case. */
export const shown = (view: CaseView, wanted?: number, now = NOW) =>
	quoteView(view, {
		base: "/q/token",
		now,
		products: new Map(),
		companyName: "Thari Textiles",
		translate: asItIs,
		wanted,
	});
