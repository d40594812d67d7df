import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const FOLDERS = "{app,content,docs,domain,messages,scripts,server,studio,tests}";
const files = globSync([`${FOLDERS}/**/*.{ts,tsx,css,md,sql,py,html}`, "*.{ts,md}"], { cwd: root }).map((path) =>
	path.replaceAll("\\", "/"),
);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/.*$/gm;
const NAMED = /(?<![\w*<$./-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|css|sql))(?![\w*-])/g;
/** What a comment takes as an example. */
const EXAMPLES = new Set(["x.ts", "x.tsx", "x.module.css"]);

/** Files that the comments of a text name and that are not there. */
function missing(text: string): string[] {
	const named = [...text.matchAll(COMMENT)].flatMap(([comment]) => [...comment.matchAll(NAMED)].map(([name]) => name));
	return named.filter((name) => !EXAMPLES.has(name) && !files.some((path) => `/${path}`.endsWith(`/${name}`)));
}

test("a comment names only files that are there", () => {
	const gone = files
		.filter((path) => /\.(tsx?|css)$/.test(path) && !path.endsWith("comment-files.test.ts"))
		.flatMap((path) => missing(readFileSync(join(root, path), "utf8")).map((name) => `${path}: ${name}`));
	expect(gone).toEqual([]);
});

test("a file that is gone is found in either kind of comment", () => {
	expect(missing("/* As app/gone.ts says. */\nconst a = 1; // see gone.css")).toEqual(["app/gone.ts", "gone.css"]);
	expect(missing('import { a } from "./gone.ts"; // comment-files.test.ts')).toEqual([]);
});
