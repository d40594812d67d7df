import { Field } from "../../forms/field.tsx";
import { ActForm } from "./act-form.tsx";
import { useActForm } from "./use-act-form.ts";

/** Withdrawing the request itself, while nothing has been offered yet. */
export function Withdraw() {
	const form = useActForm("withdraw", ["reason"]);
	return (
		<ActForm form={form} label="Withdraw the request">
			<Field form={form} name="reason" label="Reason" as="lines" rows={2} optional />
		</ActForm>
	);
}
