import type * as z from "zod/mini";

/** The sentence under each field that is not right yet; at most one a field. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

/**
 * Checks the text fields of a form against its schema. Line ends are normalised first: a browser sends CRLF for
 * what a person typed as one line break. Has no side effects; runs in the browser and on the server.
 */
export function parseForm<Value>(
	schema: z.ZodMiniType<Value>,
	fields: Readonly<Record<string, string>>,
): Parsed<Value> {
	const clean = Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, text.replaceAll("\r\n", "\n")]));
	const result = schema.safeParse(clean);
	if (result.success) return { ok: true, value: result.data };
	const errors: Record<string, string> = {};
	for (const issue of result.error.issues) {
		const field = String(issue.path[0] ?? "form");
		errors[field] ??= issue.message;
	}
	return { ok: false, errors };
}

/** The text fields of a posted form, files left out; a name that comes twice keeps its first value. */
export function textFields(form: FormData): Record<string, string> {
	const fields: Record<string, string> = Object.create(null);
	for (const [key, value] of form) if (typeof value === "string" && !(key in fields)) fields[key] = value;
	return fields;
}
