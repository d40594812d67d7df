import type { Draft } from "../../domain/quotes/draft.ts";
import { quoteTotals } from "../../domain/quotes/totals.ts";
import { endOfIndiaDay } from "../../domain/shared/india-day.ts";
import type { CaseView, VersionView } from "../../server/cases/index.ts";

/** The case as it would be if its draft were sent now. */
export function draftAsSent(view: CaseView, { content, updatedBy }: Draft, now: number, companyName: string): CaseView {
	const { total } = quoteTotals(content);
	const sentBy = updatedBy ?? companyName;
	const next: VersionView = {
		version: view.state.currentVersion + 1,
		content,
		contentHash: "",
		currency: content.currency,
		total,
		validUntil: endOfIndiaDay(content.validUntilDay) ?? now,
		sentAt: now,
		sentBy,
		// Made when it is sent.
		pdfPages: 0,
		pdfBytes: 0,
		endedAs: null,
		endedAt: null,
	};
	const before = view.versions.map((version) =>
		version.endedAs === null ? { ...version, endedAs: "superseded", endedAt: now } : version,
	);
	const said: CaseView["entries"][number] = {
		id: "draft",
		at: now,
		revision: view.revision + 1,
		actor: "staff",
		kind: "send_quote",
		audience: "both",
		body: content.message,
		data: { version: next.version, by: sentBy },
		files: [],
	};
	return {
		...view,
		state: { ...view.state, status: "quoted", currentVersion: next.version, validUntil: next.validUntil },
		firstAnsweredAt: view.firstAnsweredAt ?? now,
		dueAt: next.validUntil,
		versions: [next, ...before],
		entries: [...view.entries, said],
		acceptance: null,
	};
}
