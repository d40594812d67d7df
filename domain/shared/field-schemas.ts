import * as z from "zod/mini";
import { type Read, readItems, shown } from "./text-checks.ts";

/* The parts that the schemas of the desk's catalogue forms are put together from. */

const CONTROL = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/u;
const count = new Intl.NumberFormat("en");

/** A text of `min` to `max` characters, trimmed; in one line unless told otherwise. */
export function words(what: string, min: number, max: number, { lines = false } = {}) {
	const least = min <= 1 ? `Please give ${what}` : `Please give ${what}, at least ${min} characters`;
	return z.string(`Please give ${what}`).check(
		z.trim(),
		z.minLength(min, least),
		z.maxLength(max, { error: ({ input }) => tooLong(String(input).length, max) }),
		z.refine((text) => lines || !text.includes("\n"), "Please write this in one line"),
		z.refine((text) => !CONTROL.test(text), "Please remove the characters that cannot be shown"),
	);
}

function tooLong(length: number, max: number): string {
	return `Please keep this to ${count.format(max)} characters; it has ${count.format(length)}`;
}

/** A text with a meaning of its own; left empty it means `none`. */
export function written<Value, None>(read: (text: string) => Read<Value>, none: None) {
	return z.pipe(
		z.string("Please fill this in").check(z.trim()),
		z.transform((text: string, { issues }): Value | None => {
			const result: Read<Value | None> = text === "" ? { ok: true, value: none } : read(text);
			if (result.ok) return result.value;
			issues.push({ code: "custom", message: result.message, input: text });
			return z.NEVER;
		}),
	);
}

/** The same where something must stand there. */
export function asked<Value>(what: string, read: (text: string) => Read<Value>) {
	const missing = { ok: false, message: `Please give ${what}` } as const;
	return z.pipe(
		z.string(missing.message).check(z.trim()),
		z.transform((text: string, { issues }): Value => {
			const result: Read<Value> = text === "" ? missing : read(text);
			if (result.ok) return result.value;
			issues.push({ code: "custom", message: result.message, input: text });
			return z.NEVER;
		}),
	);
}

/** One of a few words, in whatever case. */
export function choice<const Value extends string>(...values: Value[]) {
	return (text: string): Read<Value> => {
		const found = values.find((value) => value === text.toLowerCase());
		return found === undefined
			? { ok: false, message: `Please write ${values.join(" or ")}, not "${shown(text)}"` }
			: { ok: true, value: found };
	};
}

export function yesOrNo(text: string): Read<boolean> {
	const read = choice("yes", "no")(text);
	return read.ok ? { ok: true, value: read.value === "yes" } : read;
}

/** A number from `least` to `most` with at most `decimals` places after the point. */
export function number(least: number, most: number, decimals = 0) {
	const kind = decimals === 0 ? "a whole number" : "a number";
	return (text: string): Read<number> => {
		const bare = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
		const [, places = ""] = /^\d+(?:\.(\d+))?$/.exec(bare) ?? [undefined, "x".repeat(decimals + 1)];
		const value = Number(bare);
		if (places.length <= decimals && value >= least && value <= most) return { ok: true, value };
		return { ok: false, message: `Please write ${kind} from ${least} to ${count.format(most)}, not "${shown(text)}"` };
	};
}

/** A list of at most `most` short texts. */
export function items(most: number, longest: number, separators?: RegExp) {
	return (text: string): Read<string[]> => {
		const list = readItems(text, separators);
		const long = list.find((item) => item.length > longest);
		if (long !== undefined)
			return { ok: false, message: `Please keep each to ${longest} characters, not "${shown(long)}"` };
		return list.length > most
			? { ok: false, message: `Please give at most ${most}; there are ${list.length}` }
			: { ok: true, value: list };
	};
}

/** A text of a certain form. */
export function matching(pattern: RegExp, message: string) {
	return (text: string): Read<string> =>
		pattern.test(text) ? { ok: true, value: text } : { ok: false, message: `${message}, not "${shown(text)}"` };
}

/**
 * A rule over several fields, told under one of them. It is asked also when other fields are not right yet, so that
 * a person hears of everything at once; `holds` must therefore look at what it is given.
 */
export function rule<Value>(field: string, error: string, holds: (value: Value) => boolean) {
	return z.refine<Value>(holds, { path: [field], error, when: () => true });
}
