import * as z from "zod/mini";
import { isCountry } from "./country.ts";
import { unturned } from "./strip-bidi-marks.ts";

/*
 * Fields that both forms have. Minimum lengths and sentences: specification, section 5. The upper limits are
 * ours (no mail or desk row can be flooded by one field) and lie far above what a person types.
 */

/** Control characters other than line break and tab have no place in any field: they could reach a mail header. */
const CONTROL = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const tooLong = (limit: number) => `Please keep this under ${new Intl.NumberFormat("en").format(limit)} characters`;
const notText = "Please remove the characters that cannot be shown";

/** One line of text, trimmed and without marks that turn the direction of writing: it stands as a sender's name. With at least `min` characters or else the sentence `message`. */
export function line(min: number, message: string, limit = 200) {
	return z.string(message).check(
		z.overwrite(unturned),
		z.trim(),
		z.minLength(min, message),
		z.maxLength(limit, tooLong(limit)),
		z.refine((text) => !CONTROL_IN_LINE.test(text), notText),
	);
}

/** Several lines of text, trimmed, with at least `min` characters or else the sentence `message`. */
export function paragraph(min: number, message: string, limit: number) {
	return z.string(message).check(
		z.trim(),
		z.minLength(min, message),
		z.maxLength(limit, tooLong(limit)),
		z.refine((text) => !CONTROL.test(text), notText),
	);
}

export const email = z
	.string("Please enter a valid email address")
	.check(
		z.trim(),
		z.maxLength(254, "Please enter a valid email address"),
		z.email("Please enter a valid email address"),
	);

/** Left empty it becomes null, as the order payload has it (specification, section 3). */
export const company = z.pipe(
	z._default(line(0, ""), ""),
	z.transform((text: string) => (text === "" ? null : text)),
);

export const country = z.string("Please select your country").check(z.refine(isCountry, "Please select your country"));
