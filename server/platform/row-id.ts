import { createHash, randomUUID } from "node:crypto";

/**
 * The id of a new row: a UUID of version 7 (RFC 9562), which begins with the time. Rows that are made together then
 * lie together in every index; with ids that are random throughout, each row changed a dozen pages of its own, and
 * writing those to disk was the largest part of taking a request.
 */
export function newRowId(now: number): string {
	const time = now.toString(16).padStart(12, "0");
	// 74 of a random UUID's bits, with its variant.
	return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The id of a row that several may write: the same for the same text, so that there is one of it. */
export function rowIdOf(text: string): string {
	const hex = createHash("sha256").update(text).digest("hex");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
