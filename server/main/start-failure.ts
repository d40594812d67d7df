import { accessSync, constants, existsSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import type { Place } from "../platform/db/database.ts";
import { VanishedError } from "../platform/db/in-use.ts";
import { MigrationError } from "../platform/db/migrate.ts";
import { StorageError } from "../platform/storage-error.ts";
import { SettingError } from "./env.ts";

/**
 * What keeps the site, or a command, from its database, as one sentence with the place, what is wrong there, and what to
 * do; undefined for an error that no setting causes, which is then shown as it is.
 * @param place undefined while the settings are not known
 */
export function startFailure(error: unknown, place: Place | undefined): string | undefined {
	if (error instanceof SettingError) return error.message;
	const cause = error instanceof StorageError ? error.cause : error;
	if (!place || !(cause instanceof Error)) return undefined;
	if (cause instanceof MigrationError || cause instanceof VanishedError) return cause.message;
	return place.databaseUrl ? ofPostgres(cause, place.databaseUrl) : ofFile(cause, place.dataDir);
}

/** SQLite's primary result codes, and those of the file system on the way to the file. */
function ofFile(error: Error, dataDir: string): string | undefined {
	const file = join(dataDir, "thari.db");
	const sqlite = "errcode" in error ? Number(error.errcode) & 0xff : undefined;
	const system = "code" in error ? String(error.code) : "";
	const owner = `${ownerOf(file)}, and this process runs as ${whoRuns()}`;
	if (sqlite === 5)
		return `The database ${file} is in use by another program; stop that one, or wait until it has ended.`;
	if (sqlite === 11 || sqlite === 26)
		return `The file ${file} is not an intact database. Put a backup in its place (npm run restore -- FILE); what is there stays beside it.`;
	if (sqlite === 13 || system === "ENOSPC")
		return `There is no room on the disk of ${file}; make some, and start again.`;
	if (isReadOnly(file))
		return `The database ${file} lies on a disk that is mounted read-only; mount it for writing, or set DATA_DIR.`;
	if (sqlite === 3 || sqlite === 8 || sqlite === 14 || /^(EACCES|EPERM|EROFS)$/.test(system))
		return `The database ${file} cannot be written (${owner}). Make that folder and what lies in it belong to the user the site runs as, or set DATA_DIR.`;
	if (/^(ENOTDIR|EEXIST|ENOENT|ENAMETOOLONG|ELOOP)$/.test(system))
		return `DATA_DIR ${dataDir} is not a folder, and none can be made there (${system}); please give another one.`;
	return undefined;
}

/** The user's name, or the user id where there is none, as in a container. */
function whoRuns(): string {
	try {
		return userInfo().username;
	} catch {
		return `user ${process.getuid?.()}`;
	}
}

/** Whose the file is, or the first folder above it that is there. */
function ownerOf(file: string): string {
	for (let place = file; ; place = dirname(place)) {
		try {
			const { uid, mode } = statSync(place);
			return `${place} belongs to user ${uid}, mode ${(mode & 0o7777).toString(8)}`;
		} catch {
			// Not there, or not readable: the owner of the folder above decides.
			if (place === dirname(place)) return `${file} is out of reach`;
		}
	}
}

/** Whether nobody may write there, whoever owns it. */
function isReadOnly(file: string): boolean {
	let place = dirname(file);
	while (!existsSync(place) && place !== dirname(place)) place = dirname(place);
	try {
		accessSync(place, constants.W_OK);
		return false;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EROFS";
	}
}

function ofPostgres(error: Error, url: string): string | undefined {
	const { hostname, port, pathname, username } = new URL(url);
	const server = `${hostname}:${port || 5432}`;
	const name = pathname.slice(1);
	const code = "code" in error ? String(error.code) : "";
	switch (code) {
		case "28P01":
			return `DATABASE_URL: PostgreSQL at ${server} refuses the password of ${username}.`;
		case "28000":
			return `DATABASE_URL: PostgreSQL at ${server} does not let ${username} in: ${error.message}.`;
		case "3D000":
			return `DATABASE_URL: there is no database ${name} at ${server}; make it (createdb ${name}) or give another one.`;
		case "42501":
			return `DATABASE_URL: ${username} may not make tables in ${name} at ${server}; make the database its own (alter database ${name} owner to ${username}).`;
		case "25006":
			return `DATABASE_URL: PostgreSQL at ${server} takes no writes; give the address of the one that does.`;
		case "53100":
			return `DATABASE_URL: PostgreSQL at ${server} has no room on its disk.`;
		case "53300":
			return `DATABASE_URL: PostgreSQL at ${server} has no connection left; let it take more of them (max_connections), or end what holds them.`;
	}
	// `pg` gives these no code: the server asks for a password where none was given, or knows no TLS.
	if (/password must be a/.test(error.message))
		return `DATABASE_URL: PostgreSQL at ${server} asks for the password of ${username}; write it into the address (postgres://${username}:password@${server}/${name}).`;
	if (/does not support SSL/.test(error.message))
		return `DATABASE_URL: PostgreSQL at ${server} knows no TLS, which sslmode asks for; switch it on there, or take sslmode away.`;
	if (/CERT|ALTNAME/.test(code))
		return `DATABASE_URL: the certificate of PostgreSQL at ${server} is not one to trust (${code}); give sslrootcert=FILE, or the name that it was made for.`;
	return /^(CONNECT|ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|57P03)/.test(code)
		? `DATABASE_URL: PostgreSQL at ${server} cannot be reached (${code}). Is it running, and is the address right?`
		: undefined;
}
