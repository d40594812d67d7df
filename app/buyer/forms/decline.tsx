import { deciding } from "../../../messages/en/buyer/deciding.ts";
import { Field } from "../../forms/field.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { Offer } from "../view.ts";
import { ActForm } from "./act-form.tsx";
import { useActForm } from "./use-act-form.ts";

export function Decline({ offer }: { offer: Offer }) {
	const form = useActForm("decline", ["reason"]);
	const words = useMessages(deciding);
	return (
		<ActForm form={form} version={offer.version} label={words.declineVersion(offer)}>
			<Field form={form} name="reason" label={words.reason} as="lines" rows={2} optional />
		</ActForm>
	);
}
