import { useEffect, useState } from "react";
import { formats } from "../../../messages/en/formats.ts";
import { moreAboutOrder } from "../../../messages/en/shop/checkout/more-about-order.ts";
import { Field } from "../../forms/field.tsx";
import fields from "../../forms/form.module.css";
import type { FormState } from "../../forms/use-form.ts";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./more-about-order.module.css";
import { useDetails, useSent } from "./use-details.ts";

/** Further facts of the order, folded until somebody wants them, has said something there, or is to change it. */
export function MoreAboutOrder({ form }: { form: FormState }) {
	const details = useDetails();
	const { title } = useMessages(moreAboutOrder);
	const { moreHolds } = useSent();
	// Set once: whoever folds it again is not overruled by the next drawing.
	const [open] = useState(details.some(({ name }) => form.value(name) !== "" || name in form.errors));
	const { dates } = useMessages(formats);
	const { formRef, fills } = form;
	const [typed, setTyped] = useState<FormData>();
	const read = () => setTyped(new FormData(formRef.current ?? undefined));
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before this code lived, and each filling.
	useEffect(read, [fills]);
	return (
		<details className={styles.more} open={open} onInput={read}>
			<summary>
				{title}
				<small>{moreHolds}</small>
			</summary>
			<div className={fields.fields}>
				{details.map(({ kind, lines, hint, ...field }) => {
					const day = kind === "day" ? String(typed?.get(field.name) ?? form.value(field.name)) : "";
					return (
						<Field
							key={field.name}
							{...{ form, ...field }}
							as={lines ? "lines" : "line"}
							type={kind === "day" ? "date" : "text"}
							hint={Date.parse(day) ? inWords(day, dates) : hint}
							wide={lines}
							optional="said-above"
						/>
					);
				})}
			</div>
		</details>
	);
}

/**
 * What the field shows in each browser's own order, as everybody reads it. Not by `dayText`, which would cost the checkout's
 * script more than 500 bytes. A day without a time is read as one of UTC.
 */
function inWords(day: string, dates: string): string {
	return new Date(day).toLocaleDateString(dates, { dateStyle: "long", timeZone: "UTC" });
}
