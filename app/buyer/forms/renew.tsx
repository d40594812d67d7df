import { deciding } from "../../../messages/en/buyer/deciding.ts";
import { Field } from "../../forms/field.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { ActionForm } from "./action-form.tsx";
import { useActionForm } from "./use-action-form.ts";

/** Asking for a new offer in place of one that has ended or was declined. */
export function Renew() {
	const form = useActionForm("renew", ["message"]);
	const words = useMessages(deciding);
	return (
		<ActionForm form={form} main label={words.sendRenewal}>
			<Field form={form} name="message" label={words.renewMessage} as="lines" rows={3} optional />
		</ActionForm>
	);
}
