import { execFileSync } from "node:child_process";
import { accessSync, constants, cpSync, existsSync, globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "../messages/registry.ts";
import { buildPdfWorker, buildThread } from "./build-pdf-worker.ts";
import { buildIsStale, stampBuild } from "./build-stamp.ts";
import { compressAssets } from "./compress-assets.ts";
import { makeJpegPictures } from "./jpeg-pictures.ts";
import { BUILD_LANGUAGE, languageFolder } from "./languages.ts";
import { refuse } from "./refuse.ts";

/** Builds the site when the build is missing or stale, and says so. */
const root = join(import.meta.dirname, "..");
const framework = join(root, "node_modules/@react-router/dev/bin.cjs");

/**
 * Plain JavaScript, so that a running site carries no compiler; an older Node reads it too, and is told. React looks at
 * NODE_ENV when it is first read.
 */
const entry = `process.env.NODE_ENV ??= "production";
if (Number.parseInt(process.version.slice(1), 10) < 24) {
	console.error(\`This is Node \${process.version} (\${process.execPath}), and the site needs 24 or later. One came with npm ci: start it with node_modules/.bin/node build/serve.js, or npm start.\`);
	process.exit(1);
}
const { serve } = await import("./server/index.js");
await serve(process.env);
`;

if (buildIsStale(root)) {
	refuseHopeless();
	console.log("Building the site (about 15 seconds) ...");
	const translations = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
	rmSync(join(root, languageFolder("")), { recursive: true, force: true });
	for (const locale of translations) build({ [BUILD_LANGUAGE]: locale });
	build({});
	for (const locale of translations)
		cpSync(join(root, languageFolder(locale), "client/assets"), join(root, "build/client/assets"), { recursive: true });
	await buildPdfWorker(root, join(root, "build/server/pdf"));
	await buildThread(root, "server/platform/db/reader-thread.ts", join(root, "build/server/reader"));
	// The framework's list of all routes: what a page may know it is given by app/route-lists.
	for (const file of globSync(join(root, "build/client/assets/manifest-*.js"))) rmSync(file);
	await compressAssets(join(root, "build/client"));
	await makeJpegPictures(join(root, "build/client"), join(root, "node_modules/.cache/jpeg-pictures"));
	writeFileSync(join(root, "build/serve.js"), entry);
	stampBuild(root);
}

/** The framework's build of pages and server. */
function build(settings: Readonly<Record<string, string>>): void {
	try {
		execFileSync(process.execPath, [framework, "build"], {
			cwd: root,
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, NODE_ENV: "production", ...settings },
		});
	} catch {
		refuse("The site could not be built; why is said above.");
	}
}

/** Ends here where a build cannot come to its end. */
function refuseHopeless(): void {
	if (!existsSync(framework))
		refuse(
			`What the site is built with is not here, as "npm ci" leaves it out where NODE_ENV is production: run "npm ci --include=dev" in ${root}.`,
		);
	const target = join(root, "build");
	try {
		accessSync(existsSync(target) ? target : root, constants.W_OK);
	} catch {
		refuse(
			`The site is not built from what lies here, and this user may not write to ${root}: run "npm run build" there as the user whom it belongs to.`,
		);
	}
}
