import { Reader } from "./reader.ts";

/** How long a look at one table may take, milliseconds: a large one on a slow disk is read as a whole. */
const WITHIN = 3_600_000;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Looks through a database file for damage, in a thread that nobody else waits for. */
export class FileInspector {
	readonly #reader: Reader;

	constructor(file: string) {
		this.#reader = new Reader(file, { timeout: WITHIN, idle: 0 });
	}

	/** What is damaged, in SQLite's words; undefined when nothing is. @throws when it could not be looked at */
	async look(): Promise<string | undefined> {
		try {
			// Table by table: SQLite lets nobody interrupt it, and a site that is to stop would wait for the whole file.
			const tables = await this.#reader.rows("select name from sqlite_master where type = 'table' order by name");
			for (const { name } of tables) {
				const [found] = await this.#reader.rows(`pragma quick_check('${String(name).replaceAll("'", "''")}')`);
				if (found?.quick_check !== "ok") return String(found?.quick_check).split("\n")[0];
			}
			return undefined;
		} catch (error) {
			const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
			if (error instanceof Error && (code === SQLITE_CORRUPT || code === SQLITE_NOTADB)) return error.message;
			throw error;
		}
	}

	close(): Promise<void> {
		return this.#reader.close();
	}
}
