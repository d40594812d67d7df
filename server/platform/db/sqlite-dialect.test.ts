import { mkdtempSync, rmSync } from "node:fs";
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

test("where no second connection can be opened, who reads during a write waits for it, and so do all after them", async () => {
	const { writing, reading } = await open((file) => `${file}-gone`);
	const words = () => reading.selectFrom("note").select("words").executeTakeFirst();
	for (const round of ["first", "second"]) {
		let answered = false;
		const waiting: Promise<unknown>[] = [];
		await writing.transaction().execute(async (tx) => {
			await tx.updateTable("note").set({ words: round }).execute();
			for (let reader = 0; reader < 3; reader++)
				waiting.push(
					words().then((row) => {
						answered = true;
						return row;
					}),
				);
			await new Promise((resolve) => setTimeout(resolve, 20));
			expect(answered).toBe(false);
		});
		expect(await Promise.all(waiting)).toEqual([{ words: round }, { words: round }, { words: round }]);
	}
});
