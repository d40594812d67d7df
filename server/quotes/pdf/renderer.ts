import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { DocumentError, type DocumentFailure } from "../../platform/document-error.ts";
import type { QuoteDocument } from "./document-data.ts";
import type { Sheet } from "./sheet-data.ts";
import type { WorkerAnswer, WorkerOrder } from "./worker-message.ts";

export type RenderedPdf = { bytes: Uint8Array; pages: number };

export type PdfRenderer = {
	/**
	 * Makes the file. The same document gives the same bytes.
	 * @throws DocumentError when it cannot be made; another try is sensible after `busy` and `timeout` alone
	 */
	render(document: QuoteDocument): Promise<RenderedPdf>;
	/** The same for a line sheet or a selection. */
	renderSheet(sheet: Sheet): Promise<RenderedPdf>;
	/** Ends the worker; whatever is still waiting is refused as `closed`. */
	close(): Promise<void>;
};

export type PdfLimits = {
	/** How long a document may take, milliseconds. */
	timeout: number;
	/** How long the worker is idle before it ends, milliseconds: it takes some 130 MB. */
	idle: number;
	/** At most this many documents may wait behind the one in hand. */
	waiting: number;
};

/** A quotation takes two seconds, the longest some six; a machine that is busy with other work takes ten times as long. */
const LIMITS: PdfLimits = { timeout: 60_000, idle: 60_000, waiting: 20 };
/** MB of JavaScript heap. A document that needs more ends the worker, never the site. */
const HEAP = 384;
/** MB for what is new: with more of it the thread is no faster and holds 100 MB more (decision 9). */
const YOUNG = 8;

/** In the build the worker is beside the server with its fonts; from source it is started through a hook. */
const WORKER = import.meta.env?.PROD
	? join(import.meta.dirname, "pdf/worker.js")
	: join(import.meta.dirname, "run-source.ts");

type Job = { order: WorkerOrder; resolve: (pdf: RenderedPdf) => void; reject: (error: DocumentError) => void };

/**
 * Makes PDFs in a thread of its own, one after the other (decision 9). The thread starts at the first document and
 * ends when none has been asked for in a while.
 */
export function createPdfRenderer(limits: Partial<PdfLimits> = {}, file = WORKER): PdfRenderer {
	const { timeout, idle, waiting } = { ...LIMITS, ...limits };
	const queue: Job[] = [];
	let worker: Worker | undefined;
	let current: Job | undefined;
	let timer: NodeJS.Timeout | undefined;
	let closed = false;

	const next = (): void => {
		clearTimeout(timer);
		current = queue.shift();
		if (!current) {
			worker?.unref();
			timer = setTimeout(drop, idle).unref();
			return;
		}
		worker ??= start();
		worker.ref();
		worker.postMessage(current.order);
		timer = setTimeout(() => fail("timeout", `the PDF took longer than ${timeout / 1000} seconds`), timeout);
	};

	/** Lets go of the worker; what it still says is not heard any more. */
	const drop = (): Promise<number> | undefined => {
		const old = worker;
		worker = undefined;
		old?.removeAllListeners();
		// An error that comes while it ends has no caller left.
		old?.on("error", () => {});
		return old?.terminate();
	};

	const fail = (reason: DocumentFailure, message: string): void => {
		void drop();
		current?.reject(new DocumentError(reason, message));
		next();
	};

	const start = (): Worker => {
		const started = new Worker(file, {
			resourceLimits: { maxOldGenerationSizeMb: HEAP, maxYoungGenerationSizeMb: YOUNG },
		});
		started.on("message", (answer: WorkerAnswer) => {
			if (answer.ok) current?.resolve({ bytes: answer.bytes, pages: answer.pages });
			else current?.reject(new DocumentError("failed", `The PDF could not be made: ${answer.message}`));
			next();
		});
		started.on("error", (error) => fail("failed", `the PDF worker failed: ${error.message}`));
		started.on("exit", (code) => fail("failed", `the PDF worker ended with code ${code}`));
		return started;
	};

	const ordered = (order: WorkerOrder): Promise<RenderedPdf> => {
		if (closed) return Promise.reject(new DocumentError("closed", "The site is stopping."));
		if (queue.length >= waiting) return Promise.reject(new DocumentError("busy", "Too many PDFs are waiting."));
		return new Promise((resolve, reject) => {
			queue.push({ order, resolve, reject });
			if (!current) next();
		});
	};

	return {
		render: ({ images, ...document }) => ordered({ of: "case", document, images }),
		renderSheet: ({ images, ...document }) => ordered({ of: "sheet", document, images }),
		async close() {
			closed = true;
			clearTimeout(timer);
			const ended = drop();
			for (const job of [...(current ? [current] : []), ...queue.splice(0)])
				job.reject(new DocumentError("closed", "The site is stopping."));
			current = undefined;
			await ended;
		},
	};
}
