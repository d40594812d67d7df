import { conversation } from "../../../messages/en/buyer/conversation.ts";
import fields from "../../forms/field.module.css";
import { Field, FieldError } from "../../forms/field.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./action-form.module.css";
import { ActionForm } from "./action-form.tsx";
import { useActionForm } from "./use-action-form.ts";

/** A message to the company, with up to five files. */
export function Reply({ label, main }: { label: string; main?: boolean }) {
	const form = useActionForm("reply", ["message", "files"]);
	const { files: refused } = form.errors;
	const words = useMessages(conversation);
	return (
		<ActionForm form={form} files main={main} label={words.send}>
			<Field form={form} name="message" label={label} as="lines" rows={4} />
			<div className={`${fields.field} ${styles.file}`}>
				<label htmlFor="reply-files">
					{words.files} <i>{words.optional}</i>
				</label>
				<input
					id="reply-files"
					name="files"
					type="file"
					multiple
					accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
					aria-invalid={refused ? true : undefined}
					aria-describedby={refused ? "reply-files-error" : "reply-files-hint"}
					{...form.startAt("files")}
				/>
				<p className={`${prose.fine} ${fields.hint}`} id="reply-files-hint">
					{words.filesHint}
				</p>
				<FieldError id="reply-files" error={refused} />
			</div>
		</ActionForm>
	);
}
