import { deciding } from "../../../messages/en/buyer/deciding.ts";
import { Field } from "../../forms/field.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownVersion } from "../view.ts";
import { ActionForm } from "./action-form.tsx";
import { useActionForm } from "./use-action-form.ts";

export function Decline({ quote }: { quote: ShownVersion }) {
	const form = useActionForm("decline", ["reason"]);
	const words = useMessages(deciding);
	return (
		<ActionForm form={form} version={quote.version} label={words.declineVersion(quote)}>
			<Field form={form} name="reason" label={words.reason} as="lines" rows={2} optional />
		</ActionForm>
	);
}
