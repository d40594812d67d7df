import { number } from "../shared/field-schemas.ts";
import type { Paise } from "../shared/money.ts";
import { MAX_PRICE, MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { bad, good, type Read, readItems, shown, writeRupees } from "../shared/text-checks.ts";
import { readAmount } from "../shared/typed-amount.ts";
import type { PriceTier } from "./catalogue.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"price-not-right": { text: string };
		"price-out-of-range": { most: number };
		"tier-not-right": { text: string };
		"tier-twice": { from: number };
		"tier-not-cheaper": { from: number };
	}
}

/** The most prices at quantity of one product: more would not be read. */
const MOST_TIERS = 10;

/** A price of one unit in rupees. */
export function readPrice(text: string): Read<Paise> {
	const value = readAmount(text, "INR");
	if (value === undefined) return bad({ code: "price-not-right", text: shown(text) });
	return value >= 1 && value <= MAX_PRICE ? good(value) : bad({ code: "price-out-of-range", most: MAX_PRICE });
}

/** "from 100: 425", one a line, in whatever order; the word may be left out. */
export function readPriceTiers(text: string): Read<PriceTier[]> {
	const items = readItems(text);
	if (items.length > MOST_TIERS) return bad({ code: "too-many-items", limit: MOST_TIERS, count: items.length });
	const tiers: PriceTier[] = [];
	for (const item of items) {
		const [, quantity, amount] = /^(?:from )?([\d,]{1,12}) ?[:=] ?(.{1,40})$/i.exec(item) ?? [];
		if (quantity === undefined || amount === undefined) return bad({ code: "tier-not-right", text: shown(item) });
		const from = number(1, MAX_QUANTITY)(quantity);
		if (!from.ok) return from;
		const price = readPrice(amount);
		if (!price.ok) return price;
		tiers.push({ from: from.value, price: price.value });
	}
	tiers.sort((a, b) => a.from - b.from);
	for (const [n, { from, price }] of tiers.entries()) {
		const before = tiers[n - 1];
		if (before?.from === from) return bad({ code: "tier-twice", from });
		if (before && price >= before.price) return bad({ code: "tier-not-cheaper", from });
	}
	return good(tiers);
}

export function writePriceTiers(tiers: readonly PriceTier[]): string {
	return tiers.map(({ from, price }) => `from ${from}: ${writeRupees(price)}`).join("\n");
}
