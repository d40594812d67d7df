import { hash } from "node:crypto";
import type { Submission } from "../../domain/orders/submission.ts";
import { type FormKey, type FormKeys, standing } from "./form-keys.ts";

/** What both forms do alike on their way to the database. */

/** The sentence for a second send of the same form with other content (idempotency key used up). */
export const CONFLICT =
	"This form was already sent with other content, and that was saved. Nothing new was saved now. To send this as well, press the button once more.";

const CONFIRM =
	"Nothing is saved yet. Please check what you wrote and press the button once more; this keeps machines from filling the form.";

/**
 * The key of a form under which nothing is stored yet, or the answer that asks to press the button once more: a form
 * without script has no key at its first send, and one that comes faster than a person can write keeps its key and
 * comes again. One that lay about for too long gets a new one.
 */
export function keyOrConfirm(
	formKeys: FormKeys,
	key: FormKey | undefined,
	text: string | undefined,
	values: Record<string, string>,
): { key: FormKey } | { confirm: Submission } {
	const state = key && standing(key);
	if (key && state === "good") return { key };
	const formKey = state === "hurried" && text ? text : formKeys.issue();
	return { confirm: { status: "confirm", message: CONFIRM, formKey, values } };
}

/**
 * Why a person should look at this first, or null. Nobody is turned away for it, and nothing is thrown away: the
 * field is hidden from people, but a password manager may still have filled it.
 */
export function doubtOf(fields: Readonly<Record<string, string>>): string | null {
	return fields.website ? "honeypot" : null;
}

/** The same for the same content: tells a retry from a second, different send under one key. */
export function bodyHash(content: unknown): string {
	return hash("sha256", JSON.stringify(content), "base64url");
}
