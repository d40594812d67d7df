import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { STATE_WORDS } from "../parts/state-words.tsx";
import type { EditorData } from "./quote.tsx";
import type { Take } from "./use-take.ts";

/** Says above the lines why the offer cannot be sent now; where taking the case is all that lacks, it is done here. */
export function NotOpen({ status, take }: { status: EditorData["status"]; take: Take }) {
	return (
		<Notice kind="warn">
			<p>{STATE_WORDS[status].noQuote} The draft is kept.</p>
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
