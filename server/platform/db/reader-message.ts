import type { SQLInputValue } from "node:sqlite";

/** The file, and whether the thread may bring its log into it. */
export type ReaderPlace = { file: string; writes: boolean };

/** What crosses to the thread that reads, and back. `errcode` is SQLite's. */
export type ReaderOrder = { sql: string; parameters: readonly SQLInputValue[] };
export type ReaderAnswer =
	| { ok: true; rows: Record<string, unknown>[] }
	| { ok: false; message: string; errcode: number | undefined };
