import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { ReaderAnswer, ReaderOrder, ReaderPlace } from "./reader-message.ts";

/*
 * The thread that reads what takes long: SQLite answers in the thread that asks, which then does nothing else. It does
 * one query at a time, in the order in which they come, and can write nothing. Another such thread brings the log into the file.
 */
const BUSY_WAIT = 2_500;
/** Kilobytes of the file that are kept: of a million requests 2 MB do not even hold the upper levels of the indexes. */
const CACHE = 16_000;
const { file, writes } = workerData as ReaderPlace;
const database = new DatabaseSync(file, { readOnly: !writes, timeout: BUSY_WAIT });
// The log begins anew only once the file has been synced.
if (writes) database.exec("PRAGMA synchronous = FULL");
database.exec(`PRAGMA cache_size = -${CACHE}`);

parentPort?.on("message", (order: ReaderOrder) => parentPort?.postMessage(answer(order)));

function answer({ sql, parameters }: ReaderOrder): ReaderAnswer {
	try {
		return { ok: true, rows: database.prepare(sql).all(...parameters) };
	} catch (error) {
		const errcode = error instanceof Error && "errcode" in error ? Number(error.errcode) : undefined;
		return { ok: false, message: error instanceof Error ? error.message : String(error), errcode };
	}
}
