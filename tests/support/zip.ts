import { crc32, deflateRawSync } from "node:zlib";

/** A part of an archive: its text, or bytes that are packed already; locked ones want a password. */
type Part = { name: string; text?: string; packed?: Buffer; isLocked?: boolean };

/** A ZIP archive as programs write it; what it says of a packed part's size is a lie. */
export function zipOf(parts: readonly Part[]): Buffer {
	const files: Buffer[] = [];
	const entries: Buffer[] = [];
	let at = 0;
	for (const { name, text = "", packed = deflateRawSync(text), isLocked } of parts) {
		const title = Buffer.from(name);
		const facts = Buffer.alloc(26);
		facts.writeUInt16LE(20, 0);
		facts.writeUInt16LE(isLocked ? 1 : 0, 2);
		facts.writeUInt16LE(8, 4);
		facts.writeUInt32LE(crc32(text), 10);
		facts.writeUInt32LE(packed.length, 14);
		facts.writeUInt32LE(Buffer.byteLength(text), 18);
		facts.writeUInt16LE(title.length, 22);
		const file = Buffer.concat([Buffer.from("PK\x03\x04"), facts, title, packed]);
		const rest = Buffer.alloc(14);
		rest.writeUInt32LE(at, 10);
		entries.push(Buffer.concat([Buffer.from("PK\x01\x02"), Buffer.from([20, 0]), facts, rest, title]));
		files.push(file);
		at += file.length;
	}
	const directory = Buffer.concat(entries);
	const end = Buffer.alloc(18);
	end.writeUInt16LE(parts.length, 4);
	end.writeUInt16LE(parts.length, 6);
	end.writeUInt32LE(directory.length, 8);
	end.writeUInt32LE(at, 12);
	return Buffer.concat([...files, directory, Buffer.from("PK\x05\x06"), end]);
}

/** The smallest workbook: its first sheet, and whatever parts it is to have besides. */
export function workbookOf(sheet: Omit<Part, "name">, others: readonly Part[] = []): Buffer {
	return zipOf([
		{
			name: "xl/workbook.xml",
			text: '<workbook xmlns:r="r"><sheets><sheet name="Order" sheetId="1" r:id="rId1"/></sheets></workbook>',
		},
		{
			name: "xl/_rels/workbook.xml.rels",
			text: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
		},
		{ name: "xl/worksheets/sheet1.xml", ...sheet },
		...others,
	]);
}

/** A sheet of some rows, each with an article number and a quantity. */
export function sheetOf(rows: number): string {
	const lines = Array.from(
		{ length: rows },
		(_, n) =>
			`<row r="${n + 1}"><c r="A${n + 1}" t="inlineStr"><is><t>TH-${n}</t></is></c><c r="B${n + 1}"><v>40</v></c></row>`,
	);
	return `<worksheet><sheetData>${lines.join("")}</sheetData></worksheet>`;
}
