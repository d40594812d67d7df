import { useEffect, useState } from "react";
import { useQueuedSubmit } from "../../forms/use-queued-submit.ts";
import { useTextForm } from "../../forms/use-text-form.ts";
import { ComposerNews } from "../case/composer-news.tsx";
import { Templates } from "../case/templates.tsx";
import { Button } from "../parts/button.tsx";
import composerStyles from "../parts/composer.module.css";
import textStyles from "../parts/text.module.css";
import type { InquiryData } from "./inquiry.tsx";
import { InquiryMeanwhile } from "./inquiry-conflict.tsx";
import type { RunInquiry } from "./use-inquiry-action.ts";

export const COMPOSER_FORM = "form-composer";
const MODES = ["reply", "note"] as const;
type Mode = (typeof MODES)[number];
const NAMES: Readonly<Record<Mode, string>> = { reply: "Answer", note: "Note" };
const SENDS: Readonly<Record<Mode, string>> = { reply: "Send answer", note: "Keep note" };

/** Chooses what is written, and goes into its field. */
export function writeAs(mode: Mode): void {
	document.querySelector<HTMLInputElement>(`#${COMPOSER_FORM} input[value="${mode}"]`)?.click();
	document.getElementById("composer-text")?.focus();
}

/** Where one answers by mail, or keeps a note for the house. */
export function InquiryComposer({ data, act, now }: { data: InquiryData; act: RunInquiry; now: number }) {
	const { answer, busy } = act;
	const own = answer?.action === "reply" || answer?.action === "note" ? answer : undefined;
	const { form, append, seen, failed, value, error } = useTextForm({
		slot: `inquiry-${data.id}`,
		page: data,
		answer: own,
	});
	const first: Mode = data.canReply && failed?.action !== "note" ? "reply" : "note";
	const [mode, setMode] = useState<Mode>(first);

	const sending = busy && MODES.some((one) => one === act.sending);
	const queued = useQueuedSubmit(busy);

	useEffect(() => {
		if (!data.canReply) setMode("note");
	}, [data.canReply]);

	const person = data.name.split(" ")[0] || "them";
	return (
		<act.Form
			{...form}
			method="post"
			action={`/desk/inquiries/${data.id}`}
			id={COMPOSER_FORM}
			className={mode === "note" ? `${composerStyles.composer} ${composerStyles.note}` : composerStyles.composer}
		>
			<input type="hidden" name="revision" value={seen.revision} />
			<input type="hidden" name="entryId" value={data.entryId} />
			<label className={textStyles.hidden} htmlFor="composer-text">
				{NAMES[mode]}
			</label>
			<textarea
				id="composer-text"
				name="message"
				rows={5}
				maxLength={8000}
				placeholder={mode === "reply" ? `Answer ${person} by mail.` : "A note that only the house sees."}
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
					<legend className={textStyles.hidden}>What it becomes</legend>
					{MODES.map((one) => (
						<label key={one}>
							<input
								type="radio"
								name="intent"
								value={one}
								checked={mode === one}
								disabled={one === "reply" && !data.canReply}
								onChange={() => setMode(one)}
							/>
							{NAMES[one]}
						</label>
					))}
				</fieldset>
				{mode === "reply" && <Templates templates={data.templates} onPick={append} />}
				<span className={composerStyles.send}>
					<span className={composerStyles.keys} aria-hidden="true">
						<kbd>Ctrl</kbd>
						<kbd>Enter</kbd>
					</span>
					<Button type="submit" kind="primary" disabled={busy}>
						{sending || queued.waits ? "Sending …" : SENDS[mode]}
					</Button>
				</span>
			</div>
			{/* Drawn above the text; after the button that sends, so that Enter in the form never means this one. */}
			<ComposerNews
				failed={failed}
				missed={seen.missed}
				onSeen={seen.acknowledge}
				onLeave={act.dismiss}
				busy={busy}
				list={(meanwhile) => <InquiryMeanwhile meanwhile={meanwhile} now={now} />}
			/>
		</act.Form>
	);
}
