import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openMailbox } from "../../tests/support/mailbox.ts";
import { openDatabase } from "../platform/db/database.ts";
import { examine } from "./doctor.ts";
import { readSettings } from "./env.ts";
import { examineClock } from "./examine-clock.ts";
import { examineDisk } from "./examine-disk.ts";

let dataDir: string;
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "thari-doctor-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const NOW = Date.UTC(2026, 10, 20, 9, 30);

/** The sentences about one thing, each with what it is. */
async function said(about: string, environment: Record<string, string> = {}, mailTo?: string): Promise<string[]> {
	const findings = await examine({ DATA_DIR: dataDir, ...environment }, mailTo, () => NOW);
	return findings.filter((one) => one.about === about).map(({ state, sentence }) => `${state}: ${sentence}`);
}

describe("a site is examined", () => {
	test("as to its settings: what is wrong, and what a live site lacks", async () => {
		const findings = await examine({ PORT: "http" }, undefined, () => NOW);
		expect(findings).toMatchObject([{ state: "wrong", about: "settings", sentence: /PORT must be a port/ }]);
		const lacks = await said("settings", { HOST: "127.0.0.1", PUBLIC_URL: "http://www.example.com" });
		expect(lacks[0]).toBe(
			"ok: they can be read; the site listens at 127.0.0.1:3000 and is called http://www.example.com.",
		);
		for (const word of ["without TLS", "STAFF_EMAIL is still the example", "TRUSTED_PROXIES", "COMPANY_phone"])
			expect(lacks.join("\n")).toContain(word);
		expect(await said("settings", { COMPANY_gstin: "none" })).toContainEqual(expect.stringMatching(/^wrong: .*GSTIN/i));
	});

	test("as to its database: none yet, a good one, a vanished one, a torn one; none is begun", async () => {
		expect(await said("database")).toEqual([`note: there is none in ${dataDir} yet; the first start makes it.`]);
		const file = join(dataDir, "thari.db");
		expect(existsSync(file)).toBe(false);
		await (await openDatabase({ dataDir, databaseUrl: undefined })).close();
		expect(await said("database")).toEqual([`ok: ${file} takes writes and is whole; it holds 0 order requests.`]);
		const look = new DatabaseSync(file);
		const page = Number(look.prepare("select rootpage from sqlite_master where name = 'outbox_sent'").get()?.rootpage);
		look.exec("delete from migration where name like '0025%'");
		look.close();
		expect(await said("database")).toContainEqual(
			expect.stringMatching(/^note: the next start runs these migrations: 0025/),
		);
		const torn = openSync(file, "r+");
		writeSync(torn, Buffer.alloc(4096, 7), 0, 4096, (page - 1) * 4096);
		expect(await said("database")).toContainEqual(expect.stringMatching(/^wrong: .*is damaged: .*npm run restore/));
		for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
		expect(await said("database")).toEqual([expect.stringMatching(/^wrong: .*is missing or empty, although/)]);
		expect(existsSync(file)).toBe(false);
	});

	test("as to its mail: a server that lets us in, a trial email, one that does not answer, none", async () => {
		expect(await said("mail")).toEqual([expect.stringMatching(/^note: SMTP_URL is not set/)]);
		const mailbox = await openMailbox();
		expect(await said("mail", { SMTP_URL: mailbox.url })).toEqual([expect.stringMatching(/^ok: .* lets us in/)]);
		expect(mailbox.mails).toHaveLength(0);
		const taken = await said("mail", { SMTP_URL: mailbox.url }, "you@example.com");
		expect(taken).toEqual([expect.stringMatching(/^ok: .* took a trial email for you@example\.com/)]);
		expect(mailbox.mails.map(({ to }) => to)).toEqual([["you@example.com"]]);
		await mailbox.close();
		expect(await said("mail", { SMTP_URL: mailbox.url })).toEqual([
			expect.stringMatching(/^wrong: .*ECONNREFUSED.*Look at SMTP_URL/),
		]);
	});

	test("as to its disk, with what the database takes", async () => {
		mkdirSync(join(dataDir, "below"));
		writeFileSync(join(dataDir, "below/thari.db"), Buffer.alloc(3_000_000));
		writeFileSync(join(dataDir, "below/thari.db-wal"), Buffer.alloc(2_000_000));
		// What is still in SQLite's log is copied by an update as well. Asked by itself: opened, the log might be thrown away.
		const [room] = await examineDisk(readSettings({ DATA_DIR: join(dataDir, "below") }));
		expect(room?.sentence).toMatch(/takes 5 MB|\(5 MB\)|only \d+ MB/);
		expect((await said("disk", { DATA_DIR: join(dataDir, "not/there") }))[0]).toMatch(/MB are free on the disk of/);
		expect((await said("disk", { DATABASE_URL: "postgres://thari@127.0.0.1:1/thari" }))[0]).toContain("over there");
	});

	test("as to its clock: a request from tomorrow, another clock than PostgreSQL's", () => {
		expect(examineClock({ now: NOW, newest: NOW - 1, ahead: 900 })).toMatchObject([{ state: "ok" }]);
		expect(examineClock({ now: NOW, newest: NOW + 86_400_000 })).toMatchObject([
			{ state: "wrong", sentence: /a request was made at 2026-11-21T09:30/ },
		]);
		expect(examineClock({ now: NOW, ahead: -60_000 })).toMatchObject([
			{ state: "wrong", sentence: /PostgreSQL's says 2026-11-20T09:29/ },
		]);
	});
});
