import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { leaveOutUnusedRouterParts } from "./scripts/router-parts.ts";

/**
 * What every start needs goes into the server's own file, without its unused parts: read from node_modules these are
 * 550 files, which took 0.2 s and 25 MB more.
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
	plugins: [leaveOutUnusedRouterParts(), reactRouter()],
	build: {
		target: "es2022",
		// Browsers that know oklch and nesting (2024 on): without it each colour is written twice.
		cssTarget: ["chrome123", "firefox128", "safari17.5", "ios17.5"],
		assetsInlineLimit: 0,
		// What is fetched later is small and asks for little more: the list of it would be a part of every page.
		modulePreload: false,
	},
	environments: {
		client: {
			build: {
				rollupOptions: {
					output: {
						// What every page needs is one file: it compresses better than its parts (docs/figures.md).
						codeSplitting: {
							groups: [
								// The desk's components' styles are one sheet: each page has it before it is shown.
								{ name: "desk", test: /app\/desk\/.*\.module\.css/ },
								{
									name: "core",
									test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\/|app\/(boot|root|document-style\/document-style)|app\/ui\/(icons|link|follow-links|own-html|still|toast-area|toast\.ts|focus-after-navigation)|app\/shop\/(shell|cart\/cart-store|parts\/(header|page-life|picture\.tsx|meta\.ts))|content\/plate|domain\/(orders\/cart|shared\/money)/,
								},
								{
									name: "form",
									test: /app\/(forms\/(deliver|draft|field|form-|outcome|use-)|shop\/checkout\/next-steps)/,
								},
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
