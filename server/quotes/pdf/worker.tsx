import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { renderToBuffer } from "@react-pdf/renderer";
import { loadFonts } from "./fonts.ts";
import { printableDocument } from "./printable-document.ts";
import { printableSheet } from "./printable-sheet.ts";
import { CaseDocument } from "./quote-document.tsx";
import { SheetDocument } from "./sheet-document.tsx";
import type { WorkerAnswer, WorkerOrder } from "./worker-message.ts";

/*
 * The thread that makes PDFs: laying out a page takes longer than anybody else should wait for (decision 9). It does
 * one order at a time, in the order in which they come.
 */
const fonts = loadFonts(join(import.meta.dirname, "fonts"));

/*
 * The library only warns when something is higher than a page and so is cut off, or when a picture cannot be read.
 * A document that lacks a part is worse than none; one without a picture is not.
 */
const warnings: string[] = [];
console.warn = (...said: unknown[]) => warnings.push(said.map(String).join(" "));

parentPort?.on("message", async (order: WorkerOrder) => {
	parentPort?.postMessage(await answer(order));
});

async function answer(order: WorkerOrder): Promise<WorkerAnswer> {
	try {
		const file = await renderToBuffer(await drawn(order));
		const cut = warnings.splice(0).find((warning) => /exceeds available height|bigger than available/.test(warning));
		if (cut) return { ok: false, message: `a part of it is higher than a page: ${cut}` };
		return { ok: true, bytes: new Uint8Array(file), pages: pageCount(file) };
	} catch (error) {
		return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}

async function drawn({ of, document, images }: WorkerOrder) {
	if (of === "sheet") return <SheetDocument sheet={printableSheet(document, await fonts)} images={images} />;
	return <CaseDocument document={printableDocument(document, await fonts)} images={images} />;
}

/** The root of a PDF's page tree says how many pages hang on it. */
function pageCount(file: Buffer): number {
	return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(file.toString("latin1"))?.[1] ?? 0);
}
