import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { chooseEncoding, compressBest, compressFast, gzipStream } from "./compress.ts";

describe("the coding of an answer", () => {
	test.each([
		[undefined, "identity"],
		["", "identity"],
		["identity", "identity"],
		["br", "br"],
		["BR", "br"],
		["gzip", "gzip"],
		["gzip, deflate", "gzip"],
		["gzip, deflate, br, zstd", "br"],
		["deflate,gzip,br", "br"],
		["br;q=0, gzip", "gzip"],
		["br; q=0, gzip", "gzip"],
		["br;q=0.0, gzip;q=0.5", "gzip"],
		["br;q=0.000,gzip", "gzip"],
		["br;q=0.001", "br"],
		["br;q=0.8, gzip;q=1.0", "br"],
		["gzip;q=1.0, br;q=1", "br"],
		["gzip;q=0", "identity"],
		["br;q=0, gzip;q=0", "identity"],
		["brotli", "identity"],
		["x-gzip", "identity"],
		["gzipped", "identity"],
		["zstd", "identity"],
		["deflate", "identity"],
		["compress, br2, gzip", "gzip"],
		["*;q=0", "identity"],
		[",,,", "identity"],
		[`${"a,".repeat(5000)}br`, "br"],
	])("for %j is %s", (header, encoding) => {
		expect(chooseEncoding(header)).toBe(encoding);
	});

	test("gives the text back on the other side", async () => {
		const text = Buffer.from("தறி Thari ".repeat(1000));
		expect(brotliDecompressSync(await compressBest(text)).equals(text)).toBe(true);
		expect(brotliDecompressSync(await compressFast(text, "br")).equals(text)).toBe(true);
		expect(gunzipSync(await compressFast(text, "gzip")).equals(text)).toBe(true);
		expect((await compressFast(text, "identity")).equals(text)).toBe(true);
	});

	test("gives what was made while it was sent back on the other side", async () => {
		const pieces = ["தறி", " Thari".repeat(5000), "\n"].map((text) => Buffer.from(text));
		const body = gzipStream(new Blob(pieces).stream(), "br, gzip");
		const bytes = Buffer.from(await new Response(body).arrayBuffer());
		expect(gunzipSync(bytes).equals(Buffer.concat(pieces))).toBe(true);
		expect(gzipStream(new Blob(pieces).stream(), "br, gzip;q=0")).toBeUndefined();
	});
});
