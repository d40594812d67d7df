import * as z from "zod/mini";
import type { QuoteLine, WantedQuantity } from "../quotes/content.ts";
import { line, paragraph } from "../shared/contact-fields.ts";
import type { FieldErrors, Parsed } from "../shared/form.ts";
import { parseForm } from "../shared/form.ts";
import { MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { readQuantity } from "../shared/typed-numbers.ts";
import { MAX_MESSAGE, quantityField } from "./buyer-action.ts";

/*
 * What a buyer may do on the private page, a schema for each form. Browser and server use the same ones, so that a
 * field is told the same sentence by both.
 */

/**
 * Made with the form: sent twice, it is one act. What is no UUID is left out, and the form then counts as often as it
 * is sent.
 */
const entryId = z.catch(z.optional(z.uuid()), undefined);

/** The version a form speaks of; anything that is no number means none that exists. */
const version = z.catch(
	z.pipe(
		z.string().check(z.regex(/^\d{1,6}$/)),
		z.transform((text: string) => Number(text)),
	),
	0,
);

const optionalText = z._default(paragraph(0, "", MAX_MESSAGE), "");

export const acceptSchema = z.object({
	entryId,
	version,
	name: line(2, "Please type your full name, at least 2 characters", 100),
	terms: z.literal("on", "Please tick that you have read the terms"),
});

export const declineSchema = z.object({ entryId, version, reason: optionalText });

export const withdrawSchema = z.object({ entryId, reason: optionalText });

export const renewSchema = z.object({ entryId, message: optionalText });

export const replySchema = z.object({
	entryId,
	message: paragraph(1, "Please write a message", MAX_MESSAGE),
});

const changeSchema = z.object({ entryId, version, message: optionalText });

const NOT_A_QUANTITY = "Please enter a whole number from 0 to 1,000,000";

/** A quantity as a person of any country types it: "500", "1,000", "1.000". @returns undefined for anything else */
export function readWanted(text: string): number | undefined {
	return readQuantity(text, { most: MAX_QUANTITY, dots: true });
}

export type Change = { entryId?: string; version: number; message: string; wanted: WantedQuantity[] };

/** What the form needs to know of an offered line. */
export type ChangeableLine = Pick<QuoteLine, "key" | "name" | "quantity">;

/**
 * Reads a wish for a change: a message, and for each offered line the quantity that stands in its field. Only what
 * differs from the offer is wanted; a field that is missing says nothing.
 * @param offered the lines that count in the version it is about; what is not available cannot be asked for here
 */
export function parseChange(
	fields: Readonly<Record<string, string>>,
	offered: readonly ChangeableLine[],
): Parsed<Change> {
	const form = parseForm(changeSchema, fields);
	const errors: Record<string, string> = { ...(form.ok ? {} : form.errors) };
	const wanted: WantedQuantity[] = [];
	for (const { key, name, quantity: from } of offered) {
		const text = fields[quantityField(key)];
		if (text === undefined) continue;
		const to = readWanted(text);
		if (to === undefined) errors[quantityField(key)] = NOT_A_QUANTITY;
		else if (to !== from) wanted.push({ key, name, from, to });
	}
	if (!form.ok || Object.keys(errors).length > 0) return { ok: false, errors };
	if (form.value.message === "" && wanted.length === 0) return { ok: false, errors: NOTHING_WANTED };
	return { ok: true, value: { ...form.value, wanted } };
}

const NOTHING_WANTED: FieldErrors = { message: "Please write what should change, or enter other quantities" };
