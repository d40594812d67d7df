import type { Meanwhile } from "../case/action-answer.ts";
import { actorName } from "../parts/actor-name.ts";
import { Button } from "../parts/button.tsx";
import layoutStyles from "../parts/layout.module.css";
import meanwhileStyles from "../parts/meanwhile.module.css";
import { Notice } from "../parts/notice.tsx";
import { shortTime } from "../parts/time-words.ts";
import { inquiryHistoryWords } from "./inquiry-words.ts";
import type { InquiryActions } from "./use-inquiry-action.ts";

/** Why an action outside the composer was not carried out: what a colleague did meanwhile, and a button to go ahead all the same. */
export function InquiryConflict({ actions, now }: { actions: InquiryActions; now: number }) {
	const { answer } = actions;
	if (!answer || answer.status === "done" || answer.action === "reply" || answer.action === "note") return null;
	const { action, sentence } = answer;
	const meanwhile = answer.status === "conflict" ? answer.meanwhile : [];
	return (
		<Notice kind="bad">
			<p>{sentence}</p>
			{meanwhile.length > 0 && <InquiryMeanwhile meanwhile={meanwhile} now={now} />}
			{answer.status === "conflict" && (
				<div className={`${layoutStyles.actions} ${meanwhileStyles.actions}`}>
					<Button disabled={actions.busy} onClick={() => actions.run(action)}>
						Do it anyway
					</Button>
					<Button kind="quiet" onClick={actions.dismiss}>
						Cancel
					</Button>
				</div>
			)}
		</Notice>
	);
}

/** What has happened since a person last looked, with the beginning of what was said. */
export function InquiryMeanwhile({ meanwhile, now }: { meanwhile: readonly Meanwhile[]; now: number }) {
	return (
		<ul className={meanwhileStyles.meanwhile}>
			{meanwhile.map(({ kind, at, actor, by, body }) => (
				<li key={`${kind} ${at}`}>
					<b>{actorName({ actor, by })}</b> {inquiryHistoryWords(kind)}, {shortTime(at, now)}
					{body !== "" && <q>{body.slice(0, 400)}</q>}
				</li>
			))}
		</ul>
	);
}
