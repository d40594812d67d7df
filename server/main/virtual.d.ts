declare module "virtual:react-router/server-build" {
	import type { ServerBuild } from "react-router";

	const build: ServerBuild;
	export const routes: typeof build.routes;
	export const entry: typeof build.entry;
	export const assets: typeof build.assets;
	export const publicPath: typeof build.publicPath;
	export const assetsBuildDirectory: typeof build.assetsBuildDirectory;
	export const basename: typeof build.basename;
	export const future: typeof build.future;
	export const ssr: typeof build.ssr;
	export const isSpaMode: typeof build.isSpaMode;
	export const prerender: typeof build.prerender;
	export const routeDiscovery: typeof build.routeDiscovery;
	export const allowedActionOrigins: typeof build.allowedActionOrigins;
}

/** The files of each language but English (scripts/languages.ts). */
declare module "virtual:language-builds" {
	import type { ServerBuild } from "react-router";

	const builds: Readonly<Record<string, ServerBuild["assets"]>>;
	export default builds;
}
