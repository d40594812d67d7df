import { hash } from "node:crypto";
import type { NotTaken } from "../../domain/orders/submission.ts";
import type { BuyerProblem } from "../../domain/shared/problem.ts";
import type { Locale } from "../../messages/registry.ts";
import { countryNamed, countryTyped } from "../../messages/staff/countries.ts";
import type { Visitor } from "../platform/http/visitor.ts";
import { type FormKey, type FormKeys, standing } from "./form-keys.ts";

/** What both forms do alike on their way to the database. */

/** Who sends a form, and the language they are answered and written to in. */
export type Sender = Visitor & { locale: Locale };

declare module "../../domain/shared/problem.ts" {
	interface ProblemCodes {
		/** A second send of the same form with other content: the form's key is used up. */
		"sent-otherwise-before": object;
		/** The form came without a key, or faster than a person writes. */
		"press-once-more": object;
	}
}

/** The answer to a second send of the same form with other content. */
export const SENT_BEFORE: BuyerProblem = { code: "sent-otherwise-before" };

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
): { key: FormKey } | { confirm: NotTaken } {
	const state = key && standing(key);
	if (key && state === "good") return { key };
	const formKey = state === "hurried" && text ? text : formKeys.issue();
	return { confirm: { status: "confirm", formKey, values } };
}

/**
 * Why a person should look at this first, or null. Nobody is turned away for it, and nothing is thrown away: the
 * field is hidden from people, but a password manager may still have filled it.
 */
export function suspicionOf(fields: Readonly<Record<string, string>>): string | null {
	return fields.website ? "honeypot" : null;
}

/**
 * The fields with the code of the country: a page from before the codes sends it by its English name, and the name of
 * another country is typed.
 */
export function withCountryCode<Fields extends Record<string, string>>(fields: Fields): Fields {
	const { country, otherCountry } = fields;
	return {
		...fields,
		...(country !== undefined && { country: countryNamed(country) }),
		...(otherCountry !== undefined && { otherCountry: countryTyped(otherCountry) }),
	};
}

/** Equal for equal content: distinguishes a retry from a second, different submission under one key. */
export function bodyHash(content: unknown): string {
	return hash("sha256", JSON.stringify(content), "base64url");
}
