import type { QuoteContent, QuoteLine } from "./content.ts";
import { isSame } from "./is-same.ts";

/** Parts of a line that say one thing together: half of one person's and half of another's would say a third. */
const TOGETHER: readonly (readonly (keyof QuoteLine)[])[] = [
	["quantity", "cells"],
	["unitPrice", "listPrice", "listPoints", "tiers", "surcharges"],
	["kind", "productId", "name", "unit", "composition", "gsm", "hsCode", "packing"],
];

/** What two people have made of one draft; undefined where both have changed the same, in different ways. */
type Merged<Value> = { value: Value } | undefined;

/**
 * Brings two people's changes of one draft together. Money is never mixed: once either has another currency or rate, nothing is.
 * @param base the draft that both began with
 * @returns undefined where a person has to choose
 */
export function mergedDrafts(base: QuoteContent, mine: QuoteContent, theirs: QuoteContent): QuoteContent | undefined {
	const isOneMoney = [mine, theirs].every((one) => one.currency === base.currency && isSame(one.rate, base.rate));
	if (!isOneMoney) return undefined;
	const { lines: _, ...offer } = base;
	const merged = mergedFields<QuoteContent>(
		base,
		mine,
		theirs,
		keysOf(offer).map((key) => [key]),
	);
	const lines = mergedLines(base.lines, mine.lines, theirs.lines);
	return merged && lines && { ...theirs, ...merged.value, lines: lines.value };
}

function mergedLines(
	base: readonly QuoteLine[],
	mine: readonly QuoteLine[],
	theirs: readonly QuoteLine[],
): Merged<QuoteLine[]> {
	const order = chosen(keys(base), keys(mine), keys(theirs)) ?? inBoth(base, mine, theirs);
	if (!order) return undefined;
	// What one has taken away and the other has changed is for them to say.
	const goes = ({ key }: QuoteLine) => !order.value.includes(key);
	const isUntouched = (was: QuoteLine) => [mine, theirs].every((all) => isSame(byKey(all, was.key) ?? was, was));
	if (!base.filter(goes).every(isUntouched)) return undefined;
	const lines: QuoteLine[] = [];
	for (const key of order.value) {
		const line = mergedLine(byKey(base, key), byKey(mine, key), byKey(theirs, key));
		if (!line) return undefined;
		lines.push(line.value);
	}
	return { value: lines };
}

/** Where each has only added lines, those of both stand below what was there. */
function inBoth(
	base: readonly QuoteLine[],
	mine: readonly QuoteLine[],
	theirs: readonly QuoteLine[],
): Merged<string[]> {
	const known = keys(base);
	const isAdded = (all: readonly QuoteLine[]) => isSame(keys(all).slice(0, known.length), known);
	if (!isAdded(mine) || !isAdded(theirs)) return undefined;
	return { value: [...new Set([...keys(theirs), ...keys(mine)])] };
}

function mergedLine(
	base: QuoteLine | undefined,
	mine: QuoteLine | undefined,
	theirs: QuoteLine | undefined,
): Merged<QuoteLine> {
	// A line that one of them added; of the same key from both it must be the same.
	if (!base) {
		const line = mine ?? theirs;
		return line && (!mine || !theirs || isSame(mine, theirs)) ? { value: line } : undefined;
	}
	if (!mine || !theirs) return undefined;
	const grouped = new Set(TOGETHER.flat());
	const alone = keysOf(base).filter((key) => !grouped.has(key));
	const merged = mergedFields<QuoteLine>(base, mine, theirs, [...TOGETHER, ...alone.map((key) => [key] as const)]);
	return merged && { value: { ...theirs, ...merged.value } };
}

/** Fields that I have changed alone, group by group. */
function mergedFields<Value extends object>(
	base: Value,
	mine: Value,
	theirs: Value,
	groups: readonly (readonly (keyof Value)[])[],
): Merged<Partial<Value>> {
	let value: Partial<Value> = {};
	for (const group of groups) {
		const part = (of: Value) => Object.fromEntries(group.map((key) => [key, of[key]]));
		const found = chosen(part(base), part(mine), part(theirs));
		if (!found) return undefined;
		value = { ...value, ...(found.value as Partial<Value>) };
	}
	return { value };
}

/** Theirs where I have left it as it was, mine where they have. */
function chosen<Value>(base: Value, mine: Value, theirs: Value): Merged<Value> {
	if (isSame(mine, base)) return { value: theirs };
	return isSame(theirs, base) || isSame(theirs, mine) ? { value: mine } : undefined;
}

const keys = (lines: readonly QuoteLine[]) => lines.map(({ key }) => key);
const byKey = (lines: readonly QuoteLine[], key: string) => lines.find((line) => line.key === key);
const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[];
