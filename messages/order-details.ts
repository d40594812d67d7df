import {
	type DetailField,
	type DetailName,
	type DetailWords,
	type OrderDetails,
	type OrderDetailWords,
	orderDetails,
} from "../domain/orders/order-details.ts";
import { startOfIndiaDay } from "../domain/shared/india-day.ts";
import { orderDetails as english } from "./en/order-details.ts";
import { orderDetails as staffLabels } from "./staff/order-details.ts";

/** One further fact of an order in words. */
export type DetailFact = { name: DetailName; label: string; text: string };

/** What was said of an order beyond its lines, as its buyer reads it; what was not said is left out. */
export function detailFacts(details: OrderDetails, words: OrderDetailWords): DetailFact[] {
	return orderDetails.flatMap((field) => {
		const { name } = field;
		const said = details[name];
		return said === undefined ? [] : [{ name, label: words[name].label, text: detailText(field, said, words[name]) }];
	});
}

/** The same as staff read it. */
export function staffDetailFacts(details: OrderDetails): DetailFact[] {
	return detailFacts(details, english).map((fact) => ({ ...fact, label: staffLabels[fact.name] }));
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

/** The value of a field in words; a code that is no choice any more is shown as it is. */
export function detailText(field: DetailField, said: string, words: DetailWords): string {
	if (field.kind === "choice") return words.choices?.[said] ?? said;
	const start = field.kind === "day" ? startOfIndiaDay(said) : undefined;
	return start === undefined ? said : day.format(start);
}
