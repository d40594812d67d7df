import { hash } from "node:crypto";
import type { Submission } from "../../domain/orders/submission.ts";
import { type FormKey, type FormKeys, standing } from "../intake/form-keys.ts";
import type { Db } from "./db/database.ts";
import { StorageError } from "./db/storage-error.ts";
import { logError } from "./log.ts";

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

/** How many order requests and inquiries a person has still to look at: what the desk's lists show as doubtful. */
export async function countDoubtful(db: Db): Promise<number> {
	const cases = await db
		.selectFrom("quote_case")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("queue", "=", "quarantine")
		.executeTakeFirstOrThrow();
	const inquiries = await db
		.selectFrom("inquiry")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("doubt", "is not", null)
		.where("status", "=", "new")
		.executeTakeFirstOrThrow();
	return Number(cases.count) + Number(inquiries.count);
}

/** The same for the same content: tells a retry from a second, different send under one key. */
export function bodyHash(content: unknown): string {
	return hash("sha256", JSON.stringify(content), "base64url");
}

/** What a person is told when the database could not store it; logged under the id that the answer carries. */
export function storageSentence(error: unknown, requestId: string): string {
	if (!(error instanceof StorageError)) logError("submission failed", error, { requestId });
	else logError("submission not stored", error, { requestId, reason: error.reason, saved: error.saved });
	return error instanceof StorageError && error.saved === "unknown"
		? "We could not learn whether it was saved. Please send it again: it will not be stored twice."
		: "It was not saved. Everything you wrote is kept here; please send it again in a minute.";
}
