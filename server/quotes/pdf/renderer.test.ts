import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { quoteDocumentFixture } from "../../../tests/support/quote-document.ts";
import { DocumentError } from "../../platform/document-error.ts";
import { createPdfRenderer, type PdfLimits, type PdfRenderer } from "./renderer.ts";

/* How the renderer deals with its worker; what the worker draws is tested in quote-document.test.ts. */
const folder = mkdtempSync(join(tmpdir(), "thari-pdf-"));
const open: PdfRenderer[] = [];
afterEach(() => Promise.all(open.splice(0).map((renderer) => renderer.close())));
afterAll(() => rmSync(folder, { recursive: true }));

/** A renderer on a worker of which every message is answered by `body`; `n` counts the orders it has had. */
function rendererOn(name: string, body: string, limits: Partial<PdfLimits> = {}): PdfRenderer {
	const file = join(folder, `${name}.mjs`);
	writeFileSync(
		file,
		`import { parentPort, threadId } from "node:worker_threads";\nlet n = 0;\nconst say = (pages) => parentPort.postMessage({ ok: true, bytes: new Uint8Array([threadId]), pages });\nparentPort.on("message", ({ document }) => { n += 1; ${body} });\n`,
	);
	const renderer = createPdfRenderer(limits, file);
	open.push(renderer);
	return renderer;
}

const quotation = (version = 1) => quoteDocumentFixture({ version });

async function failure(promise: Promise<unknown>): Promise<DocumentError> {
	const error: unknown = await promise.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	if (!(error instanceof DocumentError)) throw new Error(`No DocumentError but ${String(error)}.`);
	return error;
}

describe("the renderer", () => {
	test("does one document at a time, in the order in which they came, in one thread", async () => {
		const renderer = rendererOn("order", "setTimeout(() => say(document.version * 100 + n), 20 / n)");
		const done = await Promise.all([1, 2, 3].map((version) => renderer.render(quotation(version))));
		expect(done.map(({ pages }) => pages)).toEqual([101, 202, 303]);
		expect(new Set(done.map(({ bytes }) => bytes[0])).size).toBe(1);
	});

	test("gives up on a document that takes too long, and does the next in a new thread", async () => {
		const renderer = rendererOn("slow", "if (document.version !== 1) say(n)", { timeout: 3000 });
		const [slow, next] = [failure(renderer.render(quotation(1))), renderer.render(quotation(2))];
		expect((await slow).reason).toBe("timeout");
		expect((await slow).message).toBe("the PDF took longer than 3 seconds");
		expect((await next).pages).toBe(1);
	});

	test("survives a worker that dies, and one that throws", async () => {
		const renderer = rendererOn(
			"dies",
			'if (document.version === 1) process.exit(3); if (document.version === 2) throw new Error("no ink"); say(n)',
		);
		expect((await failure(renderer.render(quotation(1)))).message).toBe("the PDF worker ended with code 3");
		expect((await failure(renderer.render(quotation(2)))).message).toBe("the PDF worker failed: no ink");
		expect((await renderer.render(quotation(3))).pages).toBe(1);
	});

	test("a document that needs more memory than it may have ends the worker, not the site", async () => {
		const renderer = rendererOn(
			"memory",
			"const all = []; for (;;) all.push(new Array(100_000).fill(n + all.length));",
		);
		const { reason, message } = await failure(renderer.render(quotation()));
		expect(reason).toBe("failed");
		expect(message).toContain("memory");
	});

	test("a worker that cannot be started is a failure like any other", async () => {
		const renderer = createPdfRenderer({}, join(folder, "nowhere.mjs"));
		expect((await failure(renderer.render(quotation()))).reason).toBe("failed");
	});

	test("refuses at once when too many wait already", async () => {
		const renderer = rendererOn("queue", "setTimeout(() => say(n), 50)", { waiting: 2 });
		const accepted = [renderer.render(quotation()), renderer.render(quotation()), renderer.render(quotation())];
		expect((await failure(renderer.render(quotation()))).reason).toBe("busy");
		expect(await Promise.all(accepted)).toHaveLength(3);
	});

	test("ends the thread when it has been idle for a while, and starts another one later", async () => {
		const renderer = rendererOn("idle", "say(n)", { idle: 30 });
		const first = await renderer.render(quotation());
		await new Promise((resolve) => setTimeout(resolve, 250));
		const second = await renderer.render(quotation());
		expect(second.pages).toBe(1);
		expect(second.bytes[0]).not.toBe(first.bytes[0]);
	});

	test("refuses what is in hand, what waits and what comes when it is closed", async () => {
		const renderer = rendererOn("closing", "");
		const waiting = [failure(renderer.render(quotation())), failure(renderer.render(quotation()))];
		await renderer.close();
		const reasons = [...(await Promise.all(waiting)), await failure(renderer.render(quotation()))];
		expect(reasons.map(({ reason }) => reason)).toEqual(["closed", "closed", "closed"]);
	});
});
