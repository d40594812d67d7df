import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inlineClassNames } from "./inline-class-names.ts";

const SHEET = ".card{color:red}.wide-only{color:blue}.unused{color:green}.both{composes:card;margin:0}";
const PAGE = `import styles from "./card.module.css";

export const shown = [styles.card, styles["wide-only"], styles.both];
`;
const BY_KIND = `import styles from "./card.module.css";

export const shown = (kind) => styles[kind];
`;

let root = "";
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "thari-class-names-"));
	await mkdir(join(root, "app"));
	await writeFile(join(root, "app/card.module.css"), SHEET);
	await writeFile(join(root, "app/page.tsx"), PAGE);
	await writeFile(join(root, "app/by-kind.tsx"), BY_KIND);
});
afterAll(() => rm(root, { recursive: true }));

/** What the build makes of a page: its script and its sheet. */
async function built(page: string, { isServer = false } = {}): Promise<{ script: string; sheet: string }> {
	const result = await build({
		root,
		configFile: false,
		publicDir: false,
		logLevel: "error",
		plugins: [inlineClassNames()],
		css: { modules: { generateScopedName: (name) => `short-${name.replaceAll("-", "")}` } },
		build: {
			write: false,
			minify: false,
			cssMinify: true,
			ssr: isServer,
			rollupOptions: { input: join(root, "app", page), preserveEntrySignatures: "strict" },
		},
	});
	const files = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
	return {
		script: files.map((file) => (file.type === "chunk" ? file.code : "")).join(""),
		sheet: files.map((file) => (file.type === "asset" ? String(file.source) : "")).join(""),
	};
}

test("browsers are sent the names that are used, where they are used, and the whole sheet", async () => {
	const { script, sheet } = await built("page.tsx");
	for (const name of ["short-card", "short-wideonly", "short-both short-card"]) expect(script).toContain(`"${name}"`);
	expect(script).not.toContain("unused");
	expect(script).not.toContain("wide-only");
	expect(sheet).toContain(".short-unused");
});

test("a name that is only known when the page runs is found among all", async () => {
	const { script } = await built("by-kind.tsx");
	const { shown } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
	expect(["card", "wide-only", "none"].map(shown)).toEqual(["short-card", "short-wideonly", undefined]);
});

test("the server's files stay as they are", async () => {
	expect((await built("page.tsx", { isServer: true })).script).toContain("unused");
});
