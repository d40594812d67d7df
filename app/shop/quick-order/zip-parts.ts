import { type AsyncFlateStreamHandler, Inflate, Unzip, unzipSync } from "fflate";

/*
 * Parts of a ZIP archive, one at a time and each within a limit: what an archive says of its sizes is not believed, and
 * nothing is unpacked that is not asked for.
 */

/** A part is larger when unpacked than it may be. */
export class TooLarge extends Error {}
/** It is no archive that can be read, or a part of it is locked. */
export class Damaged extends Error {}

/** Reads one part as text; undefined where there is none of that name. @throws TooLarge, Damaged */
export type ReadPart = (name: string, most: number) => string | undefined;

/** A workbook has a few dozen parts, and one more for each sheet and picture. */
const MOST_PARTS = 1_000;

type Bytes = Uint8Array<ArrayBuffer>;
type Part = { method: number; packed: Bytes[] };

/** Opens an archive. @throws TooLarge, Damaged */
export function openZip(bytes: Bytes): ReadPart {
	const { sizes, parts } = orDamaged(() => ({ sizes: sizesOf(bytes), parts: partsOf(bytes) }));
	return (name, most) => {
		const size = sizes.get(name);
		if (size === undefined) return undefined;
		const part = parts.get(name);
		if (!part) throw new Damaged();
		return orDamaged(() => textOf(part, size, most));
	};
}

function orDamaged<T>(read: () => T): T {
	try {
		return read();
	} catch (error) {
		throw error instanceof TooLarge ? error : new Damaged();
	}
}

/** The directory at the archive's end: a part is there only if it says so, and is whole only with as many bytes. */
function sizesOf(bytes: Bytes): Map<string, number> {
	const sizes = new Map<string, number>();
	unzipSync(bytes, {
		filter: ({ name, originalSize }) => {
			if (sizes.set(name, originalSize).size > MOST_PARTS) throw new TooLarge();
			return false;
		},
	});
	return sizes;
}

/** Hands on what is in an archive as it is. */
class StillPacked {
	static compression = 8;
	ondata: AsyncFlateStreamHandler = () => undefined;
	push(packed: Bytes, isLast: boolean) {
		this.ondata(null, packed, isLast);
	}
}

/** Where each part lies, still packed: nothing is copied. */
function partsOf(bytes: Bytes): Map<string, Part> {
	const parts = new Map<string, Part>();
	const archive = new Unzip((file) => {
		const packed: Bytes[] = [];
		if (parts.set(file.name, { method: file.compression, packed }).size > MOST_PARTS) throw new TooLarge();
		if (file.compression !== 0 && file.compression !== StillPacked.compression) return;
		file.ondata = (error, piece) => {
			if (error) throw error;
			packed.push(piece);
		};
		file.start();
	});
	archive.register(StillPacked);
	archive.push(bytes, true);
	return parts;
}

/**
 * Bytes that are unpacked at once. Of a bomb they become a thousand times as many: more would be tens of megabytes before
 * any is counted. Each piece leaves some 200 kB behind for the collector: with small ones alone a plain sheet would too.
 */
const SMALLEST_PIECE = 256;
const LARGEST_PIECE = 4800;
const AIM = 256 * 1024;

/** Unpacks piece by piece, and no further than it may be read. */
function textOf({ method, packed }: Part, size: number, most: number): string {
	const decoder = new TextDecoder();
	let text = "";
	let read = 0;
	const take = (bytes: Bytes) => {
		read += bytes.length;
		if (read > most) throw new TooLarge();
		text += decoder.decode(bytes, { stream: true });
	};
	if (method === 0) packed.forEach(take);
	else if (method === StillPacked.compression) inflate(packed, take);
	else throw new Damaged();
	// A part that is locked unpacks into nonsense, if at all.
	if (read !== size) throw new Damaged();
	return text + decoder.decode();
}

function inflate(packed: readonly Bytes[], take: (bytes: Bytes) => void) {
	let made = 0;
	const stream = new Inflate((bytes) => {
		made = bytes.length;
		take(bytes);
	});
	let piece = SMALLEST_PIECE;
	for (const bytes of packed)
		for (let at = 0; at < bytes.length; ) {
			stream.push(bytes.subarray(at, at + piece));
			at += piece;
			piece = Math.min(LARGEST_PIECE, Math.max(SMALLEST_PIECE, Math.round((piece * AIM) / (made || 1))));
		}
	stream.push(new Uint8Array(), true);
}
