import type { Problem } from "../../domain/shared/problem.ts";
import type { Db } from "../platform/db/database.ts";
import { putFile } from "../platform/files/files.ts";
import { newRowId } from "../platform/row-id.ts";

declare module "../../domain/shared/problem.ts" {
	interface ProblemCodes {
		"too-many-files": { limit: number };
		"file-too-large": { name: string; megabytes: number };
		"file-of-other-kind": { name: string };
	}
}

const MB = 1024 * 1024;

/** At most this many bytes a file, and this many files with one message (design of quotes, conversation). */
const MAX_ATTACHMENT = 5 * MB;
const MAX_ATTACHMENTS = 5;

/** What a buyer may add to one case in all, bytes. */
const MAX_CASE_BYTES = 100 * MB;

/** A file somebody added to a message, its type known from its content. */
export type CheckedFile = { name: string; type: string; bytes: Uint8Array };

const KINDS: readonly { type: string; extension: string; begins: (bytes: Uint8Array) => boolean }[] = [
	{ type: "application/pdf", extension: ".pdf", begins: (bytes) => ascii(bytes, 0, 5) === "%PDF-" },
	{
		type: "image/jpeg",
		extension: ".jpg",
		begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
	},
	{
		type: "image/png",
		extension: ".png",
		begins: (bytes) => bytes[0] === 0x89 && ascii(bytes, 1, 3) === "PNG" && bytes[4] === 0x0d && bytes[5] === 0x0a,
	},
];

/**
 * Reads the files of a posted form. The content decides what a file is, never its name or what the browser says.
 * @returns the files, or which one cannot be taken and why
 */
export async function checkFiles(
	given: readonly FormDataEntryValue[],
): Promise<{ ok: true; files: CheckedFile[] } | { ok: false; problem: Problem }> {
	const sent = given.filter(
		(entry): entry is File => typeof entry !== "string" && (entry.size > 0 || entry.name !== ""),
	);
	if (sent.length > MAX_ATTACHMENTS) return { ok: false, problem: { code: "too-many-files", limit: MAX_ATTACHMENTS } };
	const files: CheckedFile[] = [];
	for (const file of sent) {
		const name = fileName(file.name);
		if (file.size > MAX_ATTACHMENT)
			return { ok: false, problem: { code: "file-too-large", name, megabytes: MAX_ATTACHMENT / MB } };
		const bytes = new Uint8Array(await file.arrayBuffer());
		const kind = KINDS.find(({ begins }) => begins(bytes));
		if (!kind) return { ok: false, problem: { code: "file-of-other-kind", name } };
		files.push({ name: withExtension(name, kind.extension), type: kind.type, bytes });
	}
	return { ok: true, files };
}

/** How many bytes these files are. */
export function sizeOf(files: readonly CheckedFile[]): number {
	return files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
}

/**
 * Whether the case still takes these files from its buyer.
 * @param entryId of the message they belong to: one that comes a second time finds its own files there
 */
export async function hasRoom(
	db: Db,
	caseId: string,
	entryId: string | undefined,
	files: readonly CheckedFile[],
): Promise<boolean> {
	if (files.length === 0) return true;
	const { kept } = await db
		.selectFrom("attachment")
		.innerJoin("case_entry", "case_entry.id", "attachment.entry_id")
		.innerJoin("stored_file", "stored_file.hash", "attachment.file_hash")
		.select(({ fn }) => fn.sum<number | null>("stored_file.bytes").as("kept"))
		.where("attachment.case_id", "=", caseId)
		.where("case_entry.actor", "=", "buyer")
		.where("attachment.entry_id", "!=", entryId ?? "")
		.executeTakeFirstOrThrow();
	return Number(kept ?? 0) + sizeOf(files) <= MAX_CASE_BYTES;
}

/** Keeps the files of one message, in the caller's transaction. */
export async function attachFiles(
	db: Db,
	caseId: string,
	entryId: string,
	files: readonly CheckedFile[],
	now: number,
): Promise<void> {
	for (const { name, type, bytes } of files) {
		const file_hash = await putFile(db, bytes, type, now);
		await db
			.insertInto("attachment")
			.values({ id: newRowId(now), case_id: caseId, entry_id: entryId, file_hash, name })
			.execute();
	}
}

/** A name that is safe to show and to save under: no path, no control characters, no direction marks, at most 80. */
function fileName(name: string): string {
	const last = name.split(/[/\\]/).at(-1) ?? "";
	const clean = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>:|?*]/gu, "").trim();
	return clean.slice(0, 80) || "file";
}

function withExtension(name: string, extension: string): string {
	const known = extension === ".jpg" ? /\.jpe?g$/i : new RegExp(`\\${extension}$`, "i");
	return known.test(name) ? name : `${name}${extension}`;
}

function ascii(bytes: Uint8Array, from: number, length: number): string {
	return String.fromCharCode(...bytes.subarray(from, from + length));
}
