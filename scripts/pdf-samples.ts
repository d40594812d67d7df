import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedCatalogue } from "../content/catalogue/catalogue.ts";
import { createPdfRenderer, createProductPictures } from "../server/quotes/index.ts";
import { documentSamples } from "../tests/support/document-samples.ts";

/** Writes quotations of every kind for looking at: node scripts/pdf-samples.ts [folder] */
const folder = process.argv[2] ?? join(tmpdir(), "thari-pdf");
const pictures = createProductPictures({
	folder: join(import.meta.dirname, "../public"),
	uploaded: async () => undefined,
});
const images = new Map(seedCatalogue.products.map(({ id, image }) => [id, image]));
const pdf = createPdfRenderer({ timeout: 300_000 });
mkdirSync(folder, { recursive: true });
for (const [name, sample] of Object.entries(documentSamples)) {
	const document = { ...sample, images: await pictures.of(sample.content.lines, async (id) => images.get(id)) };
	const since = performance.now();
	const { bytes, pages } = await pdf.render(document);
	const took = Math.round(performance.now() - since);
	writeFileSync(join(folder, `${name}.pdf`), bytes);
	console.log(`${name.padEnd(12)} ${pages} pages, ${Math.round(bytes.length / 1024)} kB, ${took} ms`);
}
await pdf.close();
console.log(`They lie in ${folder}.`);
