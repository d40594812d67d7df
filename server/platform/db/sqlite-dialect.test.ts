import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite, sqliteDialects } from "./sqlite-dialect.ts";

type Tables = { note: { words: string } };

/** A database for writing, and one for reading whose second connection is of the file that is given. */
async function open(fileToRead: (file: string) => string) {
	const folder = mkdtempSync(join(tmpdir(), "thari-dialect-"));
	const file = join(folder, "a.db");
	const { write, read } = sqliteDialects(openSqlite(file), fileToRead(file));
	const [writing, reading] = [new Kysely<Tables>({ dialect: write }), new Kysely<Tables>({ dialect: read })];
	onTestFinished(async () => {
		await reading.destroy();
		await writing.destroy();
		rmSync(folder, { recursive: true, force: true });
	});
	await sql`create table note (words text)`.execute(writing);
	await writing.insertInto("note").values({ words: "stored" }).execute();
	return { writing, reading };
}

test("who reads during a write is answered at once, with what is committed", async () => {
	const { writing, reading } = await open((file) => file);
	await writing.transaction().execute(async (tx) => {
		await tx.updateTable("note").set({ words: "half done" }).execute();
		expect(await reading.selectFrom("note").selectAll().execute()).toEqual([{ words: "stored" }]);
	});
	expect(await reading.selectFrom("note").selectAll().execute()).toEqual([{ words: "half done" }]);
});

test.each([
	["cannot be opened", (file: string) => `${file}-gone`],
	[
		"opens and cannot be read",
		(file: string) => {
			writeFileSync(`${file}-junk`, "no database".repeat(1000));
			return `${file}-junk`;
		},
	],
] as const)(
	"where the second connection %s, who reads during a write waits for it, and so do all after them",
	async (_, other) => {
		const { writing, reading } = await open(other);
		const words = () => reading.selectFrom("note").select("words").executeTakeFirst();
		for (const round of ["first", "second"]) {
			let answered = false;
			const waiting = await writing.transaction().execute(async (tx) => {
				await tx.updateTable("note").set({ words: round }).execute();
				const readers = [words(), words(), words()];
				void readers[0]?.then(() => {
					answered = true;
				});
				await new Promise((resolve) => setImmediate(resolve));
				expect(answered).toBe(false);
				// In an object: a promise that is returned would be waited for before the write ends.
				return { readers };
			});
			expect(await Promise.all(waiting.readers)).toEqual([{ words: round }, { words: round }, { words: round }]);
		}
	},
);
