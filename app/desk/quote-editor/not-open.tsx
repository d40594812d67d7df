import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import type { EditorData } from "./quote.tsx";
import type { Take } from "./use-take.ts";

/** Says above the lines why the offer cannot be sent now; where taking the case is all that lacks, it is done here. */
export function NotOpen({ status, take }: { status: EditorData["status"]; take: Take }) {
	return (
		<Notice kind="warn">
			<p>{NOT_OPEN[status]} The draft is kept.</p>
			{take.problem && <p role="alert">{take.problem}</p>}
			{status === "new" && (
				<p>
					<Button disabled={take.busy} onClick={take.run}>
						Take the case
					</Button>
				</p>
			)}
		</Notice>
	);
}

/** Why no offer can be sent now, and what to do about it. */
const NOT_OPEN: Partial<Record<EditorData["status"], string>> = {
	new: "Take the case first; then the quotation can be sent.",
	needs_info: "Our question is still open: record the answer in the case, or wait for it.",
	accepted: "The quotation has been accepted; nothing can be sent any more.",
	expired: "The quotation has expired: reopen the case first.",
	declined_by_buyer: "The buyer has declined: reopen the case first.",
	declined_by_us: "We have declined this request; no quotation can be sent.",
	withdrawn_by_buyer: "The buyer has withdrawn the request; no quotation can be sent.",
	spam: "This request is marked as spam; no quotation can be sent.",
};
