import type { Problem } from "../shared/problem.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"gstin-length": { length: number };
		"gstin-state": { state: string };
		"gstin-pan": object;
		"gstin-registration": object;
		"gstin-check": object;
		"iec-length": { length: number };
		"iec-not-right": object;
	}
}

export type TaxNumberProblem = Problem<
	"gstin-length" | "gstin-state" | "gstin-pan" | "gstin-registration" | "gstin-check" | "iec-length" | "iec-not-right"
>;

/** GST state codes (Schedule of the GST Network): 01 to 38 (25 and 28 are met on old registrations), and 96, 97, 99 for what is no state. */
const STATES = new Set([
	...Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, "0")),
	...["96", "97", "99"],
]);

/** A permanent account number (Income-tax Department): five letters, four digits, a letter. */
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * What is wrong with a GSTIN; undefined for one that is well formed, and for none at all.
 * Two digits of the state, the ten characters of the PAN, one for which registration of that PAN, a Z, a check character.
 * @param text trimmed, in capitals
 */
export function gstinProblem(text: string): TaxNumberProblem | undefined {
	if (text === "") return undefined;
	if (text.length !== 15) return { code: "gstin-length", length: text.length };
	if (!STATES.has(text.slice(0, 2))) return { code: "gstin-state", state: text.slice(0, 2) };
	if (!PAN.test(text.slice(2, 12))) return { code: "gstin-pan" };
	if (!/^[1-9A-Z][A-Z]$/.test(text.slice(12, 14))) return { code: "gstin-registration" };
	if (gstinCheck(text.slice(0, 14)) !== text[14]) return { code: "gstin-check" };
	return undefined;
}

/** The last character of a GSTIN whose first 14 these are: every second one counts twice, in base 36. */
export function gstinCheck(first: string): string {
	const sum = [...first].reduce((total, character, index) => {
		const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
		return total + Math.floor(product / 36) + (product % 36);
	}, 0);
	return DIGITS.charAt((36 - (sum % 36)) % 36);
}

/**
 * What is wrong with an importer-exporter code; undefined for a well-formed one, and for none at all.
 * Ten characters: since 2017 the firm's PAN, before that ten digits (Directorate General of Foreign Trade).
 * @param text trimmed, in capitals
 */
export function iecProblem(text: string): TaxNumberProblem | undefined {
	if (text === "" || /^\d{10}$/.test(text) || PAN.test(text)) return undefined;
	return text.length === 10 ? { code: "iec-not-right" } : { code: "iec-length", length: text.length };
}
