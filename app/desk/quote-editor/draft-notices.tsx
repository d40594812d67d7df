import { currencyProblem, linesProblem } from "../../../domain/quotes/checks.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { problemText } from "../parts/problem-words.ts";
import { changeRows } from "./change-rows.ts";
import { ChangeTable } from "./change-table.tsx";
import type { SaveState } from "./use-draft.ts";

type Props = {
	content: QuoteContent;
	state: SaveState;
	/** Whether what both have done can stand in one draft. */
	canKeepBoth: boolean;
	onSettle: (whose: "mine" | "theirs" | "both") => void;
};

/** Line by line and term by term, so that nobody settles for one of the two unseen. */
function Differing({ theirs, mine }: { theirs: QuoteContent; mine: QuoteContent }) {
	const rows = changeRows(theirs, mine);
	if (rows.length === 0) return <p>Nothing that the buyer would read.</p>;
	return <ChangeTable rows={rows} name="What differs" before="Theirs" after="Yours" />;
}

/** Says above the lines why the draft is not saved, and what about its amounts cannot be right. */
export function DraftNotices({ content, state, canKeepBoth, onSettle }: Props) {
	const wrongCurrency = currencyProblem(content);
	const wrongLine = linesProblem(content);
	return (
		<>
			{state.is === "conflict" && (
				<Notice kind="bad">
					<p>{state.sentence}</p>
					<p>
						{state.theirs.updatedBy} saved the other one.{" "}
						{canKeepBoth && (
							<>
								You have changed different things.{" "}
								<Button kind="primary" onClick={() => onSettle("both")}>
									Keep both
								</Button>{" "}
							</>
						)}
						<Button onClick={() => onSettle("theirs")}>Continue with theirs</Button>{" "}
						<Button onClick={() => onSettle("mine")}>Save mine instead</Button>
					</p>
					<details>
						<summary>What differs</summary>
						<Differing theirs={state.theirs.content} mine={content} />
					</details>
				</Notice>
			)}
			{state.is === "failed" && <Notice kind="bad">{state.sentence}</Notice>}
			{wrongCurrency && <Notice kind="warn">{problemText(wrongCurrency)}</Notice>}
			{wrongLine && <Notice kind="warn">{problemText(wrongLine)}</Notice>}
		</>
	);
}
