import { Button } from "../parts/button.tsx";
import layoutStyles from "../parts/layout.module.css";
import meanwhileStyles from "../parts/meanwhile.module.css";
import { Notice } from "../parts/notice.tsx";
import { FORM_ACTIONS } from "./action-words.ts";
import type { CaseData } from "./case.tsx";
import { isMode } from "./composer.tsx";
import { MeanwhileList } from "./meanwhile-list.tsx";
import type { CaseActions } from "./use-action.ts";

/** Forms with a text explain by themselves why it was not sent, as long as they are on the page. */
const WITH_TEXT = new Set<string>([...FORM_ACTIONS, "correct_buyer"]);

/** Why an action outside the composer was not carried out: what a colleague did meanwhile, and a button to go ahead all the same. */
export function ConflictNotice({ data, actions, now }: { data: CaseData; actions: CaseActions; now: number }) {
	const { answer } = actions;
	if (!answer || answer.status === "done" || isMode(answer.action)) return null;
	const { action, sentence, values } = answer;
	const hasForm = WITH_TEXT.has(action);
	if (hasForm && (action === "correct_buyer" || data.possible.some((possible) => possible === action))) return null;
	const meanwhile = answer.status === "conflict" ? answer.meanwhile : [];
	return (
		<Notice kind="bad">
			<p>{sentence}</p>
			{meanwhile.length > 0 && <MeanwhileList meanwhile={meanwhile} now={now} />}
			{answer.status === "conflict" && (
				<div className={`${layoutStyles.actions} ${meanwhileStyles.actions}`}>
					{/* What asked for a text is not possible any more: there is nothing to send. */}
					{!hasForm && (
						<actions.Form method="post" encType="multipart/form-data" action={`/desk/requests/${data.id}`}>
							{Object.entries(values).map(([name, value]) => (
								<input key={name} type="hidden" name={name} value={value} />
							))}
							<input type="hidden" name="revision" value={data.revision} />
							<Button type="submit" disabled={actions.busy}>
								Do it anyway
							</Button>
						</actions.Form>
					)}
					<Button kind="quiet" onClick={actions.dismiss}>
						Cancel
					</Button>
				</div>
			)}
		</Notice>
	);
}
