import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod";

const root = join(import.meta.dirname, "..");
const { scripts } = z
	.object({ scripts: z.record(z.string(), z.string()) })
	.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

/** A release as it lies there after `git clone`. */
let release: string;
beforeEach(() => {
	release = mkdtempSync(join(tmpdir(), "thari-release-"));
	for (const name of ["package.json", "scripts", "server/platform/db"])
		cpSync(join(root, name), join(release, name), { recursive: true });
});
afterEach(() => rmSync(release, { recursive: true }));

/** What `npm ci` leaves, as far as it is looked at. */
function install(): void {
	mkdirSync(join(release, "node_modules"));
	writeFileSync(join(release, "node_modules/.package-lock.json"), "{}");
}

/** Runs a line of package.json as npm does. @param before a program that Node runs first */
function command(name: string, before?: string) {
	const [program = "", ...args] = (scripts[name] ?? "").split(" ");
	expect(program).toBe("node");
	const first = before === undefined ? [] : ["--import", `data:text/javascript,${before}`];
	const { status, stdout, stderr } = spawnSync(process.execPath, [...first, ...args], {
		cwd: release,
		encoding: "utf8",
		env: { ...process.env, DATA_DIR: join(release, "data"), DATABASE_URL: "" },
	});
	return { status, said: stdout + stderr };
}

const OPERATORS = ["prestart", "build", "backup", "restore", "move-to-postgres", "doctor", "desk:invite"];

test.each(OPERATORS)("%s says where nothing is installed that this comes first", (name) => {
	expect(command(name)).toEqual({
		status: 1,
		said: `What this program is made with is not here yet: run "npm ci" in ${release} first, and then "npm run build".\n`,
	});
});

test("an older Node, which would stumble over the first line of TypeScript, is told", () => {
	install();
	const { status, said } = command("doctor", "Object.defineProperty(process,'version',{value:'v20.1.0'})");
	expect([status, said]).toEqual([1, expect.stringMatching(/^This is Node v20\.1\.0 .*"npm ci".*\n$/)]);
});

test.each(["doctor", "desk:invite"])(
	"%s says of a release that is not built that it is to be, and builds nothing",
	(name) => {
		install();
		expect(command(name)).toEqual({
			status: 1,
			said: `The site is not built: run "npm run build" in ${release}, as the user whom that folder belongs to.\n`,
		});
	},
);
