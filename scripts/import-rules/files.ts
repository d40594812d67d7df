import { IS_TEST, type SourceFile } from "../source-files.ts";

/** A file longer than this holds more than one idea. */
export const MAX_LINES = 300;
const SHIPS = /^(app|content|domain|server|studio)\//;
/** A feature's index: what others may use of it. */
const INDEX = /^server\/(?!platform\/|main\/)[^/]+\/index\.ts$/;

const SQL = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>`]*>)?`/;
/** Data that a program of ours writes is as long as what it lists. */
const GENERATED = /^\/\/ Written by [^\n]* Do not edit by hand\./;
const READS_ENVIRONMENT = /^(server\/main\/env\.ts|scripts\/|tests\/)/;

/** The rules on one file: its size, its name, what it says and what it reads. */
export function fileViolations({ path, text, code, lines, imports }: SourceFile): string[] {
	const found: string[] = [];
	const name = path.slice(path.lastIndexOf("/") + 1);
	if (lines > MAX_LINES && !GENERATED.test(text))
		found.push(`${path} has ${lines} lines: a file over ${MAX_LINES} holds more than one idea; split it`);
	if ((/^index\.tsx?$/.test(name) && !INDEX.test(path)) || /^\s*export\s*\*/m.test(code))
		found.push(`${path} is a barrel: only a feature of the server has an index.ts, and it names what it exports`);
	if (/^(server|domain)\/[^/]+$/.test(path))
		found.push(`${path} stands in no feature: server/ and domain/ hold folders only`);
	if (/^(utils?|helpers?|misc)\b/.test(name))
		found.push(`${path} says nothing: name it after the noun or verb it holds`);
	if (IS_TEST.test(path)) return found;
	if (SHIPS.test(path) && !path.startsWith("server/")) {
		if (SQL.test(code) || imports.some(({ target }) => /^(kysely|pg|node:sqlite)$/.test(target)))
			found.push(`${path} speaks SQL: SQL stands only in server/`);
	}
	if (/\bawait request\.formData\(/.test(code) && /^(app|server)\//.test(path))
		found.push(`${path} calls request.formData(): it reads any number of parts; call readForm (server/platform/http)`);
	if (/\bprocess\.env\b/.test(code) && !READS_ENVIRONMENT.test(path))
		found.push(`${path} reads process.env: settings are read and checked in server/main/env.ts alone`);
	return found;
}
