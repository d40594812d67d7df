import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, expect, test, vi } from "vitest";
import { buildPdfWorker } from "../../../scripts/build-pdf-worker.ts";
import { pdfPages } from "../../../tests/support/pdf-text.ts";
import { quoteDocumentFixture } from "../../../tests/support/quote-document.ts";
import type * as Renderer from "./renderer.ts";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "test-results/pdf-build");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the built renderer finds its built worker and the fonts beside it", async () => {
	vi.stubEnv("NODE_ENV", "production");
	await build({
		root,
		configFile: false,
		publicDir: false,
		logLevel: "error",
		mode: "production",
		build: { ssr: join(root, "server/quotes/pdf/renderer.ts"), outDir: folder, emptyOutDir: true },
	});
	await buildPdfWorker(root, join(folder, "pdf"));
	const built: typeof Renderer = await import(pathToFileURL(join(folder, "renderer.js")).href);
	const pdf = built.createPdfRenderer();
	const { bytes, pages } = await pdf.render(quoteDocumentFixture());
	await pdf.close();
	expect(pages).toBe(2);
	expect(pdfPages(bytes)[0]).toContain("₹4,43,864");
});
