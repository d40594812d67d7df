import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** At most so many packages that the site needs when it runs: ours directly, and all that they bring. */
const MAX_DIRECT = 25;
const MAX_INSTALLED = 120;

/** Programs built for one platform, of which npm installs the one that fits. */
const PLATFORM = /^(node-(linux|win|bin)-|@img\/)/;

const root = join(import.meta.dirname, "..");

const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
	dependencies: Record<string, string>;
};
const direct = Object.keys(dependencies).length;

// npm's own complaints (a platform's binary that is not here) do not matter for the count.
const listing = spawnSync("npm", ["ls", "--omit=dev", "--all", "--parseable"], {
	cwd: root,
	encoding: "utf8",
	shell: process.platform === "win32",
});
const folder = `${sep}node_modules${sep}`;
const installed = new Set(
	listing.stdout
		.split("\n")
		.map((path) => path.trim())
		.filter((path) => path.includes(folder))
		.filter((path) => !PLATFORM.test(path.slice(path.lastIndexOf(folder) + folder.length).replaceAll("\\", "/"))),
).size;

/** Other machines' binaries that the lockfile does not know: `npm ci` then refuses to install anything, anywhere. */
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
	packages: Record<string, { optionalDependencies?: Record<string, string> }>;
};
const unlocked = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
	Object.keys(optionalDependencies).filter(
		(name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
	),
);
for (const name of unlocked)
	console.log(`package-lock.json lacks ${name}: npm ci refuses a lockfile that is not whole`);

console.log(
	`${direct} direct runtime dependencies (at most ${MAX_DIRECT}), ${installed} packages (at most ${MAX_INSTALLED})`,
);
process.exitCode = direct > MAX_DIRECT || installed > MAX_INSTALLED || installed === 0 || unlocked.length > 0 ? 1 : 0;
