import { cpSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/**
 * Builds the thread that makes PDFs into a folder of its own, its fonts beside it; server/quotes/pdf/renderer.ts looks for
 * `pdf/worker.js` beside the server. Packages stay in node_modules, as for the server itself.
 */
export async function buildPdfWorker(root: string, folder: string): Promise<void> {
	await build({
		root,
		configFile: false,
		publicDir: false,
		logLevel: "error",
		build: {
			ssr: join(root, "server/quotes/pdf/worker.tsx"),
			outDir: folder,
			emptyOutDir: true,
			target: "es2022",
			rollupOptions: { output: { entryFileNames: "worker.js" } },
		},
	});
	cpSync(join(root, "server/quotes/pdf/fonts"), join(folder, "fonts"), { recursive: true });
}
