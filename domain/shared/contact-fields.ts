import * as z from "zod/mini";
import { type CountryCode, countryCode, OTHER_COUNTRY } from "./country.ts";
import { asMessage, NOT_RIGHT, type Problem } from "./problem.ts";
import { stripBidiMarks } from "./strip-bidi-marks.ts";

declare module "./problem.ts" {
	interface ProblemCodes {
		"email-not-valid": object;
		"country-missing": object;
		"country-name-missing": object;
	}
}

/*
 * Fields that both forms have. Minimum lengths: specification, section 5. The upper limits are
 * ours (no mail or desk row can be flooded by one field) and lie far above what a person types.
 */

/** Control characters other than line break and tab have no place in any field: they could reach a mail header. */
const CONTROL = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const tooLong = (limit: number) => asMessage({ code: "too-long", limit });
const notText = asMessage({ code: "not-printable" });

/** One line of text, trimmed and without marks that reverse the direction of writing, since it is used as a sender's name. At least `min` characters, or else `short` is what is wrong. */
export function line(min: number, short: Problem = NOT_RIGHT, limit = 200) {
	const message = asMessage(short);
	return z.string(message).check(
		z.overwrite(stripBidiMarks),
		z.trim(),
		z.minLength(min, message),
		z.maxLength(limit, tooLong(limit)),
		z.refine((text) => !CONTROL_IN_LINE.test(text), notText),
	);
}

/** Several lines of text, trimmed, with at least `min` characters, or else `short` is what is wrong. */
export function paragraph(min: number, short: Problem, limit: number) {
	const message = asMessage(short);
	return z.string(message).check(
		z.trim(),
		z.minLength(min, message),
		z.maxLength(limit, tooLong(limit)),
		z.refine((text) => !CONTROL.test(text), notText),
	);
}

const notAnEmail = asMessage({ code: "email-not-valid" });
export const email = z.string(notAnEmail).check(z.trim(), z.maxLength(254, notAnEmail), z.email(notAnEmail));

/** Left empty it becomes null, as the order payload has it (specification, section 3). */
export const company = z.pipe(
	z._default(line(0), ""),
	z.transform((text: string) => (text === "" ? null : text)),
);

const noCountry = asMessage({ code: "country-missing" });

/** One of the choices, by its code. */
export const country = z.pipe(
	z.string(noCountry),
	z.transform((text: string, { issues }): CountryCode => {
		const code = countryCode(text);
		if (code) return code;
		issues.push({ code: "custom", message: noCountry, input: text });
		return z.NEVER;
	}),
);

/** One of the choices or, where the country is none of them, its name. Goes between `askedCountry` and `oneCountry`. */
export const countryFields = {
	country: z.union([z.literal(OTHER_COUNTRY), country], noCountry),
	otherCountry: z.optional(line(2, { code: "country-name-missing" }, 60)),
};

/** Leaves the name of another country out of what is checked where none is chosen: it may have been typed before. */
export const askedCountry = z.transform((fields: Readonly<Record<string, string>>) => {
	const { otherCountry = "", ...others } = fields;
	return others.country === OTHER_COUNTRY ? { ...others, otherCountry } : others;
});

type CountryFields = { country: string; otherCountry?: string | undefined };

/** The country as rows hold it: the code of a choice, or what the name field has. */
export function oneCountry<Fields extends CountryFields>(
	fields: Fields,
): Omit<Fields, keyof CountryFields> & { country: string } {
	const { country, otherCountry, ...others } = fields;
	return { ...others, country: country === OTHER_COUNTRY ? (otherCountry ?? "") : country };
}

/** The same where it may be left empty: one that somebody typed once is none of the choices, and then stays as it is. */
export const countryOrNone = z._default(z.union([z.literal(""), country], noCountry), "");
