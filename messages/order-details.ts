import {
	type DetailField,
	type DetailName,
	type DetailWords,
	type OrderDetails,
	type OrderDetailWords,
	orderDetails,
} from "../domain/orders/order-details.ts";
import { dayText } from "../domain/shared/day-text.ts";
import { orderDetails as english, type orderWishes } from "./en/order-details.ts";
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

/** What was wished for in one line, without the buyer's reference; "" where nothing was. */
export function wishesText(details: OrderDetails, words: typeof orderWishes): string {
	const { neededBy, deliveryTerm, deliveryPlace, currency } = details;
	return [
		deliveryTerm === "advise" ? words.advice : deliveryTerm,
		deliveryPlace && words.to({ place: deliveryPlace }),
		currency && words.in({ currency }),
		neededBy && words.by({ day: dayText(neededBy, "medium") }),
	]
		.filter(Boolean)
		.join(", ");
}

/** A further fact as a form asks for it; `lines` is whether a text has several, `choices` are codes with their words. */
export type DetailFormField = Pick<DetailField<DetailName>, "name" | "kind"> & {
	label: string;
	hint: string | undefined;
	lines: boolean;
	choices: [code: string, words: string][] | undefined;
};

/** All of them, in their order. */
export function detailFormFields(words: OrderDetailWords): DetailFormField[] {
	return orderDetails.map((field) => {
		const { label, hint, choices }: DetailWords = words[field.name];
		const lines = field.kind === "text" && field.lines === true;
		return { name: field.name, kind: field.kind, label, hint, lines, choices: choices && Object.entries(choices) };
	});
}

/** The value of a field in words; a code that is no choice any more is shown as it is. */
export function detailText(field: DetailField, said: string, words: DetailWords): string {
	if (field.kind === "choice") return words.choices?.[said] ?? said;
	return field.kind === "day" ? dayText(said, "medium") : said;
}
