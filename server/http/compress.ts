import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The best coding both sides know; `q=0` refuses one (RFC 9110, section 12.5.3). */
export function chooseEncoding(header: string | undefined): Encoding {
	const accepted = (name: string) =>
		new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0+)?\\s*(?:,|$)))?[^,;]*(?:,|$)`, "i").test(header ?? "");
	if (accepted("br")) return "br";
	return accepted("gzip") ? "gzip" : "identity";
}

/** Compresses a text once for many answers, so the best quality is worth its time. */
export function compressBest(bytes: Buffer): Promise<Buffer> {
	return brotli(bytes, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
	});
}

/** Compresses a text for one answer. */
export function compressFast(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
	if (encoding === "br") return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
	return encoding === "gzip" ? gzipped(bytes) : Promise.resolve(bytes);
}
