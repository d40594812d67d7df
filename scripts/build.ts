import { execFileSync } from "node:child_process";
import { cpSync, globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "../messages/registry.ts";
import { buildPdfWorker } from "./build-pdf-worker.ts";
import { buildIsStale, stampBuild } from "./build-stamp.ts";
import { compressAssets } from "./compress-assets.ts";
import { BUILD_LANGUAGE, languageFolder } from "./languages.ts";

/** Builds the site when the build is missing or stale, and says so. */
const root = join(import.meta.dirname, "..");

if (buildIsStale(root)) {
	console.log("Building the site (about 10 seconds) ...");
	const translations = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
	rmSync(join(root, languageFolder("")), { recursive: true, force: true });
	for (const locale of translations) build({ [BUILD_LANGUAGE]: locale });
	build({});
	for (const locale of translations)
		cpSync(join(root, languageFolder(locale), "client/assets"), join(root, "build/client/assets"), { recursive: true });
	await buildPdfWorker(root, join(root, "build/server/pdf"));
	// The framework's list of all routes: what a page may know it is given by app/route-lists.
	for (const file of globSync(join(root, "build/client/assets/manifest-*.js"))) rmSync(file);
	await compressAssets(join(root, "build/client"));
	// Plain JavaScript, so that a running site carries no compiler; React looks at NODE_ENV when it is first read.
	writeFileSync(
		join(root, "build/serve.js"),
		'process.env.NODE_ENV ??= "production";\nconst { serve } = await import("./server/index.js");\nawait serve(process.env);\n',
	);
	stampBuild(root);
}

/** The framework's build of pages and server. */
function build(settings: Readonly<Record<string, string>>): void {
	execFileSync(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
		cwd: root,
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, NODE_ENV: "production", ...settings },
	});
}
