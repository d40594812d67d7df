import type { InquiryFilter } from "../../domain/inquiries/inquiry-summary.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { listInquiries } from "./inquiry-list.ts";
import { inquiryView } from "./inquiry-view.ts";

/** What the desk reads of inquiries; the caller has passed its gate. */
export function createInquiryReading({ read, heavy }: Pick<GuardedDatabase, "read" | "heavy">) {
	return {
		/** A page of the list. @param me whose inquiries count as one's own */
		list: (filter: InquiryFilter, me: string) => listInquiries(filter.search ? heavy : read, filter, me),
		/** An inquiry with what was said and done about it; undefined when there is none. */
		view: (id: string) => inquiryView(read, id),
	};
}
