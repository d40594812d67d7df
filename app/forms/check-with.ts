import type * as z from "zod/mini";
import { type FieldErrors, type Parsed, parseForm } from "../../domain/shared/form.ts";
import { problems } from "../../messages/en/problems.ts";
import { fieldWords } from "../../messages/problems.ts";

/** The sentences under the fields of a form, by the schema that the server uses too. It comes with the checks alone. */
export function checkWith<Value>(schema: z.ZodMiniType<Value>) {
	return (fields: Readonly<Record<string, string>>): FieldErrors => sentencesOf(parseForm(schema, fields));
}

/** The same for what has been read already. */
export function sentencesOf(parsed: Parsed<unknown>): FieldErrors {
	return parsed.ok ? {} : fieldWords(parsed.problems, problems);
}
