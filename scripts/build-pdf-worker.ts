import { cpSync } from "node:fs";
import { join } from "node:path";

/**
 * Builds the thread that makes PDFs into a folder of its own, its fonts beside it; server/quotes/pdf/renderer.ts looks for
 * `pdf/worker.js` beside the server. Packages stay in node_modules, as for the server itself.
 */
export async function buildPdfWorker(root: string, folder: string): Promise<void> {
	await buildThread(root, "server/quotes/pdf/worker.tsx", folder);
	cpSync(join(root, "server/quotes/pdf/fonts"), join(folder, "fonts"), { recursive: true });
}

/** Builds the program of a thread into a folder of its own, under its own name. */
export async function buildThread(root: string, source: string, folder: string): Promise<void> {
	// Where nothing has to be built, as in a container, it is not installed.
	const { build } = await import("vite");
	await build({
		root,
		configFile: false,
		publicDir: false,
		logLevel: "error",
		build: {
			ssr: join(root, source),
			outDir: folder,
			emptyOutDir: true,
			target: "es2022",
			rollupOptions: { output: { entryFileNames: "[name].js" } },
		},
	});
}
