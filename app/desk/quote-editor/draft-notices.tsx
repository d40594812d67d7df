import { currencyProblem, linesProblem } from "../../../domain/quotes/checks.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { problemText } from "../parts/problem-words.ts";
import type { SaveState } from "./use-draft.ts";

type Props = { content: QuoteContent; state: SaveState; onSettle: (whose: "mine" | "theirs") => void };

/** Says above the lines why the draft is not saved, and what about its amounts cannot be right. */
export function DraftNotices({ content, state, onSettle }: Props) {
	const wrongCurrency = currencyProblem(content);
	const wrongLine = linesProblem(content);
	return (
		<>
			{state.is === "conflict" && (
				<Notice kind="bad">
					<p>{state.sentence}</p>
					<p>
						{state.theirs.updatedBy} saved the other one.{" "}
						<Button onClick={() => onSettle("theirs")}>Continue with theirs</Button>{" "}
						<Button onClick={() => onSettle("mine")}>Save mine instead</Button>
					</p>
				</Notice>
			)}
			{state.is === "failed" && <Notice kind="bad">{state.sentence}</Notice>}
			{wrongCurrency && <Notice kind="warn">{problemText(wrongCurrency)}</Notice>}
			{wrongLine && <Notice kind="warn">{problemText(wrongLine)}</Notice>}
		</>
	);
}
