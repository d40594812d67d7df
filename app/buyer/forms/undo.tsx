import { deciding } from "../../../messages/en/buyer/deciding.ts";
import { Field } from "../../forms/field.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { ActionForm } from "./action-form.tsx";
import { useActionForm } from "./use-action-form.ts";

/** Asking the company to undo an acceptance. */
export function AskUndo() {
	const form = useActionForm("undo", ["reason"]);
	const words = useMessages(deciding);
	return (
		<ActionForm form={form} label={words.askToUndo}>
			<Field form={form} name="reason" label={words.reason} as="lines" rows={2} optional />
		</ActionForm>
	);
}

/** Agreeing, where the company has asked. */
export function AgreeUndo() {
	const form = useActionForm("agree", []);
	const words = useMessages(deciding);
	return (
		<ActionForm form={form} main label={words.agreeToUndo}>
			{null}
		</ActionForm>
	);
}
