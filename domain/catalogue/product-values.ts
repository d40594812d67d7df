import { startOfIndiaDay } from "../shared/india-day.ts";
import { bad, good, type Read, readItems, shown } from "../shared/text-checks.ts";
import type { Claim, Colourway, Component } from "./catalogue.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"list-too-long": { items: number; characters: number };
		"component-name-too-long": { limit: number; text: string };
		"component-name-missing": object;
		"composition-not-right": { text: string };
		"fibres-not-whole": { name: string; percent: number };
		"fibre-of-nothing": object;
		"colour-not-right": { text: string };
		"colour-twice": { text: string };
		"claim-not-right": { text: string };
		"claim-too-long": { limit: number };
		"claim-day-not-right": { text: string };
		"claim-link-not-right": { text: string };
		"ratio-not-right": { text: string };
		"hs-not-right": { text: string };
	}
}

/*
 * How the parts of a product are written down as text, in the desk's forms and in CSV cells alike, and how that
 * text is read back. Lists have one item a line; a bar separates items too, so that a list fits into one cell.
 */

/** No cloth has more colours, parts or certificates; characters of such a list as it is written. */
const MOST_ITEMS = 200;
const LONGEST_LIST = 20_000;

const TOO_LONG = bad({ code: "list-too-long", items: MOST_ITEMS, characters: LONGEST_LIST });

/** Reads every item of a list, or says what is wrong with the first that cannot be read. */
function readEach<Value>(text: string, read: (item: string) => Read<Value>): Read<Value[]> {
	if (text.length > LONGEST_LIST) return TOO_LONG;
	const values: Value[] = [];
	const items = readItems(text);
	if (items.length > MOST_ITEMS) return TOO_LONG;
	for (const item of items) {
		const result = read(item);
		if (!result.ok) return result;
		values.push(result.value);
	}
	return good(values);
}

/** "Saree: 80% Silk, 20% Cotton", one component a line; a single one may do without its name. */
export function readComposition(text: string): Read<Component[]> {
	const components = readEach(text, readComponent);
	if (!components.ok || components.value.length < 2) return components;
	if (components.value.some(({ name }) => name === "")) return bad({ code: "component-name-missing" });
	return components;
}

/** A comma before the next per cent: a fibre's own name may hold one. */
const BETWEEN_FIBRES = /,(?=\s*[\d.]+\s*%)/;

function readComponent(item: string): Read<Component> {
	const colon = item.indexOf(":");
	const name = item.slice(0, Math.max(0, colon)).trim();
	if (name.length > 60) return bad({ code: "component-name-too-long", limit: 60, text: shown(name) });
	const fibres: { fibre: string; percent: number }[] = [];
	for (const part of item.slice(colon + 1).split(BETWEEN_FIBRES)) {
		const [, percent, fibre] = /^(\d{1,3}(?:\.\d)?)\s*%\s*([^%:]{1,60})$/.exec(part.trim()) ?? [];
		if (percent === undefined || fibre === undefined) return bad({ code: "composition-not-right", text: shown(item) });
		fibres.push({ fibre, percent: Number(percent) });
	}
	const sum = fibres.reduce((tenths, { percent }) => tenths + Math.round(percent * 10), 0) / 10;
	if (sum !== 100) return bad({ code: "fibres-not-whole", name, percent: sum });
	if (fibres.some(({ percent }) => percent === 0)) return bad({ code: "fibre-of-nothing" });
	return good({ name, fibres });
}

export function writeComposition(components: readonly Component[]): string {
	return components
		.map(({ name, fibres }) => {
			const line = fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`).join(", ");
			return name ? `${name}: ${line}` : line;
		})
		.join("\n");
}

/** "BS-01 Peacock teal and kumkum #1f6f75 #8a1f2b": code, name, the one or two colours of the swatch; one a line. */
export function readColourways(text: string): Read<Colourway[]> {
	const colourways = readEach(text, (item): Read<Colourway> => {
		const [, code, name, hex, second] = /^(\S{1,20}) (.{1,60}?) (#[0-9a-f]{6})(?: (#[0-9a-f]{6}))?$/i.exec(item) ?? [];
		if (code === undefined || name === undefined || hex === undefined)
			return bad({ code: "colour-not-right", text: shown(item) });
		return good({ code, name, hex: hex.toLowerCase(), ...(second && { second: second.toLowerCase() }) });
	});
	if (!colourways.ok) return colourways;
	const seen = new Set<string>();
	const twice = colourways.value.find(({ code }) => seen.size === seen.add(code).size)?.code;
	return twice === undefined ? colourways : bad({ code: "colour-twice", text: twice });
}

export function writeColourways(colourways: readonly Colourway[]): string {
	return colourways
		.map(({ code, name, hex, second }) => [code, name, hex, second].filter(Boolean).join(" "))
		.join("\n");
}

/** "GOTS; CU 812345; Control Union; 2027-03-31; https://…": the last two may be left out; one a line. */
export function readClaims(text: string): Read<Claim[]> {
	return readEach(text, (item): Read<Claim> => {
		const parts = item.split(";").map((part) => part.trim());
		const [scheme = "", number = "", certifier = "", validTo = "", link = ""] = parts;
		if (parts.length > 5 || scheme === "" || number === "" || certifier === "")
			return bad({ code: "claim-not-right", text: shown(item) });
		if (parts.some((part) => part.length > 200)) return bad({ code: "claim-too-long", limit: 200 });
		if (validTo !== "" && startOfIndiaDay(validTo) === undefined)
			return bad({ code: "claim-day-not-right", text: shown(validTo) });
		if (link !== "" && !(URL.canParse(link) && new URL(link).protocol === "https:"))
			return bad({ code: "claim-link-not-right", text: shown(link) });
		return good({ scheme, number, certifier, ...(validTo && { validTo }), ...(link && { link }) });
	});
}

export function writeClaims(claims: readonly Claim[]): string {
	return claims
		.map(({ scheme, number, certifier, validTo = "", link = "" }) =>
			[scheme, number, certifier, validTo, link].join("; ").replace(/[; ]+$/, ""),
		)
		.join("\n");
}

/** "1, 2, 2, 1" or "1:2:2:1": pieces of each size in a pack. */
export function readRatio(text: string): Read<number[]> {
	if (text.length > LONGEST_LIST) return TOO_LONG;
	const parts = readItems(text, /[\n|,:]/);
	const wrong = parts.find((part) => !/^\d{1,3}$/.test(part) || Number(part) === 0);
	return wrong === undefined ? good(parts.map(Number)) : bad({ code: "ratio-not-right", text: shown(wrong) });
}

/** A tariff heading such as 6205.20. A spreadsheet that takes it for a number drops its last zero; it is put back. */
export function readHsCode(text: string): Read<string> {
	const code = text.replace(/^(\d{4}\.\d)$/, "$10");
	return /^\d{4}(\.\d{2}){0,3}$/.test(code) ? good(code) : bad({ code: "hs-not-right", text: shown(text) });
}
