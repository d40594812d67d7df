import { useEffect, useRef, useState } from "react";
import { useQueuedSubmit } from "../../forms/use-queued-submit.ts";
import { useTextForm } from "../../forms/use-text-form.ts";
import { Button } from "../parts/button.tsx";
import composerStyles from "../parts/composer.module.css";
import textStyles from "../parts/text.module.css";
import { firstName } from "./buyer-name.ts";
import type { CaseData } from "./case.tsx";
import { ComposerNews } from "./composer-news.tsx";
import { MeanwhileList } from "./meanwhile-list.tsx";
import { Templates } from "./templates.tsx";
import type { Act } from "./use-action.ts";

const MODES = ["reply", "ask", "note"] as const;
type Mode = (typeof MODES)[number];
const NAMES: Readonly<Record<Mode, string>> = { reply: "Reply", ask: "Question", note: "Note" };
const SENDS: Readonly<Record<Mode, string>> = { reply: "Send reply", ask: "Send question", note: "Keep note" };

/** Whether an answer is to the composer, which then says itself why something was not sent. */
export const isMode = (text: string | undefined): text is Mode => MODES.some((mode) => mode === text);

/** Where one writes to the buyer, or a note for the house. One text, whatever it becomes. */
export function Composer({ data, act, now }: { data: CaseData; act: Act; now: number }) {
	const { answer, busy } = act;
	const own = isMode(answer?.action) ? answer : undefined;
	const files = useRef<HTMLInputElement>(null);
	const { form, append, seen, failed, value, error } = useTextForm({
		slot: `${data.id}-composer`,
		page: data,
		answer: own,
		onDone() {
			if (files.current) files.current.value = "";
		},
	});
	const [mode, setMode] = useState<Mode>(isMode(failed?.action) ? failed.action : "reply");
	const canAsk = data.acts.includes("ask");

	const sending = busy && isMode(act.sending);
	const queued = useQueuedSubmit(busy);

	useEffect(() => {
		if (mode === "ask" && !canAsk) setMode("reply");
	}, [mode, canAsk]);

	const who = firstName(data.request);
	const hint = {
		reply: `Reply to ${who}: by mail and on the private page.`,
		ask: `A question to ${who}: the case waits for the answer.`,
		note: "A note that only the house sees.",
	}[mode];
	return (
		<act.Form
			{...form}
			method="post"
			encType="multipart/form-data"
			action={`/desk/requests/${data.id}`}
			id="form-composer"
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
				rows={3}
				maxLength={8000}
				placeholder={hint}
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
								disabled={one === "ask" && !canAsk}
								onChange={() => setMode(one)}
							/>
							{NAMES[one]}
						</label>
					))}
				</fieldset>
				{mode !== "note" && (
					<>
						<Templates templates={data.templates} onPick={append} />
						<label className={composerStyles.files}>
							<span className={textStyles.hidden}>Files, PDF, JPEG or PNG, at most 5 of 5 MB</span>
							<input ref={files} type="file" name="files" multiple accept=".pdf,.jpg,.jpeg,.png" />
						</label>
					</>
				)}
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
				list={(meanwhile) => <MeanwhileList meanwhile={meanwhile} now={now} />}
			/>
		</act.Form>
	);
}
