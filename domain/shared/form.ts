import type * as z from "zod/mini";
import { type Problem, readProblem } from "./problem.ts";

/** The sentence under each field that is not right yet; at most one a field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What is not right yet, by field; at most one a field. */
export type FieldProblems = Readonly<Record<string, Problem>>;

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; problems: FieldProblems };

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
	const problems: Record<string, Problem> = {};
	for (const issue of result.error.issues) {
		const field = String(issue.path[0] ?? "form");
		problems[field] ??= readProblem(issue.message);
	}
	return { ok: false, problems };
}

/** The text fields of a posted form, files left out; a name that comes twice keeps its first value. */
export function textFields(form: FormData): Record<string, string> {
	const fields: Record<string, string> = Object.create(null);
	for (const [key, value] of form) if (typeof value === "string" && !(key in fields)) fields[key] = value;
	return fields;
}

/**
 * Every text of a posted form, so that a page without script can show it again. A name that comes again is numbered:
 * `day`, `day-1`, `day-2`.
 */
export function typedFields(form: FormData): Record<string, string> {
	const fields: Record<string, string> = Object.create(null);
	for (const name of new Set(form.keys())) {
		const texts = form.getAll(name).filter((value) => typeof value === "string");
		for (const [at, text] of texts.entries()) fields[at === 0 ? name : `${name}-${at}`] = text;
	}
	return fields;
}

/** The texts that came under one name, in their order. */
export function allTyped(typed: Readonly<Record<string, string>>, name: string): string[] {
	const texts: string[] = [];
	for (;;) {
		const text = typed[texts.length === 0 ? name : `${name}-${texts.length}`];
		if (text === undefined) return texts;
		texts.push(text);
	}
}
