import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const document = readFileSync(join(root, "docs/operations.md"), "utf8");
const isThere = spawnSync("systemd-analyze", ["--version"]).status === 0;
/** In tenths of what `systemd-analyze security` prints: 0 is shut off from everything, 100 from nothing. */
const EXPOSED = 15;

/** The unit files that the document gives, by the path that stands in their first lines. */
const units = new Map(
	[...document.matchAll(/```ini\n# (\S+)\n(.*?)```/gs)].map(([, path = "", text = ""]) => [
		path.replace(/.*\//, ""),
		text,
	]),
);
const site = units.get("thari.service") ?? "";

describe("the units of the operations document", () => {
	let folder: string;
	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), "thari-units-"));
		// What they start is looked for.
		for (const [name, text] of units)
			writeFileSync(join(folder, name), text.replaceAll(/\/srv\/thari\/\S*\/node(?= )/g, process.execPath));
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	test("are the site's, its backup's and that one's timer", () => {
		expect([...units.keys()]).toEqual(["thari.service", "thari-backup.service", "thari-backup.timer"]);
	});

	test.skipIf(!isThere).each([...units.keys()])("%s is understood by systemd, to the last line", (name) => {
		const said = spawnSync("systemd-analyze", ["verify", "--man=no", join(folder, name)], { encoding: "utf8" });
		expect(said.stderr + said.stdout).toBe("");
	});

	test.skipIf(!isThere)("shuts the site off from what it does not need", () => {
		const asked = ["security", "--offline=true", "--no-pager", `--threshold=${EXPOSED}`, join(folder, "thari.service")];
		const said = spawnSync("systemd-analyze", asked, { encoding: "utf8" });
		expect([said.status, said.stdout.match(/Overall exposure level.*: ([\d.]+)/)?.[1]]).toEqual([
			0,
			expect.any(String),
		]);
	});

	test("let Node run, keep the data, and start again for as long as it takes", () => {
		// V8 writes the machine code that it runs.
		expect(site).not.toMatch(/^MemoryDenyWriteExecute=yes/m);
		// Node raises its own limit of open files: two thousand connections need it.
		expect(site).not.toMatch(/^SystemCallFilter=~.*@resources/m);
		for (const line of [
			"After=network-online.target",
			"StartLimitIntervalSec=0",
			"Restart=always",
			"StateDirectory=thari",
		])
			expect(site).toContain(`\n${line}\n`);
		expect(site).toMatch(/^RestartSec=\d+$/m);
		const stop = Number(/^TimeoutStopSec=(\d+)$/m.exec(site)?.[1]);
		// The notice, 9 seconds after it, and something to spare.
		expect(stop).toBeGreaterThanOrEqual(12);
	});
});

test("the daily copy is made by a command that the shell understands, once systemd has read it", () => {
	const [line = ""] = /^ExecStart=sh .*$/m.exec(units.get("thari-backup.service") ?? "") ?? [];
	const [, command = ""] = /^ExecStart=sh -c '(.*)'$/.exec(line) ?? [];
	const said = execFileSync("sh", ["-c", command.replaceAll("%%", "%").replace("npm run backup --", "echo")]);
	expect(said.toString()).toMatch(/^\/backup\/thari-\d{4}-\d\d-\d\d\.db\n$/);
});
