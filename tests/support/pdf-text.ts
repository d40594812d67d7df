import { inflateSync } from "node:zlib";

/**
 * The text of each page of a PDF as its reader would copy it, in the order in which it was drawn, a line for each
 * piece. Knows what our renderer writes (plain objects, Identity-H fonts with a ToUnicode table) and nothing else.
 */
export function pdfPages(file: Uint8Array): string[] {
	const objects = readObjects(Buffer.from(file).toString("latin1"));
	return [...objects.values()]
		.filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
		.map(({ head }) => {
			const fonts = fontsOf(objects, objects.get(reference(head, "Resources")) ?? { head: "", stream: "" });
			return drawnText(objects.get(reference(head, "Contents"))?.stream ?? "", fonts);
		});
}

type PdfObject = { head: string; stream: string };
type Glyphs = ReadonlyMap<string, string>;

function readObjects(text: string): Map<string, PdfObject> {
	const found = new Map<string, PdfObject>();
	for (const [, id = "", body = ""] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
		const [head = "", stream] = body.split(/\nstream\n/, 2);
		const raw = stream?.replace(/\nendstream$/, "") ?? "";
		const packed = head.includes("/FlateDecode");
		found.set(id, { head, stream: packed ? inflateSync(Buffer.from(raw, "latin1")).toString("latin1") : raw });
	}
	return found;
}

function reference(head: string, name: string): string {
	return new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? "";
}

function fontsOf(objects: Map<string, PdfObject>, { head }: PdfObject): Map<string, Glyphs> {
	const fonts = new Map<string, Glyphs>();
	for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
		const table = objects.get(reference(objects.get(id)?.head ?? "", "ToUnicode"))?.stream ?? "";
		fonts.set(name, glyphsOf(table));
	}
	return fonts;
}

function glyphsOf(table: string): Glyphs {
	const glyphs = new Map<string, string>();
	for (const [, first = "0", list = ""] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/g)) {
		const texts = [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ""]) => hex.replaceAll(" ", ""));
		for (const [index, hex] of texts.entries()) {
			const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
			glyphs.set(code, Buffer.from(hex, "hex").swap16().toString("utf16le"));
		}
	}
	return glyphs;
}

function drawnText(stream: string, fonts: ReadonlyMap<string, Glyphs>): string {
	let glyphs: Glyphs = new Map();
	let text = "";
	for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
		if (font) glyphs = fonts.get(font) ?? new Map();
		const codes = [...(shown ?? "").matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
		if (shown) text += `${codes.map((code) => glyphs.get(code) ?? "\ufffd").join("")}\n`;
	}
	return text;
}
