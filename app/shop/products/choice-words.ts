import { COLOURS, FIBRES } from "../../../domain/catalogue/cloth-families.ts";
import { type ChoiceName, SORTS } from "../../../domain/catalogue/narrowing.ts";
import { formatRupees, rupees } from "../../../domain/shared/money.ts";
import { narrowing } from "../../../messages/en/shop/products/narrowing.ts";
import { useMessages } from "../../ui/use-messages.ts";

/** What the choices of the list are called: in their form, and where they stand alone. */
export function useChoiceWords() {
	const words = useMessages(narrowing);
	const price = (value: string) => formatRupees(rupees(Number(value)));
	const named = <T extends string>(all: readonly T[], names: Readonly<Record<T, string>>, value: string) => {
		const found = all.find((one) => one === value);
		return found ? names[found] : value;
	};
	const inForm = (name: ChoiceName, value: string): string => {
		if (name === "fibre") return named(FIBRES, words.fibres, value);
		if (name === "colour") return named(COLOURS, words.colours, value);
		if (name === "sort") return named(SORTS, words.sorts, value);
		if (name === "sample") return words.labels.sample;
		return name === "minimum" ? value : price(value);
	};
	const alone = (name: ChoiceName, value: string): string => {
		if (name === "price-from") return words.from({ price: price(value) });
		if (name === "price-to") return words.upTo({ price: price(value) });
		if (name === "minimum") return words.minimum({ count: Number(value) });
		return inForm(name, value);
	};
	return { inForm, alone };
}
