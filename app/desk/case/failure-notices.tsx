import type { CaseJob } from "../../../domain/cases/case-job.ts";
import { Notice } from "../parts/notice.tsx";
import { inSentence } from "../parts/time-words.ts";
import type { CaseData } from "./case.tsx";

/** What it means that a job is not done, and what a colleague does about it. */
const SENTENCES: Readonly<Record<CaseJob, string>> = {
	expire:
		"The quotation has expired, but the case could not be closed and the buyer has not been told. It can no longer be accepted.",
	remind: "The buyer could not be reminded that the quotation expires soon. Please write to them instead.",
	follow_up: "The buyer has not answered the quotation and could not be reminded of it. Please write to them instead.",
	proforma:
		"The proforma invoice could not be made, so the buyer has neither it nor the receipt. Please tell the buyer that it will take a little longer.",
};

/** What is done by time alone and has failed more than once, above everything else there is to do. */
export function FailureNotices({ data: { failures }, now }: { data: CaseData; now: number }) {
	return failures.map(({ job, tries, firstAt, nextAt }) => (
		<Notice key={job} kind="warn">
			<p>
				{SENTENCES[job]} Tried {tries} times since {inSentence(firstAt, now)}; the next try is{" "}
				{nextAt > now ? inSentence(nextAt, now) : "within a minute"}. The reason is in the server’s log.
			</p>
		</Notice>
	));
}
