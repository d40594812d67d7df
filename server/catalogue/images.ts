import { createHash } from "node:crypto";
import { type Framing, PRODUCT_IMAGE } from "../../domain/catalogue/picture-upload.ts";
import { uploadedPath } from "../../domain/catalogue/uploaded-picture.ts";
import type { Read } from "../../domain/shared/text-checks.ts";
import type { Db } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { ByteCache } from "../platform/files/byte-cache.ts";
import { getFile, putFile, type StoredFile } from "../platform/files/files.ts";
import { OneAtATime } from "../platform/one-at-a-time.ts";
import type { StaffPermit } from "../staff/index.ts";
import { makeProductImage, type ProductImage } from "./make-product-image.ts";

/** At most this many bytes of pictures stay in memory, beside what the database holds. */
const MEMORY = 16 * 1024 * 1024;
/** At most this many uploads may be in one process at once, the one being made among them. */
const UPLOADS = 6;

export type Images = {
	/**
	 * Makes an upload the site's own and keeps it; gives the path that a product keeps of it. Nothing of the upload
	 * itself is kept, and the same picture twice has the same path.
	 */
	keep(upload: Uint8Array, framing: Framing, by: StaffPermit): Promise<Read<string>>;
	/** The file at an address below /media/ ("<id>-400.avif"); undefined when there is none. */
	read(name: string): Promise<StoredFile | undefined>;
};

const FILE = /^([0-9a-f]{32})-(400\.avif|800\.avif|1200\.avif|800\.jpg)$/;

export function createImages(database: GuardedDatabase, now: () => number): Images {
	const queue = new OneAtATime(UPLOADS);
	const memory = new ByteCache(MEMORY);
	const loading = new Map<string, Promise<StoredFile | undefined>>();

	/** Reads a file once for all who ask for it now. */
	async function load(name: string, id: string, part: string): Promise<StoredFile | undefined> {
		try {
			const file = await readPart(database.read, id, part);
			if (file) memory.set(name, file);
			return file;
		} finally {
			loading.delete(name);
		}
	}

	return {
		async keep(upload, framing, by) {
			const made = await queue.run(() => makeProductImage(upload, framing));
			if (!made) return { ok: false, problem: { code: "upload-busy" } };
			if (!made.ok) return made;
			const id = await database.tx(by, (db) => keepImage(db, made.value, now()));
			return { ok: true, value: uploadedPath(id) };
		},
		async read(name) {
			const kept = memory.get(name);
			if (kept) return kept;
			const [, id, part] = FILE.exec(name) ?? [];
			if (id === undefined || part === undefined) return undefined;
			const pending = loading.get(name) ?? load(name, id, part);
			loading.set(name, pending);
			return pending;
		},
	};
}

/** Keeps a picture's files; its id is made from their content, so that the same picture is there once. */
async function keepImage(db: Db, { colour, files }: ProductImage, now: number): Promise<string> {
	const content = Buffer.concat(files.map(({ bytes }) => bytes));
	const id = createHash("sha256").update(content).digest("hex").slice(0, 32);
	const isNew = await db
		.insertInto("picture")
		.values({ id, ...PRODUCT_IMAGE, colour, created_at: now })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.returning("id")
		.executeTakeFirst();
	if (!isNew) return id;
	for (const { name, type, bytes } of files) {
		const hash = await putFile(db, bytes, type, now);
		await db.insertInto("picture_file").values({ picture_id: id, name, hash }).execute();
	}
	return id;
}

async function readPart(db: Db, id: string, name: string): Promise<StoredFile | undefined> {
	const row = await db
		.selectFrom("picture_file")
		.select("hash")
		.where("picture_id", "=", id)
		.where("name", "=", name)
		.executeTakeFirst();
	return row && getFile(db, row.hash);
}
