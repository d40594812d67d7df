import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Linux keeps what stands here in memory. */
const MEMORY = "/dev/shm";

/** Well beyond what a whole run has there at once, some hundred megabytes. */
const ENOUGH = 3 * 1024 ** 3;

/**
 * Lets whatever this process starts put its temporary files into memory, where there is enough of it: every commit of a
 * site waits for the disk otherwise, and what tests store is thrown away. The files go with this process.
 */
export function keepTemporaryFilesInMemory(): void {
	if (process.env.TMPDIR || !existsSync(MEMORY)) return;
	const { bavail, bsize } = statfsSync(MEMORY);
	if (Math.min(bavail * bsize, freemem()) < ENOUGH) return;
	const folder = mkdtempSync(join(MEMORY, "thari-tests-"));
	// What runs as a user of its own has to come through to its folder.
	chmodSync(folder, 0o711);
	// tests/support/postgres.ts: too large for memory.
	process.env.DISK_TMPDIR = tmpdir();
	process.env.TMPDIR = folder;
	// Hundreds of processes and threads read the same modules: the first to end keeps for the others what it made of them.
	process.env.NODE_COMPILE_CACHE ??= join(folder, "compiled");
	// A site that was killed may write for a moment yet.
	process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
