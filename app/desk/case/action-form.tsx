import { type ReactNode, useRef } from "react";
import { MAX_STAFF_TEXT } from "../../../domain/shared/text-limits.ts";
import { useTextForm } from "../../forms/use-text-form.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import styles from "./action-form.module.css";
import { FORM_WORDS, type FormAction } from "./action-words.ts";
import type { CaseData } from "./case.tsx";
import { ComposerNews } from "./composer-news.tsx";
import { MeanwhileList } from "./meanwhile-list.tsx";
import type { CaseActions } from "./use-action.ts";

type Props = {
	data: CaseData;
	actions: CaseActions;
	now: number;
	action: FormAction;
	/** Further fields. */
	children?: ReactNode;
};

/** An action that asks for some words first: opens in place, works without script, and keeps what is typed. */
export function ActionForm({ data, actions, now, action, children }: Props) {
	const { title, key, submit, label, hint, danger } = FORM_WORDS[action];
	const holder = useRef<HTMLDetailsElement>(null);
	const { answer } = actions;
	const { form, seen, failed, value, error } = useTextForm({
		slot: `${data.id}-${action}`,
		page: data,
		answer: answer?.action === action ? answer : undefined,
		onDone() {
			if (holder.current) holder.current.open = false;
		},
	});

	return (
		<details className={styles.action} id={`act-${action}`} ref={holder} open={failed !== undefined}>
			{/* What ends something stands back behind what goes on with it. */}
			<summary className={buttonClass(danger ? "quiet" : "plain")}>
				{typeof title === "string" ? title : title(data.state.currentVersion)}
				{key && (
					<>
						{" "}
						<kbd>{key}</kbd>
					</>
				)}
			</summary>
			<actions.Form
				{...form}
				method="post"
				encType="multipart/form-data"
				action={`/desk/requests/${data.id}`}
				id={`form-${action}`}
			>
				<input type="hidden" name="intent" value={action} />
				<input type="hidden" name="revision" value={seen.revision} />
				<input type="hidden" name="entryId" value={data.entryId} />
				{children}
				<TextField
					label={label}
					hint={hint}
					name="message"
					rows={3}
					maxLength={MAX_STAFF_TEXT}
					defaultValue={value("message")}
					error={error}
				/>
				<Button type="submit" kind={danger ? "danger" : "primary"} disabled={actions.busy}>
					{submit}
				</Button>
				{/* After the button that sends, so that Enter in the form never means the one in here. */}
				<ComposerNews
					failed={failed}
					missed={seen.missed}
					onSeen={seen.acknowledge}
					onLeave={actions.dismiss}
					busy={actions.busy}
					list={(meanwhile) => <MeanwhileList meanwhile={meanwhile} now={now} />}
				/>
			</actions.Form>
		</details>
	);
}
