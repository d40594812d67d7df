import type { ReactNode } from "react";
import { progress } from "../../../messages/en/buyer/progress.ts";
import { classNames } from "../../ui/class-names.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { Step } from "../view.ts";
import styles from "./steps.module.css";

/** The way from asking to the buyer's answer. */
export function Steps({ steps }: { steps: readonly Step[] }) {
	const words = useMessages(progress);
	if (steps.length === 0) return null;
	return (
		<ol className={styles.steps} aria-label={words.name}>
			{steps.map(({ label, at, by, note, isRead, state }) => (
				<li
					key={label}
					className={classNames(styles[state], isRead && styles.read)}
					aria-current={state === "now" ? "step" : undefined}
				>
					<b>{label}</b>
					<span>
						{at !== undefined && <LocalTime time={at} shape="plain" />}
						{by !== undefined && <Sentence of={words.by<ReactNode>({ at: <LocalTime time={by} shape="plain" /> })} />}
						{at !== undefined && note ? ", " : ""}
						{note}
						{isRead && <strong>{words.isRead}</strong>}
					</span>
				</li>
			))}
		</ol>
	);
}
