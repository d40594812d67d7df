import { type ReactNode, useEffect, useState } from "react";
import { MAX_STAFF_TEXT } from "../../../domain/shared/text-limits.ts";
import { useQueuedSubmit } from "../../forms/use-queued-submit.ts";
import { useTextForm } from "../../forms/use-text-form.ts";
import { Button } from "../parts/button.tsx";
import composerStyles from "../parts/composer.module.css";
import { FileChoice } from "../parts/file-field.tsx";
import textStyles from "../parts/text.module.css";
import type { Meanwhile } from "./action-answer.ts";
import { ComposerNews, type Entry } from "./composer-news.tsx";
import { Templates } from "./templates.tsx";
import type { CaseActions } from "./use-action.ts";

export const COMPOSER_FORM = "form-composer";
export const COMPOSER_FIELD = "composer-text";

/** What a text can become, and the words for it; what is impossible now is not offered, and the first of the others is chosen. */
type Mode = { intent: string; name: string; send: string; hint: string; impossible?: boolean };

type Props = {
	/** Where it is sent, and under which name its text is kept. */
	address: string;
	slot: string;
	page: {
		revision: number;
		entries: readonly (Entry & { revision: number })[];
		myName: string;
		entryId: string;
		templates: readonly { name: string; text: string }[];
	};
	actions: Pick<CaseActions, "Form" | "answer" | "busy" | "sending" | "dismiss">;
	modes: readonly Mode[];
	rows: number;
	takesFiles?: boolean;
	list: (meanwhile: readonly Meanwhile[]) => ReactNode;
};

/** Where one writes to the other side, or a note for colleagues. One text, whatever it becomes. */
export function MessageForm({ address, slot, page, actions, modes, rows, takesFiles, list }: Props) {
	const { answer, busy } = actions;
	const isOwn = (intent: string | undefined) => modes.some((mode) => mode.intent === intent);
	const [sent, setSent] = useState(0);
	const { form, append, seen, failed, value, error } = useTextForm({
		slot,
		page,
		answer: isOwn(answer?.action) ? answer : undefined,
		onDone() {
			setSent((before) => before + 1);
		},
	});
	const possible = modes.filter(({ impossible }) => !impossible);
	const [chosen, setChosen] = useState(failed?.action);
	const mode = possible.find(({ intent }) => intent === chosen) ?? possible[0];
	const sending = busy && isOwn(actions.sending);
	const queued = useQueuedSubmit(busy);
	const intent = mode?.intent;
	// What is not possible any more is not chosen again by itself once it is.
	useEffect(() => setChosen(intent), [intent]);
	if (!mode) return null;
	const isNote = intent === "note";
	return (
		<actions.Form
			{...form}
			method="post"
			encType="multipart/form-data"
			action={address}
			id={COMPOSER_FORM}
			className={isNote ? `${composerStyles.composer} ${composerStyles.note}` : composerStyles.composer}
		>
			<input type="hidden" name="revision" value={seen.revision} />
			<input type="hidden" name="entryId" value={page.entryId} />
			<label className={textStyles.hidden} htmlFor={COMPOSER_FIELD}>
				{mode.name}
			</label>
			<textarea
				id={COMPOSER_FIELD}
				name="message"
				rows={rows}
				maxLength={MAX_STAFF_TEXT}
				placeholder={mode.hint}
				defaultValue={value("message")}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? "composer-error" : undefined}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
					event.preventDefault();
					// What is being sent already is not sent twice.
					if (!sending) queued.submit(event.currentTarget.form);
				}}
			/>
			{error && (
				<p className={composerStyles.error} id="composer-error">
					{error}
				</p>
			)}
			<div className={composerStyles.bar}>
				<fieldset className={composerStyles.modes}>
					<legend className={textStyles.hidden}>Kind of message</legend>
					{possible.map(({ intent, name }) => (
						<label key={intent}>
							<input
								type="radio"
								name="intent"
								value={intent}
								checked={mode.intent === intent}
								onChange={() => setChosen(intent)}
							/>
							{name}
						</label>
					))}
				</fieldset>
				{!isNote && <Templates templates={page.templates} onPick={append} />}
				{!isNote && takesFiles && (
					<FileChoice
						// What was sent is not attached a second time.
						key={sent}
						name="files"
						multiple
						accept=".pdf,.jpg,.jpeg,.png"
						takes="PDF, JPEG or PNG, at most 5 of 5 MB each"
					/>
				)}
				<span className={composerStyles.send}>
					<span className={composerStyles.keys} aria-hidden="true">
						<kbd>Ctrl</kbd>
						<kbd>Enter</kbd>
					</span>
					<Button type="submit" kind="primary" disabled={busy}>
						{sending || queued.waits ? "Sending …" : mode.send}
					</Button>
				</span>
			</div>
			{/* Drawn above the text; after the button that sends, so that Enter in the form never means this one. */}
			<ComposerNews
				failed={failed}
				missed={seen.missed}
				onSeen={seen.acknowledge}
				onLeave={actions.dismiss}
				busy={busy}
				list={list}
			/>
		</actions.Form>
	);
}
