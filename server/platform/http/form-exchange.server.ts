import { data } from "react-router";
import { LOCALES, messagesFor } from "../../../messages/registry.ts";
import { preferredLanguage } from "./accept-language.ts";
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
		const locale = preferredLanguage(request.headers.get("Accept-Language") ?? undefined, LOCALES);
		const { title, detail } = messagesFor(locale).http.unreadableForm;
		throw data(detail(), { status: 400, statusText: title });
	}
}
