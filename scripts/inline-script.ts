import { build, type Plugin } from "vite";

const QUERY = "?inline-script";

/** `import text from "./x.ts?inline-script"`: a script with all it imports, minified, as a text for a document. */
export function inlineScript(): Plugin {
	return {
		name: "inline-script",
		async load(id) {
			if (!id.endsWith(QUERY)) return undefined;
			// Documents are written by the server; the browser's build has no use for the text, and in development the
			// framework's own scripts are in the page.
			if (this.environment.name === "client" || this.environment.mode === "dev") return 'export default "";';
			return `export default ${JSON.stringify(await bundle(id.slice(0, -QUERY.length)))};`;
		},
	};
}

async function bundle(input: string): Promise<string> {
	const built = await build({
		configFile: false,
		publicDir: false,
		logLevel: "error",
		build: {
			write: false,
			target: "es2022",
			modulePreload: false,
			rollupOptions: { input, output: { format: "iife" } },
		},
	});
	const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
	const [script, ...more] = outputs;
	if (script?.type !== "chunk" || more.length > 0) throw new Error(`${input} is more than one script.`);
	return script.code.trim();
}
