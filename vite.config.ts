import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { namesOfClasses } from "./scripts/class-names.ts";
import { deskChunks, entriesMayExportMore } from "./scripts/desk-chunks.ts";
import { inlineClassNames } from "./scripts/inline-class-names.ts";
import { inlineScript } from "./scripts/inline-script.ts";
import { BUILD_LANGUAGE, inLanguage, languageBuilds } from "./scripts/languages.ts";

/**
 * Packages that every start needs: they go into the server's own file, without their unused parts. Read from
 * node_modules these are 550 files, which took 0.2 s and 25 MB more. Others stay there: they are loaded when first
 * needed (sharp, the desk's sign-in, PostgreSQL, PDF), or bring parts that are no JavaScript.
 */
const bundled = [
	"@hono/node-server",
	"@remix-run/headers",
	"@remix-run/multipart-parser",
	"@remix-run/route-pattern",
	"hono",
	"kysely",
	"nodemailer",
	"react-router",
	"zod",
	"zustand",
];

export default defineConfig(({ command }) => ({
	plugins: [
		inlineClassNames(),
		inlineScript(),
		inLanguage(import.meta.dirname, process.env[BUILD_LANGUAGE]),
		languageBuilds(import.meta.dirname),
		reactRouter(),
		entriesMayExportMore(),
	],
	css: { modules: { generateScopedName: namesOfClasses(import.meta.dirname, command === "build") } },
	build: {
		target: "es2022",
		// Browsers that know oklch and nesting (2024 on): without it each colour is written twice.
		cssTarget: ["chrome123", "firefox128", "safari17.5", "ios17.5"],
		assetsInlineLimit: 0,
		// What is fetched later is small and asks for little more: the list of it would be a part of every page.
		modulePreload: false,
		// app/root.tsx fetches the error screen late so that it is no part of the core; the shop's shell holds it.
		// How long plugins took is nothing that whoever installs the site can mend.
		rollupOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
	},
	environments: {
		client: {
			build: {
				rollupOptions: {
					optimization: { inlineConst: { mode: "all", pass: 2 } },
					output: {
						// What every page needs is one file: it compresses better than its parts (docs/figures.md). What the
						// shop alone needs is another, so that the shop's sheet is linked by the shop alone.
						codeSplitting: {
							groups: [
								// One sheet for each area and one for what all show, however their pages are split: each page has it
								// before it is shown, and what is fetched late but drawn by the server (the footer) finds its rules linked.
								{ name: "shop", test: /app\/shop\/.*\.module\.css/ },
								{ name: "desk", test: /app\/desk\/.*\.module\.css/ },
								{ name: "parts", test: /app\/(ui|forms)\/.*\.module\.css/ },
								{
									name: "core",
									test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\/|app\/root|app\/ui\/(class-names|icons|link|follow-links|own-html|toast\.ts|focus-after-navigation|use-messages)|messages\/(translation|say)/,
								},
								{
									name: "shell",
									test: /app\/shop\/(shell|cart\/cart-store|parts\/(header|page-life|picture\.tsx|meta\.ts|catalogue-item|use-indicative)|contact\/subject)|app\/ui\/still|content\/product-image|domain\/(orders\/cart\.ts|shared\/money)/,
								},
								{
									name: "quantity",
									test: /app\/(ui\/stepper\.tsx|shop\/(cart\/quantity-(meter|text)\.tsx?|parts\/stand-in))|messages\/en\/problems\/quantities/,
								},
								{
									name: "samples",
									test: /app\/shop\/samples\/(kept-samples|sample-store)|messages\/en\/shop\/samples\.ts/,
								},
								{
									// What the shop's forms need, and no more: the desk has its own besides.
									name: "form",
									test: /app\/(forms\/(deliver|field|form-(frame|key|kind)|outcome|use-(checked-form|form|kept-fields))|shop\/checkout\/next-steps)/,
								},
								// Last, and without what its modules import: what other pages need as well stays where it is.
								{ name: deskChunks(), includeDependenciesRecursively: false, priority: -1 },
							],
						},
					},
				},
			},
		},
		// The whole server is built as one module graph with the routes, so that both share one database and one cache.
		ssr: {
			build: { rollupOptions: { input: "./server/main/app.ts" } },
			resolve: { conditions: ["node", "module"], noExternal: command === "build" ? bundled : [] },
		},
	},
}));
