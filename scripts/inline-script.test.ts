import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { inlineScript } from "./inline-script.ts";

const BOOT = join(import.meta.dirname, "../app/late-script/boot.ts?inline-script");
const ENTRY = "\0entry";

/** What a build with the plugin makes of an import of the boot script. */
async function built(isServer: boolean): Promise<string> {
	const result = await build({
		configFile: false,
		publicDir: false,
		logLevel: "error",
		plugins: [
			inlineScript(),
			{
				name: "entry",
				resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
				load: (id) => (id === ENTRY ? `export { default } from ${JSON.stringify(BOOT)};` : undefined),
			},
		],
		build: {
			write: false,
			minify: false,
			ssr: isServer,
			rollupOptions: { input: ENTRY, preserveEntrySignatures: "strict" },
		},
	});
	const [file] = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
	if (file?.type !== "chunk") throw new Error("The build has made no script.");
	return file.code;
}

test("gives the server a script as one text without imports", async () => {
	const text = await built(true);
	expect(text).toContain("(function(){");
	// From a file that it imports.
	expect(text).toContain("thari-cart");
	expect(text).not.toMatch(/\bimport\b[^(]*from/);
});

test("gives browsers nothing of it, whose document has it already", async () => {
	expect(await built(false)).not.toContain("thari-cart");
});
