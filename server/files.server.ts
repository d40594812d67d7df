import { createHash } from "node:crypto";
import type { Db } from "./db/database.ts";

export type StoredFile = { type: string; bytes: Buffer };

/** Keeps bytes once, by their content. In the caller's transaction. @returns sha-256, hex */
export async function putFile(db: Db, bytes: Uint8Array, type: string, now: number): Promise<string> {
	const hash = createHash("sha256").update(bytes).digest("hex");
	await db
		.insertInto("stored_file")
		.values({ hash, type, bytes: bytes.byteLength, body: Buffer.from(bytes).toString("base64"), created_at: now })
		.onConflict((conflict) => conflict.column("hash").doNothing())
		.execute();
	return hash;
}

export async function getFile(db: Db, hash: string): Promise<StoredFile | undefined> {
	const row = await db.selectFrom("stored_file").select(["type", "body"]).where("hash", "=", hash).executeTakeFirst();
	// Emptied when the person it was about was erased.
	return row && row.body !== "" ? { type: row.type, bytes: Buffer.from(row.body, "base64") } : undefined;
}
