import { createHash, randomUUID } from "node:crypto";

/**
 * The id of a new row: a UUID of version 7 (RFC 9562), which begins with the time. Rows that are made together then
 * lie together in every index; with ids that are random throughout, each row changed a dozen pages of its own, and
 * writing those to disk was the largest part of taking a request.
 */
export function newRowId(now: number): string {
	const time = now.toString(16).padStart(12, "0");
	last = { now, count: last.now === now ? (last.count + 1) % COUNTS : 0 };
	const count = last.count.toString(16).padStart(3, "0");
	// 62 of a random UUID's bits, with its variant.
	return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${randomUUID().slice(18)}`;
}

/** Ids of one process and one millisecond count up (RFC 9562, 6.2, method 1), so that they sort as they were made. */
const COUNTS = 4096;
let last = { now: 0, count: 0 };

/** The id of a row that several may write: the same for the same text, so that there is one of it. */
export function rowIdOf(text: string): string {
	const hex = createHash("sha256").update(text).digest("hex");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
