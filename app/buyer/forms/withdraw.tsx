import { deciding } from "../../../messages/en/buyer/deciding.ts";
import { Field } from "../../forms/field.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { ActionForm } from "./action-form.tsx";
import { useActionForm } from "./use-action-form.ts";

/** Withdrawing the request itself, while nothing has been offered yet. */
export function Withdraw() {
	const form = useActionForm("withdraw", ["reason"]);
	const words = useMessages(deciding);
	return (
		<ActionForm form={form} label={words.withdraw}>
			<Field form={form} name="reason" label={words.reason} as="lines" rows={2} optional />
		</ActionForm>
	);
}
