import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inviteAtTheMachine } from "./invite-command.ts";

const away = join(tmpdir(), "thari-no-such-folder");

test("where no site has its database none is made", async () => {
	const asked = inviteAtTheMachine({ DATA_DIR: away }, ["--role", "owner"]);
	await expect(asked).rejects.toThrow(`There is no database in ${away}; set DATA_DIR as the site has it.`);
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
	await expect(inviteAtTheMachine({ DATA_DIR: folder }, words)).rejects.toThrow("Say whom the link is for");
	rmSync(folder, { recursive: true });
});
