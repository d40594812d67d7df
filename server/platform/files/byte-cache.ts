import type { StoredFile } from "./files.ts";

/** Files in memory, up to a number of bytes: the least recently used make room. */
export class ByteCache {
	readonly #most: number;
	readonly #files = new Map<string, StoredFile>();
	#bytes = 0;

	constructor(most: number) {
		this.#most = most;
	}

	get(name: string): StoredFile | undefined {
		const file = this.#files.get(name);
		if (file) {
			this.#files.delete(name);
			this.#files.set(name, file);
		}
		return file;
	}

	set(name: string, file: StoredFile): void {
		if (file.bytes.length > this.#most || this.#files.has(name)) return;
		this.#files.set(name, file);
		this.#bytes += file.bytes.length;
		for (const [oldest, { bytes }] of this.#files) {
			if (this.#bytes <= this.#most) return;
			this.#files.delete(oldest);
			this.#bytes -= bytes.length;
		}
	}
}
