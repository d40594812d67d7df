import { DECLINE_REASONS } from "../../../domain/cases/decline-reasons.ts";
import { deciding } from "../../../messages/en/buyer/deciding.ts";
import { Field } from "../../forms/field.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownVersion } from "../view.ts";
import { ActionForm } from "./action-form.tsx";
import { useActionForm } from "./use-action-form.ts";

export function Decline({ quote }: { quote: ShownVersion }) {
	const form = useActionForm("decline", ["because", "reason"]);
	const words = useMessages(deciding);
	return (
		<ActionForm form={form} version={quote.version} label={words.declineVersion(quote)}>
			<Field
				form={form}
				name="because"
				label={words.because}
				choices={[["", words.noBecause], ...DECLINE_REASONS.map((code) => [code, words.becauses[code]] as const)]}
				optional
			/>
			<Field form={form} name="reason" label={words.ownWords} as="lines" rows={2} optional />
		</ActionForm>
	);
}
