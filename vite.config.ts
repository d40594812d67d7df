import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: { target: "es2022", assetsInlineLimit: 0 },
	environments: {
		// The whole server is built as one module graph with the routes, so that both share one database and one cache.
		ssr: { build: { rollupOptions: { input: "./server/app.ts" } }, resolve: { conditions: ["node", "module"] } },
	},
});
