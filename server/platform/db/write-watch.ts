import { StorageError } from "../storage-error.ts";

/** What became of writes: how long a commit took to be durable, milliseconds, or why the database refused one. */
export type WriteSeen = { syncMs: number } | { refused: StorageError["reason"] };

/** Tells whoever measures what becomes of a database's writes. */
export class WriteWatch {
	readonly #listeners = new Set<(seen: WriteSeen) => void>();

	listen(listener: (seen: WriteSeen) => void): void {
		this.#listeners.add(listener);
	}

	synced(ms: number): void {
		for (const listener of this.#listeners) listener({ syncMs: ms });
	}

	/** Waits for a write; what is thrown by the work itself says nothing of the database. */
	async see<T>(written: Promise<T>): Promise<T> {
		try {
			return await written;
		} catch (error) {
			if (error instanceof StorageError) for (const listener of this.#listeners) listener({ refused: error.reason });
			throw error;
		}
	}
}
