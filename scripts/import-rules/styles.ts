import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { MAX_LINES } from "./files.ts";

const SELECTOR = /\.(-?[a-z_][\w-]*)(?=[^{}]*\{)/gi;
/** Words of two letters that say what they mean. */
const SHORT_WORDS = /^(to|by|in|no|of|on|or|up)$/;
const PHYSICAL =
	/(?<![\w-])((?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right|top|bottom)(?:-\w+)*(?=\s*:)|(?:left|right|top|bottom)(?=\s*:)|text-align:\s*(?:left|right)(?=\s*;))/;

/** Rule 7, as far as a program can tell: sheets of at most 300 lines, class names that are words, logical properties. */
export function styleViolations(root: string): string[] {
	if (!existsSync(join(root, "app"))) return [];
	const sheets = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".css"))
		.map((name) => posix.join("app", name.replaceAll("\\", "/")));
	return sheets.flatMap((path) => {
		const text = readFileSync(join(root, path), "utf8");
		// Only a component's own sheet is held to size and names: those of a whole page or document are not.
		const code = withoutValues(text);
		return path.endsWith(".module.css")
			? [...sizeOf(path, text), ...wordsOf(path, code), ...sidesOf(path, code)]
			: sidesOf(path, code);
	});
}

function sizeOf(path: string, text: string): string[] {
	const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
	return lines > MAX_LINES ? [`${path} has ${lines} lines: a sheet over ${MAX_LINES} holds more than one idea`] : [];
}

function withoutValues(text: string): string {
	return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)|"[^"]*"/g, "");
}

function wordsOf(path: string, text: string): string[] {
	const names = new Set(
		[...text.matchAll(SELECTOR)].flatMap(([, name = ""]) => (name.length < 3 && !SHORT_WORDS.test(name) ? [name] : [])),
	);
	return [...names].map((name) => `${path} has a class .${name}: a class name is a whole word`);
}

function sidesOf(path: string, text: string): string[] {
	const side = PHYSICAL.exec(text)?.[1];
	return side === undefined ? [] : [`${path} says ${side}: only logical properties (margin-inline-start) turn round`];
}
