import { quantityField } from "../../../domain/cases/buyer-action.ts";
import { deciding } from "../../../messages/en/buyer/deciding.ts";
import fields from "../../forms/field.module.css";
import { Field, FieldError } from "../../forms/field.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { ShownVersion } from "../view.ts";
import styles from "./action-form.module.css";
import { ActionForm } from "./action-form.tsx";
import { useActionForm } from "./use-action-form.ts";

/** Asking for a change: other quantities, a message, or both. */
export function Change({ quote }: { quote: ShownVersion }) {
	const offered = Object.fromEntries(
		quote.changeable.map(({ key, quantity }) => [quantityField(key), String(quantity)]),
	);
	const form = useActionForm("change", [...Object.keys(offered), "message"], offered);
	const words = useMessages(deciding);
	return (
		<ActionForm form={form} version={quote.version} label={words.sendChange}>
			<div className={styles.quantities}>
				{quote.changeable.map(({ key, name, quantity }) => {
					const field = quantityField(key);
					const id = `change-${field}`;
					const error = form.errors[field];
					return (
						<div className={`${fields.field} ${styles.field}`} key={key}>
							<label htmlFor={id}>
								<bdi>{name}</bdi>
							</label>
							<input
								id={id}
								name={field}
								type="text"
								inputMode="numeric"
								autoComplete="off"
								defaultValue={form.value(field) || quantity}
								aria-invalid={error ? true : undefined}
								aria-describedby={error ? `${id}-error` : undefined}
								{...form.startAt(field)}
							/>
							<FieldError id={id} error={error} />
						</div>
					);
				})}
			</div>
			<Field form={form} name="message" label={words.message} as="lines" rows={3} optional />
		</ActionForm>
	);
}
