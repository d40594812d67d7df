import { Field } from "../../forms/field.tsx";
import { ActForm } from "./act-form.tsx";
import { useActForm } from "./use-act-form.ts";

/** Asking for a new offer in place of one that has ended or was declined. */
export function Renew() {
	const form = useActForm("renew", ["message"]);
	return (
		<ActForm form={form} main label="Ask for a new offer">
			<Field
				form={form}
				name="message"
				label="Message"
				hint="Anything that should be different this time."
				as="lines"
				rows={3}
				optional
			/>
		</ActForm>
	);
}
