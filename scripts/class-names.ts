import { createHash } from "node:crypto";
import { relative } from "node:path";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Letters that tell a file from all others; a collision ends the build. */
const FILE_LETTERS = 4;

/**
 * Names for the classes of CSS modules: whoever develops reads file and class, a visitor is sent five letters. They come
 * from the file's path and the class's place in it alone, so that the browser's build and the server's agree. All names
 * of a file begin alike: that compresses far better than a hash for each (docs/decisions/0025).
 */
export function namesOfClasses(root: string, short: boolean): (name: string, file: string, css: string) => string {
	const taken = new Map<string, string>();
	return (name, file, css) => {
		const path = relative(root, file.replace(/\?.*$/, "")).replaceAll("\\", "/");
		if (!short) return `${path.replace(/^.*\/|\.module\.css$/g, "")}-${name}`;
		const start = lettersOf(path);
		const other = taken.get(start);
		if (other !== undefined && other !== path)
			throw new Error(`Rename a file: ${path} and ${other} are both ${start}.`);
		taken.set(start, path);
		return start + placeOf(name, css);
	};
}

function lettersOf(path: string): string {
	let rest = createHash("sha256").update(path).digest().readBigUInt64BE();
	let letters = "";
	for (let at = 0; at < FILE_LETTERS; at++) {
		letters += LETTERS[Number(rest % 26n)];
		rest /= 26n;
	}
	return letters;
}

/** The how-manieth class of its file it is, in letters. */
function placeOf(name: string, css: string): string {
	const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
	const classes = [...new Set([...plain.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, found]) => found))];
	const place = classes.indexOf(name);
	const last = LETTERS[place % 26] ?? "";
	return place < 26 ? last : LETTERS[Math.floor(place / 26) - 1] + last;
}
