import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { StorageError } from "../storage-error.ts";
import type { Tables } from "./schema.ts";

/** What was written so lately needs no proof, and one who asks again is answered from memory; milliseconds. */
const FRESH = 10_000;
/** While writes fail, one is tried no more often than this, milliseconds. */
const AGAIN = 1000;

/** Bytes of the write that proves it: a page, and after a failure more than the largest order takes, which is some 550 kB in the log. */
const SMALL = 64;
export const LARGE = 1024 * 1024;

/**
 * Whether a database takes writes. Those of the site itself are the proof as long as there are any and none finds the disk
 * full; where there are none, a few bytes are written on a check, at most every ten seconds, so that checks do not wear out
 * the disk.
 */
export class Readiness {
	readonly #write: (bytes: number) => Promise<void>;
	#wroteAt = Number.NEGATIVE_INFINITY;
	#triedAt = Number.NEGATIVE_INFINITY;
	#failure: unknown;
	#trying: Promise<void> | undefined;

	/** @param write writes and commits something of about the given number of bytes, through `watch` */
	constructor(write: (bytes: number) => Promise<void>) {
		this.#write = write;
	}

	/**
	 * Sees what becomes of a write; what is thrown by the work itself says nothing of the database. A success says nothing of
	 * a full disk: marking a mail as sent still fits where there is no room for an order.
	 */
	async watch<T>(written: Promise<T>): Promise<T> {
		try {
			const value = await written;
			this.#wroteAt = performance.now();
			if (!isFull(this.#failure)) this.#failure = undefined;
			return value;
		} catch (error) {
			if (error instanceof StorageError) this.#failure = error;
			throw error;
		}
	}

	/** Resolves when the database takes writes. @throws whatever the last one failed with */
	async ready(): Promise<void> {
		if (this.#failure === undefined && performance.now() - this.#wroteAt < FRESH) return;
		this.#trying ??= this.#try().finally(() => {
			this.#trying = undefined;
		});
		await this.#trying;
	}

	async #try(): Promise<void> {
		if (this.#failure !== undefined && performance.now() - this.#triedAt < AGAIN) throw this.#failure;
		this.#triedAt = performance.now();
		const doubted = this.#failure;
		try {
			await this.#write(doubted === undefined ? SMALL : LARGE);
			// A failure that came meanwhile is not disproved by it.
			if (this.#failure === doubted) this.#failure = undefined;
		} catch (error) {
			this.#failure = error;
			throw error;
		}
	}
}

function isFull(failure: unknown): boolean {
	return failure instanceof StorageError && failure.reason === "full";
}

/** Writes random bytes, which cannot be compressed to much less, into one row in the place of the last ones. */
export async function writeProof(db: Kysely<Tables>, bytes: number): Promise<void> {
	const value = randomBytes(Math.ceil((bytes * 3) / 4)).toString("base64");
	await db
		.insertInto("setting")
		.values({ key: "takes-writes", value })
		.onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
		.execute();
}
