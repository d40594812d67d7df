import { data } from "react-router";
import { LOCALES, messagesFor } from "../../../messages/registry.ts";
import { preferredLanguage } from "./accept-language.ts";
import { largestForm, sizeText } from "./body-limits.ts";
import { readFormBody } from "./form-body.ts";

export { storageProblem } from "../refusal.ts";

/**
 * The fields of a posted form.
 * @throws a 400 answer with a sentence (the error screen) when the body is no form that can be read; nothing was saved then
 */
export async function readForm(request: Request): Promise<FormData> {
	try {
		return await readFormBody(request);
	} catch {
		const { title, detail } = wordsFor(request).unreadableForm;
		throw data(detail(), { status: 400, statusText: title });
	}
}

/**
 * The fields of a form that brings long lists in some of them, at an address with room for these (body-limits.ts). What a
 * person types is held to a form's size: it would be written into the answer again.
 * @throws a 413 answer with a sentence, besides those of `readForm`; nothing was saved then
 */
export async function readListForm(request: Request, lists: readonly string[]): Promise<FormData> {
	return heldToForm(request, (name) => !lists.includes(name));
}

/** The same of a form that brings files: whatever else is in it is typed. */
export async function readFileForm(request: Request): Promise<FormData> {
	return heldToForm(request, (_, value) => typeof value === "string");
}

type IsTyped = (name: string, value: FormDataEntryValue) => boolean;

async function heldToForm(request: Request, isTyped: IsTyped): Promise<FormData> {
	const form = await readForm(request);
	let typed = 0;
	for (const [name, value] of form)
		if (isTyped(name, value)) typed += name.length + (typeof value === "string" ? value.length : value.size);
	if (typed <= largestForm) return form;
	const { title, detail } = wordsFor(request).tooLarge;
	throw data(detail({ size: sizeText(largestForm) }), { status: 413, statusText: title });
}

function wordsFor(request: Request) {
	return messagesFor(preferredLanguage(request.headers.get("Accept-Language") ?? undefined, LOCALES)).http;
}
