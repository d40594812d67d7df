import { deciding } from "../../../messages/en/buyer/deciding.ts";
import { Field } from "../../forms/field.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { ActForm } from "./act-form.tsx";
import { useActForm } from "./use-act-form.ts";

/** Withdrawing the request itself, while nothing has been offered yet. */
export function Withdraw() {
	const form = useActForm("withdraw", ["reason"]);
	const words = useMessages(deciding);
	return (
		<ActForm form={form} label={words.withdraw}>
			<Field form={form} name="reason" label={words.reason} as="lines" rows={2} optional />
		</ActForm>
	);
}
