import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { chromiumPath, HEADLESS } from "../tests/support/chromium.ts";
import { postgresBin } from "../tests/support/postgres.ts";

/** Makes sure of what the tests need beyond npm's packages, a browser, PostgreSQL and nginx, and says what it does. */
export function setUpTests(): void {
	if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
		console.log(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not there.`);
	}
	const missing = [
		...(process.env.CHROMIUM_PATH || existsSync(HEADLESS) ? [] : ["chromium-headless-shell"]),
		...(postgresBin() ? [] : ["postgresql"]),
		...(isNginx() ? [] : ["nginx", "openssl"]),
	];
	if (missing.length > 0 && process.getuid?.() === 0 && isProgram("apt-get")) {
		installWithApt(missing);
		if (!chromiumPath()) installWithApt(["chromium"]);
	}
	if (!chromiumPath()) {
		console.log("Fetching a browser: playwright install chromium ...");
		run("npx", ["playwright", "install", ...(process.getuid?.() === 0 ? ["--with-deps"] : []), "chromium"]);
	}
	const browser = chromiumPath();
	const postgres = postgresBin();
	console.log(
		browser
			? `Browser: ${browser}`
			: "No browser: install Chromium, or set CHROMIUM_PATH to one; end-to-end tests will fail.",
	);
	console.log(
		postgres ? `PostgreSQL: ${postgres}` : "No PostgreSQL: install the package postgresql; the tests on it will fail.",
	);
	if (!isNginx()) console.log("No nginx: install the package nginx; what the document says of it is not tried.");
}

const isNginx = () => spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;

/** Debian's packages would start servers of their own; the tests start theirs. */
const CLUSTER_SETTING = "/etc/postgresql-common/createcluster.conf";
/** Asked before a package starts a service: 101 forbids it. */
const POLICY = "/usr/sbin/policy-rc.d";

function installWithApt(packages: readonly string[]): void {
	if (packages.includes("postgresql") && !existsSync(CLUSTER_SETTING)) {
		mkdirSync("/etc/postgresql-common", { recursive: true });
		writeFileSync(CLUSTER_SETTING, "create_main_cluster = false\n");
	}
	const isOurs = !existsSync(POLICY);
	if (isOurs) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
	run("apt-get", ["update", "-qq"]);
	for (const name of packages) {
		console.log(`Installing ${name} with apt-get ...`);
		run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
	}
	if (isOurs) rmSync(POLICY);
}

function run(program: string, args: readonly string[]): void {
	const { status, stderr } = spawnSync(program, args, {
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		stdio: ["ignore", "ignore", "pipe"],
		encoding: "utf8",
	});
	if (status !== 0)
		console.log(`${program} ${args.join(" ")} did not succeed. ${stderr?.trim().split("\n").at(-1) ?? ""}`);
}

function isProgram(name: string): boolean {
	return spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0;
}

if (import.meta.main) setUpTests();
