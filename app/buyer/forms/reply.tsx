import { conversation } from "../../../messages/en/buyer/conversation.ts";
import { Field } from "../../forms/field.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { ActionForm } from "./action-form.tsx";
import { FilesField } from "./files-field.tsx";
import { useActionForm } from "./use-action-form.ts";

/** A message to the company, with up to five files. */
export function Reply({ label, main }: { label: string; main?: boolean }) {
	const form = useActionForm("reply", ["message", "files"]);
	const words = useMessages(conversation);
	return (
		<ActionForm form={form} files main={main} label={words.send}>
			<Field form={form} name="message" label={label} as="lines" rows={4} />
			<FilesField form={form} />
		</ActionForm>
	);
}
