import { useEffect, useState } from "react";
import { type DetailField, type DetailWords, orderDetails } from "../../../domain/orders/order-details.ts";
import { earliestToday } from "../../../domain/shared/india-day.ts";
import { orderDetails as english } from "../../../messages/en/order-details.ts";
import { moreAboutOrder } from "../../../messages/en/shop/checkout/more-about-order.ts";
import { Field } from "../../forms/field.tsx";
import fields from "../../forms/form.module.css";
import type { FormState } from "../../forms/use-form.ts";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./more-about-order.module.css";

/** The labels of the fields. */
export function useDetailLabels(): Readonly<Record<string, string>> {
	const words = useMessages(english);
	return Object.fromEntries(orderDetails.map(({ name }) => [name, words[name].label]));
}

/** Further facts of the order, folded until somebody wants them, has said something there, or is to change it. */
export function MoreAboutOrder({ form }: { form: FormState }) {
	const words = useMessages(english);
	const { title } = useMessages(moreAboutOrder);
	// Set once: whoever folds it again is not overruled by the next drawing.
	const [open] = useState(orderDetails.some(({ name }) => form.value(name) !== "" || name in form.errors));
	return (
		<details className={styles.more} open={open}>
			<summary>{title}</summary>
			<div className={fields.fields}>
				{orderDetails.map((field) => (
					<DetailControl key={field.name} form={form} field={field} words={words[field.name]} />
				))}
			</div>
		</details>
	);
}

type Props = { form: FormState; field: DetailField; words: DetailWords };

function DetailControl({ form, field, words: { label, hint, choices } }: Props) {
	const { name, kind } = field;
	// Not in the document, which is kept: the day it was made on is over sooner or later.
	const [min, setMin] = useState<string>();
	useEffect(() => {
		if (kind === "day") setMin(earliestToday(Date.now()));
	}, [kind]);
	const lines = kind === "text" && field.lines;
	return (
		<Field
			{...{ form, name, label, hint, min }}
			as={lines ? "lines" : "line"}
			type={kind === "day" ? "date" : "text"}
			choices={choices && Object.entries(choices)}
			wide={lines}
			optional
		/>
	);
}
