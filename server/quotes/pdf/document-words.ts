import type { QuoteLine } from "../../../domain/quotes/content.ts";
import { nameOfCountry } from "../../../messages/countries.ts";
import type { Messages } from "../../../messages/registry.ts";
import type { QuoteDocument } from "./document-data.ts";

/** "3f9a 71c0 …": sixteen groups of four, so that two people can compare it by voice. */
export function fingerprintGroups(hash: string): { place: number; text: string }[] {
	return (hash.match(/.{1,4}/g) ?? []).map((text, place) => ({ place, text }));
}

/** The lines of a text that say something. */
export function paragraphs(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");
}

/** At most this many lines of an address are drawn as lines; what a person puts below them follows in the last one. */
const ADDRESS_LINES = 8;

/** An address line by line, with the country under it unless it ends with that. */
export function addressLines(
	{ address, country: code }: QuoteDocument["buyer"],
	{ countries }: Messages["documents"],
): string[] {
	const country = nameOfCountry(code, countries);
	const lines = paragraphs(address);
	const named = lines.at(-1)?.toLowerCase().endsWith(country.toLowerCase()) ?? false;
	const all = named || country === "" ? lines : [...lines, country];
	return all.length <= ADDRESS_LINES
		? all
		: [...all.slice(0, ADDRESS_LINES - 1), all.slice(ADDRESS_LINES - 1).join(", ")];
}

/** A text without its line breaks. */
export function oneLine(text: string): string {
	return text.replace(/\s*\n\s*/g, " ");
}

/** A text of at most `most` lines: what a person puts below them follows in the last one. */
export function fewLines(text: string, most = 8): string {
	const lines = paragraphs(text);
	return [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")].filter((line) => line !== "").join("\n");
}

/** A text with at most one empty line between paragraphs. */
export function spaced(text: string): string {
	return text.replace(/\n\s*\n\s*/g, "\n\n");
}

/** At most this many terms are set one by one; thousands of them would take the document longer than it may take. */
const MOST_TERMS = 300;

/** The terms one by one. The document numbers them, so a number somebody typed before one is taken off. */
export function termParagraphs(terms: string): { number: number; text: string }[] {
	return paragraphs(fewLines(terms, MOST_TERMS)).map((line, index) => ({
		number: index + 1,
		text: line.replace(/^\d{1,2}[.)]\s+/, ""),
	}));
}

/** Bank details come from one setting, where a line break is hard to write: semicolons part lines too. */
export function bankLines(bankDetails: string): string[] {
	return paragraphs(bankDetails.replaceAll(";", "\n"));
}

/** A figure and its unit stay on one line. */
const TOGETHER = "\u00a0";

/** "100% cotton, 125 g/m², HS 5208*": what is known of the cloth; the star leads to the customs broker's note. */
export function clothFacts({ composition, gsm, hsCode }: QuoteLine): string {
	return [composition, gsm === null ? "" : `${gsm}${TOGETHER}g/m²`, hsCode === "" ? "" : `HS${TOGETHER}${hsCode}*`]
		.filter((fact) => fact !== "")
		.join(", ");
}

/** What was asked for, where the line is another thing than that: "Offered instead of Silk Shirt, wine". */
export function instead({ kind, requestedName, name }: QuoteLine, words: Messages["documents"]): string {
	if (kind !== "substitute") return "";
	return requestedName === "" || requestedName === name ? words.substitute : words.insteadOf({ name: requestedName });
}

/** The warning against messages that name another bank account; `phone` may be empty. */
export function bankWarning(phone: string, words: Messages["documents"]): string {
	return words.bankWarning({ phone: phone.replaceAll(" ", TOGETHER) });
}

/** What the file is called when it is saved: "quotation-48213907-v2.pdf". */
export function fileName({ kind, reference, version }: Pick<QuoteDocument, "kind" | "reference" | "version">): string {
	return `${kind === "proforma" ? "proforma-invoice" : kind}-${reference.replace(/\D/g, "")}-v${version}.pdf`;
}
