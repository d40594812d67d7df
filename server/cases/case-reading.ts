import { type CaseFilter, isNarrowed } from "../../domain/cases/case-filter.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { type ExportHead, exportCases } from "./case-export.ts";
import { caseAttachment, caseDocument, caseReference } from "./case-files.ts";
import type { BuyerAccess } from "./case-links.ts";
import { listCases } from "./case-list.ts";
import { previewCase } from "./case-preview.ts";
import { buyerVersion } from "./case-version.ts";
import { buyerView, caseForPreview, staffView } from "./case-views.ts";

type Reading = Pick<GuardedDatabase, "read">;

/** What the private page reads of its case: by the access that only a good link gives, of no other case. */
export function createBuyerReading({ read }: Reading) {
	return {
		/** What the buyer may see; undefined when the case is gone. */
		view: (access: BuyerAccess) => buyerView(read, access),
		/** A word that changes with what the page shows. */
		version: (access: BuyerAccess) => buyerVersion(read, access),
		/** What people call the case, for the names of its files. */
		reference: ({ caseId }: BuyerAccess) => caseReference(read, caseId),
		/** The PDF of a version, or the proforma invoice. */
		document: ({ caseId }: BuyerAccess, which: number | "proforma") => caseDocument(read, caseId, which),
		/** A file of the conversation; none of an internal note. */
		attachment: ({ caseId }: BuyerAccess, id: string) => caseAttachment(read, caseId, id, ["both"]),
	};
}

/** What the desk reads of cases; the caller has passed its gate. */
export function createStaffReading({ read, heavy }: Pick<GuardedDatabase, "read" | "heavy">) {
	return {
		/** A page of the inbox. @param me whose cases count as one's own; `now` is epoch milliseconds */
		list: (filter: CaseFilter, me: string, now: number) =>
			// What is looked for may stand in none of a million rows, all of which are then read.
			listCases(isNarrowed(filter) ? heavy : read, filter, me, now),
		/** A case with everything that is known of it; undefined when there is none. */
		view: (caseId: string, now: number) => staffView(read, caseId, now),
		/** What the panel beside the inbox shows. */
		preview: (caseId: string) => previewCase(read, caseId),
		/** The case as its buyer sees it. */
		asBuyer: (caseId: string) => caseForPreview(read, caseId),
		/** The PDF of a version, or the proforma invoice. */
		document: (caseId: string, which: number | "proforma") => caseDocument(read, caseId, which),
		/** A file of the conversation, those of internal notes too. */
		attachment: (caseId: string, id: string) => caseAttachment(read, caseId, id, ["both", "internal"]),
		/** Every request of a span with its buyer, as CSV. Times are epoch milliseconds. */
		export: (span: { from: number; until: number }, head: ExportHead) => exportCases(heavy, span, head),
	};
}
