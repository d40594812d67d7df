import { deciding } from "../../../messages/en/buyer/deciding.ts";
import { Field } from "../../forms/field.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownVersion } from "../view.ts";
import { ActForm } from "./act-form.tsx";
import { useActForm } from "./use-act-form.ts";

export function Decline({ quote }: { quote: ShownVersion }) {
	const form = useActForm("decline", ["reason"]);
	const words = useMessages(deciding);
	return (
		<ActForm form={form} version={quote.version} label={words.declineVersion(quote)}>
			<Field form={form} name="reason" label={words.reason} as="lines" rows={2} optional />
		</ActForm>
	);
}
