import { conversation } from "../../../messages/en/buyer/conversation.ts";
import fields from "../../forms/field.module.css";
import { FieldError } from "../../forms/field.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./action-form.module.css";
import type { ActionFormState } from "./use-action-form.ts";

/** Up to five files, with what is wrong with them. */
export function FilesField({ form, label }: { form: ActionFormState; label?: string }) {
	const words = useMessages(conversation);
	const refused = form.errors.files;
	const id = `${form.action}-files`;
	return (
		<div className={`${fields.field} ${styles.file}`}>
			<label htmlFor={id}>
				{label ?? words.files} <i>{words.optional}</i>
			</label>
			<input
				id={id}
				name="files"
				type="file"
				multiple
				accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
				aria-invalid={refused ? true : undefined}
				aria-describedby={refused ? `${id}-error` : `${id}-hint`}
				{...form.startAt("files")}
			/>
			<p className={`${prose.fine} ${fields.hint}`} id={`${id}-hint`}>
				{words.filesHint}
			</p>
			<FieldError id={id} error={refused} />
		</div>
	);
}
