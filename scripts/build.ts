import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { buildIsStale, stampBuild } from "./build-stamp.ts";
import { compressAssets } from "./compress-assets.ts";

/** Builds the site when the build is missing or stale, and says so. */
const root = join(import.meta.dirname, "..");

if (buildIsStale(root)) {
	console.log("Building the site (about 10 seconds) ...");
	execFileSync(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
		cwd: root,
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, NODE_ENV: "production" },
	});
	await compressAssets(join(root, "build/client"));
	stampBuild(root);
}
