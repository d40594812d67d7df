import { Field } from "../../forms/field.tsx";
import type { Offer } from "../view.ts";
import { ActForm } from "./act-form.tsx";
import { useActForm } from "./use-act-form.ts";

export function Decline({ offer }: { offer: Offer }) {
	const form = useActForm("decline", ["reason"]);
	return (
		<ActForm form={form} version={offer.version} label={`Decline version ${offer.version}`}>
			<Field form={form} name="reason" label="Reason" as="lines" rows={2} optional />
		</ActForm>
	);
}
