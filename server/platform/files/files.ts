import { createHash } from "node:crypto";
import type { Db } from "../db/database.ts";

export type StoredFile = { type: string; bytes: Buffer };

/** Keeps bytes once, by their content. In the caller's transaction. @returns sha-256, hex */
export async function putFile(db: Db, bytes: Uint8Array, type: string, now: number): Promise<string> {
	const hash = createHash("sha256").update(bytes).digest("hex");
	await db
		.insertInto("stored_file")
		.values({ hash, type, bytes: bytes.byteLength, body: Buffer.from(bytes).toString("base64"), created_at: now })
		// Locked even where it is there already, so that it is not removed before it is named here.
		.onConflict((conflict) => conflict.column("hash").doUpdateSet((eb) => ({ bytes: eb.ref("excluded.bytes") })))
		.execute();
	// Emptied by an erasure of former versions: it is stored again.
	await db
		.updateTable("stored_file")
		.set({ body: Buffer.from(bytes).toString("base64") })
		.where("hash", "=", hash)
		.where("body", "=", "")
		.execute();
	return hash;
}

/** In place of the hash of a document that has been erased: that one was there, and nothing of what it was. */
export const ERASED_FILE = "erased";

/** Makes the row that takes the place of erased documents, unless it is there. In the caller's transaction. */
export async function keepErasedFile(db: Db, now: number): Promise<void> {
	await db
		.insertInto("stored_file")
		.values({ hash: ERASED_FILE, type: "application/pdf", bytes: 0, body: "", created_at: now })
		.onConflict((conflict) => conflict.column("hash").doNothing())
		.execute();
}

/**
 * Takes files away, hash and all, unless something names them still: the same content may hang on another case. Each
 * is locked before it is looked for, so that storing the same file happens wholly before or after. In the
 * caller's transaction.
 */
export async function dropUnnamedFiles(db: Db, hashes: readonly string[]): Promise<void> {
	for (const hash of [...new Set(hashes)].sort()) {
		if (hash === ERASED_FILE) continue;
		await db
			.updateTable("stored_file")
			.set((eb) => ({ hash: eb.ref("hash") }))
			.where("hash", "=", hash)
			.execute();
		await db
			.deleteFrom("stored_file")
			.where("hash", "=", hash)
			.where(({ not, exists, selectFrom }) =>
				not(exists(selectFrom("attachment").select("id").where("file_hash", "=", hash))),
			)
			.where(({ not, exists, selectFrom }) =>
				not(exists(selectFrom("quote_version").select("version").where("pdf_hash", "=", hash))),
			)
			.where(({ not, exists, selectFrom }) =>
				not(exists(selectFrom("quote_acceptance").select("version").where("proforma_hash", "=", hash))),
			)
			.where(({ not, exists, selectFrom }) =>
				not(exists(selectFrom("undone_acceptance").select("version").where("proforma_hash", "=", hash))),
			)
			.where(({ not, exists, selectFrom }) =>
				not(exists(selectFrom("picture_file").select("name").where("hash", "=", hash))),
			)
			.execute();
	}
}

export async function getFile(db: Db, hash: string): Promise<StoredFile | undefined> {
	const row = await db.selectFrom("stored_file").select(["type", "body"]).where("hash", "=", hash).executeTakeFirst();
	// Empty when the person it was about has been erased.
	return row && row.body !== "" ? { type: row.type, bytes: Buffer.from(row.body, "base64") } : undefined;
}
