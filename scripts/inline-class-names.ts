import type { Plugin } from "vite";

/**
 * Puts the short names of classes where they are used, in the browser's files: `styles.card` becomes a text, and the map of a
 * CSS module's names is not sent. A bundler follows names of a module, but not those of an object that it exports by
 * default: an import of the object is read as one of the names (docs/decisions/0035-a-forms-code-comes-with-its-page.md).
 */
export function inlineClassNames(): Plugin[] {
	const applyToEnvironment: Plugin["applyToEnvironment"] = ({ name }) => name === "client";
	return [
		{
			name: "import-class-names",
			enforce: "pre",
			apply: "build",
			applyToEnvironment,
			transform: {
				filter: { id: /\/app\/.*\.tsx?(\?|$)/ },
				handler: (code) => ({
					code: code.replace(/^import (\w+) from (".*\.module\.css";)$/gm, "import * as $1 from $2"),
					map: null,
				}),
			},
		},
		{
			name: "export-class-names",
			enforce: "post",
			apply: "build",
			applyToEnvironment,
			transform: {
				filter: { id: /\.module\.css$/ },
				// Without its names the module is still what brings the sheet.
				handler: (code) => ({ code: exportsOf(code), map: null, moduleSideEffects: "no-treeshake" }),
			},
		},
	];
}

/** Each name of a CSS module as an export of its own, those that are no identifier ("wide-only") too. */
function exportsOf(code: string): string {
	const names = [...code.matchAll(/^(?:export const (\w+) = |\t"([^"]+)": )"([^"]*)"/gm)];
	if (names.length === 0) throw new Error(`No names of classes are found in what Vite makes of a CSS module:\n${code}`);
	return names
		.map(([, plain, quoted, short], at) => `const _${at} = "${short}";\nexport { _${at} as "${plain ?? quoted}" };`)
		.join("\n");
}
