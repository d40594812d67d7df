import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, deflateRawSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { sheetOf, workbookOf, zipOf } from "../../../tests/support/zip.ts";
import { readListFile } from "./list-file.ts";

const MADE = join(import.meta.dirname, "../../../tests/fixtures/lists");
const made = (name: string) => new Blob([readFileSync(join(MADE, name))]);
const read = (bytes: Buffer | string) =>
	readListFile(new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]));

describe("a list that LibreOffice has saved", () => {
	/** A number shown as a day, or with an error in it, is written in a way of its own by each kind of file. */
	const plain = (text: string) =>
		text.replace(/2026-11-22|22\/11\/2026/, "a day").replace(/#DIV\/0!|Err:\d+/, "an error");

	test("is the same whether it is an XLSX, or a CSV in any encoding and with any separator", async () => {
		const xlsx = await readListFile(made("order.xlsx"));
		if (!xlsx.ok) throw new Error(xlsx.problem);
		expect(xlsx.count).toBe(103);
		const [title, head, first] = xlsx.text.split("\n");
		expect(title?.trim()).toBe("Order list, spring");
		expect(head).toBe("Colour\tArticle No.\tSize\tItem description\tQty (pcs)\tPrice ₹\tRemarks");
		expect(first).toMatch(/^Mustard and maroon\tTH-101\t/);
		for (const name of ["order.csv", "order-utf16.csv"]) {
			const csv = await readListFile(made(name));
			expect(csv.ok && plain(csv.text).replace(/\t+$/gm, "")).toBe(plain(xlsx.text).replace(/\t+$/gm, ""));
		}
		const windows = await readListFile(made("order-semicolon.csv"));
		expect(windows.ok && windows.count).toBe(103);
		expect(windows.ok && windows.text).toContain("Piqué");
	});
});

describe("a CSV file", () => {
	const rows = "Artículo;Qty\r\nPiqué;40\r\n";
	test.each([
		["UTF-8", Buffer.from(rows)],
		["UTF-8 with a mark", Buffer.from(`\uFEFF${rows}`)],
		["UTF-16 with a mark", Buffer.from(`\uFEFF${rows}`, "utf16le")],
		["UTF-16 without", Buffer.from(rows, "utf16le")],
		["UTF-16 the other way round", Buffer.from(`\uFEFF${rows}`, "utf16le").swap16()],
		["Windows-1252", Buffer.from(rows, "latin1")],
		["with commas", Buffer.from(rows.replaceAll(";", ","))],
		["with tabs", Buffer.from(rows.replaceAll(";", "\t"))],
	])("in %s", async (_, bytes) => {
		expect(await read(bytes)).toEqual({ ok: true, text: "Artículo\tQty\nPiqué\t40", count: 2 });
	});

	test.each([
		["of nothing", "", "empty"],
		["of empty cells", ";;;\n;;;\n", "empty"],
		["of 40,000 lines", "TH-1;40\n".repeat(40_000), "long"],
		["whose quote is never closed", 'TH-1;"40\nTH-2;30', "damaged"],
		["that is a picture", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"), "other"],
		["that is an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), "old"],
		["of more than 10 MB", Buffer.alloc(10 * 1024 * 1024 + 1, "x"), "large"],
	])("%s is refused", async (_, bytes, problem) => {
		expect(await read(bytes)).toEqual({ ok: false, problem });
	});
});

describe("an XLSX file", () => {
	/** What a password makes of a part: twelve bytes in front, and none as it was. */
	const lockedSheet = () =>
		Buffer.from(
			Buffer.concat([Buffer.alloc(12, 7), deflateRawSync(sheetOf(5))]).map((byte, place) => byte ^ (place * 151 + 77)),
		);
	const sheetCutOff = () => {
		const packed = deflateRawSync(sheetOf(5));
		return packed.subarray(0, packed.length - 20);
	};
	const cells = (xml: string) => `<worksheet><sheetData>${xml}</sheetData></worksheet>`;

	test("says its cells as they are shown: texts, numbers, results of formulas, days; hidden rows are left out", async () => {
		const sheet = cells(
			'<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1"><f>20*2</f><v>40.00000000000001</v></c></row>' +
				'<row r="2" hidden="1"><c r="A2"><v>1</v></c></row>' +
				'<x:row r="3"><x:c r="B3" t="str"><x:f>A1</x:f><x:v>a &lt;b&gt; &amp; &#233;</x:v></x:c><x:c r="C3" s="1"><x:v>46348</x:v></x:c></x:row>' +
				'<row r="4"><c t="inlineStr"><is><t>in</t></is></c><c t="e"><v>#REF!</v></c><c s="2"><v>46348.5</v></c><c s="3"/></row>',
		);
		const bytes = workbookOf({ text: sheet }, [
			{
				name: "xl/sharedStrings.xml",
				text: "<sst><si><r><t>Sage </t></r><r><t>Linen</t></r><rPh><t>no</t></rPh></si><si/></sst>",
			},
			{
				name: "xl/styles.xml",
				text:
					'<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;day&quot; dd\\/mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
					'<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="2"/></cellXfs></styleSheet>',
			},
		]);
		expect(await read(bytes)).toEqual({
			...{ ok: true, count: 3 },
			text: "Sage Linen\t\t40\n\ta <b> & é\t2026-11-22\nin\t#REF!\t2026-11-22",
		});
	});

	test.each([
		["cut off", workbookOf({ text: sheetOf(5) }).subarray(0, 400), "damaged"],
		["of packed nonsense", workbookOf({ packed: Buffer.from("nonsense") }), "damaged"],
		["with a locked sheet", workbookOf({ text: sheetOf(5), packed: lockedSheet(), isLocked: true }), "damaged"],
		["with a sheet that is shorter than it says", workbookOf({ text: sheetOf(5), packed: sheetCutOff() }), "damaged"],
		[
			"of 1,100 parts",
			zipOf(Array.from({ length: 1_100 }, (_, n) => ({ name: `xl/media/${n}.png`, text: "x" }))),
			"long",
		],
		["with no workbook in it", zipOf([{ name: "word/document.xml", text: "<document/>" }]), "other"],
		["with an empty sheet", workbookOf({ text: cells("") }), "empty"],
		["with 1,100 rows", workbookOf({ text: sheetOf(1_100) }), "long"],
		["of a tag that never ends", workbookOf({ text: `<worksheet><c r="${'" '.repeat(500_000)}` }), "empty"],
		["of tags that are never closed", workbookOf({ text: cells('<row><c r="A1"><v>'.repeat(100_000)) }), "empty"],
	])("%s is refused", async (_, bytes, problem) => {
		expect(await read(Buffer.from(bytes))).toEqual({ ok: false, problem });
	});

	/**
	 * Reads a file in a process of its own, with little memory: what it makes and lets go of is collected soon, as it would
	 * be on a phone, and in one thread, so that a machine with other work to do does not delay the collecting. On Linux a process's `maxRSS` begins with that of the process which started it (execve keeps the
	 * greater), here a test worker's of any size, so the peak is read from the address space itself, reset before
	 * the reading begins. @returns what came of it, the processor's time and by how much the process grew at most
	 */
	async function measured(file: string): Promise<{ problem: string; ms: number; mb: number }> {
		const code = `
			import { existsSync, openAsBlob, readFileSync, writeFileSync } from "node:fs";
			import { readListFile } from ${JSON.stringify(join(import.meta.dirname, "list-file.ts"))};
			const linux = existsSync("/proc/self/status");
			const peakBytes = () => 1024 * (linux
				? Number(/VmHWM:\\s+(\\d+) kB/.exec(readFileSync("/proc/self/status", "utf8"))[1])
				: process.resourceUsage().maxRSS);
			await readListFile(new Blob(["PK\\x03\\x04"]));
			if (linux) writeFileSync("/proc/self/clear_refs", "5");
			const before = process.memoryUsage().rss;
			const start = process.cpuUsage();
			const { problem } = await readListFile(await openAsBlob(${JSON.stringify(file)}));
			const { user, system } = process.cpuUsage(start);
			const ms = (user + system) / 1000;
			const mb = (peakBytes() - before) / 1024 / 1024;
			console.log(JSON.stringify({ problem, ms: Math.round(ms), mb: Math.round(mb) }));`;
		const { stdout } = await promisify(execFile)(process.execPath, [
			...["--max-semi-space-size=1", "--max-old-space-size=64", "--single-threaded", "--input-type=module"],
			...["-e", code],
		]);
		return JSON.parse(stdout);
	}

	/** Megabytes of spaces, packed: about a thousandth of it. */
	function packedSpaces(megabytes: number): Buffer {
		const once = deflateRawSync(Buffer.alloc(1024 * 1024, " "), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
		const end = deflateRawSync("");
		return Buffer.concat([...Array.from({ length: megabytes }, () => once), end]);
	}

	/** Bytes that say nothing, as parts that are not packed and are followed by others (RFC 1951, 3.2.4). */
	function nonsense(length: number): Buffer {
		const parts: Buffer[] = [];
		for (let at = 0; at < length; at += 0xffff) {
			const head = Buffer.alloc(5);
			head.writeUInt16LE(0xffff, 1);
			parts.push(head, Buffer.alloc(0xffff, "x"));
		}
		return Buffer.concat(parts);
	}

	test("that is a bomb, or has 40,000 rows, is refused within a second and 50 MB", async () => {
		const folder = mkdtempSync(join(tmpdir(), "lists-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const spaces = packedSpaces(500);
		const files = {
			"a sheet of 500 MB": workbookOf({ packed: spaces }),
			"texts of 500 MB": workbookOf({ text: sheetOf(5) }, [{ name: "xl/sharedStrings.xml", packed: spaces }]),
			"a sheet of 500 MB behind 200 kB of nonsense": workbookOf({
				packed: Buffer.concat([nonsense(200_000), spaces]),
			}),
			"40,000 rows": workbookOf({ text: sheetOf(40_000) }),
			"9 MB that is no archive": Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(9 * 1024 * 1024)]),
		};
		for (const [name, bytes] of Object.entries(files)) {
			const file = join(folder, "list.xlsx");
			writeFileSync(file, bytes);
			const { problem, ms, mb } = await measured(file);
			console.log(`${name}: ${problem} after ${ms} ms and ${mb} MB, from ${bytes.length} bytes`);
			expect(problem, name).toBe(name.includes("no archive") ? "damaged" : "long");
			expect(ms, name).toBeLessThan(1_000);
			expect(mb, name).toBeLessThan(50);
		}
	});
});
