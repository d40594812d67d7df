import { accessSync, constants, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { type Database, joinDatabase } from "../platform/db/database.ts";
import { hasContent, refuseVanished } from "../platform/db/in-use.ts";
import { ranMigrations } from "../platform/db/migrate.ts";
import { migrationFiles } from "../platform/db/migration-files.ts";
import type { Settings } from "./env.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import { startFailure } from "./start-failure.ts";

const { ok, note, wrong } = findingsAbout("database");

type Examined = {
	findings: Finding[];
	/** When the newest request was made, epoch milliseconds, and by how much a database server's clock is ahead of ours. */
	newest?: number;
	ahead?: number;
};

/** Whether the database can be opened, read and written, is whole, and of which release it is. Begins none. */
export async function examineDatabase(settings: Settings, clock: () => number): Promise<Examined> {
	const { dataDir, databaseUrl } = settings;
	const file = join(dataDir, "thari.db");
	let database: Database | undefined;
	try {
		if (!databaseUrl) {
			refuseVanished(dataDir, "thari.db", !hasContent(file));
			if (!existsSync(file)) return { findings: [note(`there is none in ${dataDir} yet; the first start makes it.`)] };
			const stranger = notTheOwner(file);
			if (stranger) return { findings: [stranger] };
			// A file that may be read but not written opens well.
			accessSync(dataDir, constants.W_OK);
			accessSync(file, constants.W_OK);
		}
		database = joinDatabase({ dataDir, databaseUrl });
		const ran = await ranMigrations(database);
		if (ran.length === 0) refuseVanished(dataDir, databaseUrl ? database.place : "thari.db", true);
		if (ran.length === 0) return { findings: [note(`${database.place} is empty; the first start fills it.`)] };
		return await ofSite(database, ran, clock);
	} catch (error) {
		const sentence = startFailure(error, settings);
		if (sentence === undefined) throw error;
		return { findings: [wrong(sentence)] };
	} finally {
		await database?.close();
	}
}

async function ofSite(database: Database, ran: readonly string[], clock: () => number): Promise<Examined> {
	const newer = ran.filter((name) => !Object.hasOwn(migrationFiles, name));
	if (newer.length > 0)
		return {
			findings: [wrong(`it is newer than this program (${newer.join(", ")}): start the newer release.`)],
		};
	const findings: Finding[] = [];
	const pending = Object.keys(migrationFiles).filter((name) => !ran.includes(name));
	if (pending.length > 0)
		findings.push(note(`the next start runs these migrations: ${pending.join(", ")}. Make a backup first.`));
	await database.ready();
	try {
		await database.inspect();
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		findings.push(wrong(`${why}. Stop the site and put a backup in its place (npm run restore -- FILE).`));
	}
	const { count, newest } = await database.read
		.selectFrom("quote_request")
		.select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.max("created_at").as("newest")])
		.executeTakeFirstOrThrow();
	const isWhole = database.engine === "sqlite" ? " and is whole" : "";
	const isWell = findings.every(({ state }) => state !== "wrong");
	return {
		findings: [
			...(isWell ? [ok(`${database.place} takes writes${isWhole}; it holds ${Number(count)} order requests.`)] : []),
			...findings,
		],
		...(newest === null ? {} : { newest: Number(newest) }),
		...(database.engine === "postgres" ? { ahead: await aheadOf(database, clock) } : {}),
	};
}

/** Milliseconds; the answer is on its way for half of what it takes. */
async function aheadOf({ read }: Database, clock: () => number): Promise<number> {
	const before = clock();
	const { rows } = await sql<{ at: number }>`select cast(extract(epoch from now()) * 1000 as bigint) as at`.execute(
		read,
	);
	return Number(rows[0]?.at) - (before + clock()) / 2;
}

/** What is opened here leaves files beside it that would belong to whoever looks, and stop the site's next start. */
function notTheOwner(file: string): Finding | undefined {
	const { uid } = statSync(file);
	const ours = process.getuid?.();
	if (ours === undefined || ours === uid) return undefined;
	return wrong(`${file} belongs to user ${uid}, and you are user ${ours}: run this as the user that the site runs as.`);
}
