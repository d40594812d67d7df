import * as z from "zod/mini";
import type { QuoteLine, WantedQuantity } from "../quotes/content.ts";
import { line, paragraph } from "../shared/contact-fields.ts";
import { type FieldProblems, type Parsed, parseForm } from "../shared/form.ts";
import { asMessage, NOT_RIGHT, type Problem } from "../shared/problem.ts";
import { MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { readQuantity } from "../shared/typed-numbers.ts";
import { MAX_MESSAGE, quantityField } from "./buyer-action.ts";
import { DECLINE_REASONS } from "./decline-reasons.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"signer-missing": { minimum: number };
		"terms-unread": object;
		"message-missing": object;
		"quantity-not-right": { limit: number };
		"change-missing": object;
	}
}

/*
 * What a buyer may do on the private page, a schema for each form. Browser and server use the same ones, so that both
 * say the same of a field.
 */

/**
 * Made with the form: sent twice, it is one action. What is no UUID is left out, and the form then counts as often as it
 * is sent.
 */
const entryId = z.catch(z.optional(z.uuid()), undefined);

/** The version a form is about; anything but a number means none that exists. */
const version = z.catch(
	z.pipe(
		z.string().check(z.regex(/^\d{1,6}$/)),
		z.transform((text: string) => Number(text)),
	),
	0,
);

const optionalText = z._default(paragraph(0, NOT_RIGHT, MAX_MESSAGE), "");

/** The longest own number of an order. */
const MAX_ORDER_NUMBER = 60;

export const acceptSchema = z.object({
	entryId,
	version,
	name: line(2, { code: "signer-missing", minimum: 2 }, 100),
	terms: z.literal("on", asMessage({ code: "terms-unread" })),
	purchaseOrder: z.optional(line(0, NOT_RIGHT, MAX_ORDER_NUMBER)),
});

/** No choice, and one that the list no longer has, say nothing. */
const because = z.catch(z.optional(z.enum(DECLINE_REASONS)), undefined);

export const declineSchema = z.object({ entryId, version, because, reason: optionalText });

export const withdrawSchema = z.object({ entryId, reason: optionalText });

export const undoSchema = z.object({ entryId, reason: optionalText });

export const agreeSchema = z.object({ entryId });

export const renewSchema = z.object({ entryId, message: optionalText });

export const replySchema = z.object({
	entryId,
	message: paragraph(1, { code: "message-missing" }, MAX_MESSAGE),
});

const changeSchema = z.object({ entryId, version, message: optionalText });

const NOT_A_QUANTITY: Problem = { code: "quantity-not-right", limit: MAX_QUANTITY };

/** A quantity as a person of any country types it: "500", "1,000", "1.000". @returns undefined for anything else */
export function readWanted(text: string): number | undefined {
	return readQuantity(text, { most: MAX_QUANTITY, dots: true });
}

type Change = { entryId?: string; version: number; message: string; wanted: WantedQuantity[] };

/** What the form needs to know of an offered line. */
export type ChangeableLine = Pick<QuoteLine, "key" | "name" | "quantity">;

/**
 * Reads a wish for a change: a message, and for each offered line the quantity that is in its field. Only what
 * differs from the offer is wanted; a field that is missing says nothing.
 * @param offered the lines that count in the version it is about; what is not available cannot be asked for here
 */
export function parseChange(
	fields: Readonly<Record<string, string>>,
	offered: readonly ChangeableLine[],
): Parsed<Change> {
	const form = parseForm(changeSchema, fields);
	const problems: Record<string, Problem> = { ...(form.ok ? {} : form.problems) };
	const wanted: WantedQuantity[] = [];
	for (const { key, name, quantity: from } of offered) {
		const text = fields[quantityField(key)];
		if (text === undefined) continue;
		const to = readWanted(text);
		if (to === undefined) problems[quantityField(key)] = NOT_A_QUANTITY;
		else if (to !== from) wanted.push({ key, name, from, to });
	}
	if (!form.ok || Object.keys(problems).length > 0) return { ok: false, problems };
	if (form.value.message === "" && wanted.length === 0) return { ok: false, problems: NOTHING_WANTED };
	return { ok: true, value: { ...form.value, wanted } };
}

const NOTHING_WANTED: FieldProblems = { message: { code: "change-missing" } };
