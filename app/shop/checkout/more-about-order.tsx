import { useState } from "react";
import { moreAboutOrder } from "../../../messages/en/shop/checkout/more-about-order.ts";
import { Field } from "../../forms/field.tsx";
import fields from "../../forms/form.module.css";
import type { FormState } from "../../forms/use-form.ts";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./more-about-order.module.css";
import { useDetails } from "./use-details.ts";

/** Further facts of the order, folded until somebody wants them, has said something there, or is to change it. */
export function MoreAboutOrder({ form }: { form: FormState }) {
	const details = useDetails();
	const { title } = useMessages(moreAboutOrder);
	// Set once: whoever folds it again is not overruled by the next drawing.
	const [open] = useState(details.some(({ name }) => form.value(name) !== "" || name in form.errors));
	return (
		<details className={styles.more} open={open}>
			<summary>{title}</summary>
			<div className={fields.fields}>
				{details.map(({ kind, lines, ...field }) => (
					<Field
						key={field.name}
						{...{ form, ...field }}
						as={lines ? "lines" : "line"}
						type={kind === "day" ? "date" : "text"}
						wide={lines}
						optional
					/>
				))}
			</div>
		</details>
	);
}
