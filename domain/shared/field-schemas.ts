import * as z from "zod/mini";
import { asMessage, type Problem } from "./problem.ts";
import { bad, good, type Read, readItems, shown } from "./text-checks.ts";

declare module "./problem.ts" {
	interface DeskProblemCodes {
		missing: { what: Asked };
		"too-short": { what: Asked; minimum: number };
		"too-long-by": { limit: number; length: number };
		"several-lines": object;
		"not-a-choice": { choices: readonly string[]; text: string };
		"number-not-right": { whole: boolean; least: number; most: number; text: string };
		"item-too-long": { limit: number; text: string };
		"too-many-items": { limit: number; count: number };
	}
}

/* The parts that the schemas of the desk's catalogue forms are put together from. */

const CONTROL = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/u;

/** What a field asks for. */
export type Asked =
	| "address"
	| "category"
	| "close-view"
	| "joint-minimum"
	| "line"
	| "lines-above"
	| "minimum"
	| "name"
	| "picture"
	| "price"
	| "story"
	| "unit"
	| "weave"
	| "yes-or-no";

/** A text of `min` to `max` characters, trimmed; one line by default. */
export function words(what: Asked, min: number, max: number, { lines = false } = {}) {
	const missing: Problem = { code: "missing", what };
	const short: Problem = min <= 1 ? missing : { code: "too-short", what, minimum: min };
	return z.string(asMessage(missing)).check(
		z.trim(),
		z.minLength(min, asMessage(short)),
		z.maxLength(max, {
			error: ({ input }) => asMessage({ code: "too-long-by", limit: max, length: String(input).length }),
		}),
		z.refine((text) => lines || !text.includes("\n"), asMessage({ code: "several-lines" })),
		z.refine((text) => !CONTROL.test(text), asMessage({ code: "not-printable" })),
	);
}

/** A text with a meaning of its own; left empty it means `none`. */
export function written<Value, None>(read: (text: string) => Read<Value>, none: None) {
	return z.pipe(
		z.string(asMessage({ code: "empty" })).check(z.trim()),
		z.transform((text: string, { issues }): Value | None => {
			const result: Read<Value | None> = text === "" ? { ok: true, value: none } : read(text);
			if (result.ok) return result.value;
			issues.push({ code: "custom", message: asMessage(result.problem), input: text });
			return z.NEVER;
		}),
	);
}

/** The same where something must be there. */
export function asked<Value>(what: Asked, read: (text: string) => Read<Value>) {
	const missing = bad({ code: "missing", what });
	return z.pipe(
		z.string(asMessage(missing.problem)).check(z.trim()),
		z.transform((text: string, { issues }): Value => {
			const result: Read<Value> = text === "" ? missing : read(text);
			if (result.ok) return result.value;
			issues.push({ code: "custom", message: asMessage(result.problem), input: text });
			return z.NEVER;
		}),
	);
}

/** One of a few words, in whatever case. */
export function choice<const Value extends string>(...values: Value[]) {
	return (text: string): Read<Value> => {
		const found = values.find((value) => value === text.toLowerCase());
		return found === undefined ? bad({ code: "not-a-choice", choices: values, text: shown(text) }) : good(found);
	};
}

export function yesOrNo(text: string): Read<boolean> {
	const read = choice("yes", "no")(text);
	return read.ok ? { ok: true, value: read.value === "yes" } : read;
}

/** A number from `least` to `most` with at most `decimals` places after the point. */
export function number(least: number, most: number, decimals = 0) {
	return (text: string): Read<number> => {
		const bare = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
		const [, places = ""] = /^\d+(?:\.(\d+))?$/.exec(bare) ?? [undefined, "x".repeat(decimals + 1)];
		const value = Number(bare);
		if (places.length <= decimals && value >= least && value <= most) return { ok: true, value };
		return bad({ code: "number-not-right", whole: decimals === 0, least, most, text: shown(text) });
	};
}

/** A list of at most `most` short texts. */
export function items(most: number, longest: number, separators?: RegExp) {
	return (text: string): Read<string[]> => {
		const list = readItems(text, separators);
		const long = list.find((item) => item.length > longest);
		if (long !== undefined) return bad({ code: "item-too-long", limit: longest, text: shown(long) });
		return list.length > most ? bad({ code: "too-many-items", limit: most, count: list.length }) : good(list);
	};
}

/** A text of a certain form. */
export function matching(pattern: RegExp, wrong: (text: string) => Problem) {
	return (text: string): Read<string> => (pattern.test(text) ? good(text) : bad(wrong(shown(text))));
}

/**
 * A rule over several fields, whose problem is shown under one of them. It is asked also when other fields are not right yet, so that
 * a person sees every problem at once; `holds` must therefore look at what it is given.
 */
export function rule<Value>(field: string, problem: Problem, holds: (value: Value) => boolean) {
	return z.refine<Value>(holds, { path: [field], error: asMessage(problem), when: () => true });
}
