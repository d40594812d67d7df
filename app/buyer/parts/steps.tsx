import type { ReactNode } from "react";
import { progress } from "../../../messages/en/buyer/progress.ts";
import { classNames } from "../../ui/class-names.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { Step } from "../view.ts";
import styles from "./steps.module.css";

type Props = {
	steps: readonly Step[];
	/** Whether an order is placed: its steps have more to say than those of a request, and a heading of their own. */
	isOrder: boolean;
};

/** The way from asking to the buyer's answer, and of an order that is placed to its end. */
export function Steps({ steps, isOrder }: Props) {
	const words = useMessages(progress);
	if (steps.length === 0) return null;
	const list = (
		<ol className={classNames(styles.steps, isOrder ? styles.order : styles.row)} aria-label={words.name}>
			{steps.map((step) => (
				<StepItem key={step.label} step={step} />
			))}
		</ol>
	);
	if (!isOrder) return list;
	return (
		<section aria-labelledby="order-steps">
			<h2 id="order-steps">{words.order}</h2>
			{list}
		</section>
	);
}

function StepItem({ step: { label, at, by, note, amount, isRead, isOverdue, state } }: { step: Step }) {
	const words = useMessages(progress);
	return (
		<li
			className={classNames(styles[state], isRead && styles.read)}
			aria-current={state === "now" ? "step" : undefined}
		>
			<b>{label}</b>
			<span>
				{at !== undefined && <LocalTime time={at} shape="plain" />}
				{by !== undefined && <Sentence of={words.by<ReactNode>({ at: <LocalTime time={by} shape="plain" /> })} />}
				{amount !== undefined && <b className={styles.amount}>{amount}</b>}
				{(at !== undefined || amount !== undefined) && note ? ", " : ""}
				{note && <bdi>{note}</bdi>}
				{isRead && <strong>{words.isRead}</strong>}
				{isOverdue && <strong className={styles.overdue}>{words.isOverdue}</strong>}
			</span>
		</li>
	);
}
