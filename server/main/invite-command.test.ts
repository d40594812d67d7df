import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inviteAtTheMachine } from "./invite-command.ts";

const away = join(tmpdir(), "thari-no-such-folder");

test("where no site has its database none is made", async () => {
	const asked = inviteAtTheMachine({ DATA_DIR: away }, ["--role", "owner"]);
	const problem = `There is no database in ${away}; set DATA_DIR as the site has it.`;
	expect(await asked).toEqual({ ok: false, problem });
	expect(existsSync(away)).toBe(false);
});

test.each([
	[["--role", "boss"]],
	[["--role", "staff", "--email", "somebody"]],
	[["--role", "staff", "--reset", "a@thari.example"]],
	[["--nobody"]],
	[[]],
])("%j is answered by what can be asked", async (words) => {
	const folder = mkdtempSync(join(tmpdir(), "thari-invite-"));
	const problem = expect.stringMatching(/^Say whom the link is for/);
	expect(await inviteAtTheMachine({ DATA_DIR: folder }, words)).toEqual({ ok: false, problem });
	rmSync(folder, { recursive: true });
});

test("a database that cannot be reached or read, and a setting that cannot be used, are said in a sentence", async () => {
	const folder = mkdtempSync(join(tmpdir(), "thari-invite-"));
	writeFileSync(join(folder, "thari.db"), "torn".repeat(2048));
	const problem = async (environment: Record<string, string>) => {
		const invited = await inviteAtTheMachine(environment, ["--role", "owner"]);
		return invited.ok ? "none" : invited.problem;
	};
	expect(await problem({ DATABASE_URL: "postgres://thari@127.0.0.1:1/thari" })).toMatch(
		/^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)\. .*$/,
	);
	expect(await problem({ DATA_DIR: folder })).toMatch(/^The file \S+ is not an intact database\. .*$/);
	expect(await problem({ DATABASE_URL: "mysql://localhost/thari" })).toContain("DATABASE_URL must be an address like");
	rmSync(folder, { recursive: true });
});
