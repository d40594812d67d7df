import type { Unit } from "../../../domain/catalogue/catalogue.ts";
import { type Priced, priceRanges } from "../../../domain/catalogue/price-at.ts";
import type { Paise } from "../../../domain/shared/money.ts";

/** The unit codes of UN/CEFACT Recommendation 20, which schema.org asks for. */
const UNIT_CODES: Readonly<Record<Unit, string>> = { piece: "H87", set: "SET" };

type Offered = Priced & { minOrder: number; unit: Unit };

/**
 * The list price of a product as schema.org's `Offer`: from its minimum on, and where there are prices at quantity each
 * with its range as a `UnitPriceSpecification`. Says nothing of stock: everything is made to order.
 */
export function offerData(offered: Offered, url: string) {
	const { price, minOrder, unit } = offered;
	const ranges = priceRanges(offered, minOrder);
	return {
		"@type": "Offer",
		url,
		priceCurrency: "INR",
		price: inRupees(price),
		eligibleQuantity: quantity(unit, minOrder),
		...(ranges.length > 0 && {
			priceSpecification: ranges.map(({ from, to, price }) => ({
				"@type": "UnitPriceSpecification",
				priceCurrency: "INR",
				price: inRupees(price),
				unitCode: UNIT_CODES[unit],
				eligibleQuantity: quantity(unit, from, to),
			})),
		}),
	};
}

function quantity(unit: Unit, minValue: number, maxValue?: number) {
	return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: UNIT_CODES[unit] };
}

/** "1450" or "1450.50": a number with a point, without groups or a sign. */
function inRupees(paise: Paise): string {
	return (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);
}
