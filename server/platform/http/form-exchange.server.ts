import { STATUS_CODES } from "node:http";
import { data } from "react-router";
import { readFormBody } from "./form-body.ts";

export { storageProblem } from "../refusal.ts";

/**
 * The fields of a posted form.
 * @throws a 400 answer (the error screen) when the body is no form that can be read; nothing was saved then
 */
export async function readForm(request: Request): Promise<FormData> {
	try {
		return await readFormBody(request);
	} catch {
		throw data(null, { status: 400, statusText: STATUS_CODES[400] });
	}
}
