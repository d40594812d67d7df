import type { QuoteStatus } from "../../../domain/cases/statuses.ts";
import type { InquiryStatus } from "../../../domain/inquiries/inquiry-case.ts";
import { StateMark } from "../parts/case-state.tsx";
import { SUSPECTED_SPAM } from "../parts/shared-words.ts";

const SHAPES: Readonly<Record<InquiryStatus, QuoteStatus>> = {
	new: "new",
	answered: "accepted",
	closed: "declined_by_us",
	spam: "spam",
};
const WORDS: Readonly<Record<InquiryStatus, string>> = {
	new: "To answer",
	answered: "Answered",
	closed: "Closed",
	spam: "Spam",
};

type Props = { status: InquiryStatus; suspicion: string | null; className?: string | undefined };

/** The status of an inquiry, as a shape and words. */
export function InquiryState({ status, suspicion, className }: Props) {
	return (
		<StateMark shape={SHAPES[status]} className={className}>
			{status === "new" && suspicion !== null ? SUSPECTED_SPAM : WORDS[status]}
		</StateMark>
	);
}
