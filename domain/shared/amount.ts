import type { Currency } from "./currency.ts";

/*
 * Money of an offer. An amount carries its currency in its type: two currencies cannot be added, and an amount of one
 * does not fit where the other belongs. The way from one to the other is a rate (rate-of-exchange.ts).
 */

declare const currencyOf: unique symbol;

/** Whole minor units (paise, cents) of one currency. `Amount<Currency>` is one whose currency is beside it. */
export type Amount<C extends Currency> = number & { readonly [currencyOf]: (currency: C) => C };

/** A number that is nobody's money yet: an amount of any currency is refused. */
type Bare = number & { readonly [currencyOf]?: undefined; toFixed(digits?: number): string };

/**
 * The way from a number to money: the caller names the currency that it was typed, stored or computed in.
 * @throws RangeError for anything but a whole number that can be counted exactly
 */
export function amount<C extends Currency>(minor: Bare, _currency: C): Amount<C> {
	return counted<C>(minor);
}

/** An amount read from what is stored, where the currency is beside it. */
export function storedAmount(minor: Bare): Amount<Currency> {
	return counted<Currency>(minor);
}

/** @throws RangeError above 2^53 */
export function sumOf<C extends Currency>(amounts: readonly Amount<C>[]): Amount<C> {
	return counted<C>(amounts.reduce<number>((sum, each) => sum + each, 0));
}

/** @throws RangeError above 2^53 */
export function times<C extends Currency>(each: Amount<C>, count: number): Amount<C> {
	return counted<C>(each * count);
}

/** What is left when something is taken off; below zero when more is taken off than there was. */
export function less<C extends Currency>(whole: Amount<C>, off: Amount<C>): Amount<C> {
	return counted<C>(whole - off);
}

/** A part in hundredths of a per cent, rounded half up to the minor unit. */
export function partOf<C extends Currency>(whole: Amount<C>, basisPoints: number): Amount<C> {
	// In two steps, so that the product stays below 2^53 for any amount that is itself exact.
	return counted<C>(Math.floor(whole / 10_000) * basisPoints + Math.round(((whole % 10_000) * basisPoints) / 10_000));
}

/** An amount in the proportion of two others: what cost `each` when something cost `from`, now that it costs `to`. */
export function inProportion<C extends Currency>(each: Amount<C>, from: Amount<C>, to: Amount<C>): Amount<C> {
	return from === 0 ? each : counted<C>(Math.round((each * to) / from));
}

/** A part as a fraction of two whole numbers, rounded half up to the minor unit, exact at any size. */
export function fractionOf<C extends Currency>(whole: Amount<C>, numerator: number, denominator: number): Amount<C> {
	const [twice, over] = [2n * BigInt(whole) * BigInt(numerator), BigInt(denominator)];
	return counted<C>(Number((twice + over) / (2n * over)));
}

/**
 * Parts a sum by weights so that the parts come to it again: the last minor units go to the largest fractions, the
 * earlier part first among equal ones. Without a weight above 0 every part is 0.
 */
export function shareOut<C extends Currency>(whole: Amount<C>, weights: readonly number[]): Amount<C>[] {
	const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
	if (all === 0n || whole <= 0) return weights.map(() => counted<C>(0));
	const parts = weights.map((weight, index) => {
		const product = BigInt(whole) * BigInt(weight);
		return { index, part: Number(product / all), rest: product % all };
	});
	let left = whole - parts.reduce((sum, { part }) => sum + part, 0);
	const largest = parts.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
	for (const each of largest) {
		if (left <= 0) break;
		each.part += 1;
		left -= 1;
	}
	return parts.map(({ part }) => counted<C>(part));
}

function counted<C extends Currency>(minor: number): Amount<C> {
	if (!isAmount<C>(minor)) throw new RangeError("The amount is larger than can be counted exactly.");
	return minor;
}

function isAmount<C extends Currency>(minor: number): minor is Amount<C> {
	return Number.isSafeInteger(minor);
}
