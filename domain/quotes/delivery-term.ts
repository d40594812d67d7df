import type { Currency } from "../shared/currency.ts";
import type { QuoteContent } from "./content.ts";
import {
	COST_KINDS,
	type CostKind,
	type Deliveries,
	type Delivery,
	type Incoterm,
	isLeftToBuyer,
	withDelivery,
} from "./delivery.ts";
import { isSame } from "./is-same.ts";
import { isHandedOverHere, placeOfTerm } from "./wishes.ts";

/**
 * Another term for a way of delivery. What came with a copy of another way goes where the term cannot have it: a place at the other
 * end of the journey, and costs that the term leaves to the buyer. What somebody has typed for this way stays.
 * @param wished the port or city that the buyer has named, "" without one
 */
export function withTerm<C extends Currency>(
	{ deliveries, portOfLoading }: Pick<QuoteContent<C>, "deliveries" | "portOfLoading">,
	key: string,
	incoterm: Incoterm,
	wished: string,
): Deliveries<C> {
	const others = deliveries.filter((way) => way.key !== key);
	const isHere = isHandedOverHere(incoterm);
	/** Places of the other end: what is handed over here has none of the buyer's, and what is brought there none of ours. */
	const ofOtherEnd = others.filter((way) => isHandedOverHere(way.incoterm) !== isHere).map((way) => way.namedPlace);
	return withDelivery(deliveries, key, (way) => {
		const isForeign = [...ofOtherEnd, isHere ? wished : portOfLoading].includes(way.namedPlace);
		const isMoved = isHandedOverHere(way.incoterm) !== isHere && isForeign;
		const costs = COST_KINDS.filter((kind) => isLeftToBuyer(kind, incoterm) && isCopied(way, others, kind));
		return {
			incoterm,
			...(isMoved && { namedPlace: placeOfTerm(incoterm, { portOfLoading, place: wished }) }),
			...Object.fromEntries(costs.map((kind) => [kind, null])),
		};
	});
}

function isCopied<C extends Currency>(way: Delivery<C>, others: readonly Delivery<C>[], kind: CostKind): boolean {
	return way[kind] !== null && others.some((one) => isSame(one[kind], way[kind]));
}
