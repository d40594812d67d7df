import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Writes a .br and a .gz beside every built text file; pictures and fonts are compressed already. */
export async function compressAssets(folder: string): Promise<void> {
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		if (!/\.(js|css|svg|json|txt|xml|webmanifest)$/.test(name)) continue;
		const file = join(folder, name);
		const bytes = readFileSync(file);
		writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
		writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
	}
}
