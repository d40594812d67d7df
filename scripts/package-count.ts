import { readFileSync } from "node:fs";
import { join } from "node:path";

/** At most this many packages that the site needs when it runs: ours directly, and all that they bring. */
const MAX_DIRECT = 30;
const MAX_INSTALLED = 150;

/** Programs built for one platform, of which npm installs the one that fits. */
const PLATFORM = /^(node-(linux|win|bin)-|@img\/)/;

type Locked = {
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
	peerDependencies?: Record<string, string>;
	peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

const root = join(import.meta.dirname, "..");
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
	packages: Record<string, Locked>;
};

/** Where Node finds `name` for the package at `from`: beside it, or further up. */
function locate(from: string, name: string): string | undefined {
	for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")))) {
		const path = place === "" ? `node_modules/${name}` : `${place}/node_modules/${name}`;
		if (packages[path]) return path;
		if (place === "") return undefined;
		if (!place.includes("/node_modules/")) place = "";
	}
}

/**
 * Every place in the tree that running the site leads to. A peer that a package can do without (a test runner, say)
 * is there for the tests' sake, and no part of it.
 */
function runtimeTree(): Set<string> {
	const found = new Set<string>();
	const visit = (from: string): void => {
		const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = packages[from] ?? {};
		const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
		for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
			const path = locate(from, name);
			if (!path || found.has(path)) continue;
			found.add(path);
			visit(path);
		}
	};
	visit("");
	return found;
}

const direct = Object.keys(packages[""]?.dependencies ?? {}).length;
const installed = [...runtimeTree()].filter(
	(path) => !PLATFORM.test(path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)),
).length;

/** Other machines' binaries that the lockfile does not know: `npm ci` then refuses to install anything, anywhere. */
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
