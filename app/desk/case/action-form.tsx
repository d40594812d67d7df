import { type ReactNode, useRef } from "react";
import { useTextForm } from "../../forms/use-text-form.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import styles from "./action-form.module.css";
import type { CaseData } from "./case.tsx";
import { ComposerNews } from "./composer-news.tsx";
import { MeanwhileList } from "./meanwhile-list.tsx";
import type { CaseActions } from "./use-action.ts";

type Props = {
	data: CaseData;
	actions: CaseActions;
	now: number;
	intent: "refuse" | "withdraw_offer" | "renew" | "record_answer" | "record_acceptance";
	/** The words on the button that opens it, and on the one that does it. */
	title: ReactNode;
	submit: string;
	label: string;
	hint?: string;
	danger?: boolean;
	/** Further fields. */
	children?: ReactNode;
};

/** An action that asks for some words first: opens in place, works without script, and keeps what is typed. */
export function ActionForm({ data, actions, now, intent, title, submit, label, hint, danger, children }: Props) {
	const holder = useRef<HTMLDetailsElement>(null);
	const { answer } = actions;
	const { form, seen, failed, value, error } = useTextForm({
		slot: `${data.id}-${intent}`,
		page: data,
		answer: answer?.action === intent ? answer : undefined,
		onDone() {
			if (holder.current) holder.current.open = false;
		},
	});

	return (
		<details className={styles.action} id={`act-${intent}`} ref={holder} open={failed !== undefined}>
			<summary className={buttonClass()}>{title}</summary>
			<actions.Form
				{...form}
				method="post"
				encType="multipart/form-data"
				action={`/desk/requests/${data.id}`}
				id={`form-${intent}`}
			>
				<input type="hidden" name="intent" value={intent} />
				<input type="hidden" name="revision" value={seen.revision} />
				<input type="hidden" name="entryId" value={data.entryId} />
				{children}
				<TextField
					label={label}
					hint={hint}
					name="message"
					rows={3}
					maxLength={8000}
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
