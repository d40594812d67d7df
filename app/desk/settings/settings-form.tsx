import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { type ActionResult, isNotDone } from "../../../domain/shared/action-result.ts";
import { Notice } from "../parts/notice.tsx";
import panelStyles from "../parts/panel.module.css";
import { SaveBar } from "../parts/save-bar.tsx";
import { useChanges } from "../parts/use-unsaved.ts";
import styles from "./settings-form.module.css";

type Props = {
	/** The state of the settings that the fields were filled from: somebody else may save meanwhile. */
	seen: string | number;
	answer: ActionResult | undefined;
	/** What is said once it is saved. */
	words: string;
	submit?: string;
	children: ReactNode;
};

/**
 * A form of settings. Fields are the browser's own: one that is refused leaves all the others as they were typed, and
 * only saving renders them again.
 */
export function SettingsForm({ seen, answer, words, submit = "Save", children }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const changes = useChanges(form);
	useEffect(() => {
		if (isNotDone(answer)) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [answer]);
	return (
		<Form method="post" ref={form} className={`${styles.form} ${panelStyles.headed}`} noValidate>
			<input type="hidden" name="seen" value={seen} />
			{children}
			<SaveBar changes={changes} isRefused={isNotDone(answer)} save={submit}>
				<Outcome answer={answer} words={words} />
			</SaveBar>
		</Form>
	);
}

/** Beside the button that was pressed. */
function Outcome({ answer, words }: Pick<Props, "answer" | "words">) {
	if (!answer) return null;
	return answer.status === "done" ? (
		<Notice kind="good">{words}</Notice>
	) : (
		<Notice kind="bad">{answer.sentence}</Notice>
	);
}
