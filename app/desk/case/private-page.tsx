import { buttonClass } from "../parts/button.tsx";
import { CopyField } from "../parts/copy-field.tsx";
import { Panel } from "../parts/panel.tsx";
import textStyles from "../parts/text.module.css";
import { dayWords } from "../parts/time-words.ts";
import actionFormStyles from "./action-form.module.css";
import type { CaseData } from "./case.tsx";
import { QuickAction } from "./more-actions.tsx";
import type { CaseActions } from "./use-action.ts";

/** The buyer's private page: whether a link to it works, how it looks, and a new link in place of all others. */
export function PrivatePage({ data, actions, now }: { data: CaseData; actions: CaseActions; now: number }) {
	const { answer } = actions;
	const link = answer?.status === "done" ? answer.link : undefined;
	return (
		<Panel title="Private page">
			<p className={textStyles.muted}>
				{data.linkUntil === null
					? "No link works at the moment."
					: `A link works until ${dayWords(data.linkUntil, now)}.`}{" "}
				<a href={`/desk/requests/${data.id}/preview`} target="_blank" rel="noreferrer">
					See it as the buyer does
				</a>
			</p>
			{link ? (
				<CopyField label="The new link, shown only once" text={link} />
			) : (
				<details className={actionFormStyles.action}>
					<summary className={buttonClass()}>Make a new link and revoke the others</summary>
					<p>
						Every link that was mailed to the buyer stops working at once. The new one is shown here once and is not
						mailed: please send it yourself.
					</p>
					<QuickAction data={data} actions={actions} intent="link" kind="danger">
						Revoke them and make a new one
					</QuickAction>
				</details>
			)}
		</Panel>
	);
}
