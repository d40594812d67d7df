import type { Plugin } from "vite";

/**
 * Parts of React Router that this site never runs in the browser: instrumentation hooks, and the discovery of
 * routes while browsing (all routes are known from the start), and the sentences of its checks. Left out they save
 * about 4 kB of 100 (docs/figures.md).
 * The names are checked at every build, so that a new version of the router cannot lose a part unnoticed.
 */
const STAND_INS: Readonly<Record<string, string>> = {
	"lib/router/instrumentation.js": `
		export const instrumentationResultMetaContext = undefined;
		export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
		export const getRouteInstrumentationUpdates = () => ({});
		export const instrumentClientSideRouter = (router) => router;
		export const instrumentHandler = (handler) => handler;`,
	"lib/dom/ssr/fog-of-war.js": `
		export const isFogOfWarEnabled = () => false;
		export const getPartialManifest = (manifest) => manifest;
		export const getPatchRoutesOnNavigationFunction = () => undefined;
		export const useFogOFWarDiscovery = () => {};
		export const handleClientVersionMismatch = async () => false;
		export const getManifestPath = () => "/__manifest";
		export const getPathsWithAncestors = () => [];
		export const URL_LIMIT = 7680;`,
};

const ROUTER = "/react-router/dist/production/";

/** A check and the sentence for the developer who breaks it, which nobody reads in a buyer's browser. */
const CHECK = /^(\s*(?:UNSAFE_)?(?:invariant|warning|warnOnce)\(.*, )(?:"[^"]*"|`[^`]*`)\);$/gm;

function withoutMessages(code: string): string {
	return code.replace(CHECK, '$1"");');
}

export function leaveOutUnusedRouterParts(): Plugin {
	return {
		name: "leave-out-unused-router-parts",
		apply: "build",
		enforce: "pre",
		transform(code, id) {
			if (this.environment.name !== "client") return undefined;
			const part = Object.keys(STAND_INS).find((name) => id.includes(`${ROUTER}${name}`));
			if (!part) return id.includes(ROUTER) ? { code: withoutMessages(code), map: null } : undefined;
			const exported = [...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names]) =>
				(names ?? "").split(",").map((name) => name.trim()),
			);
			const standIn = STAND_INS[part] ?? "";
			const missing = exported.filter((name) => name && !standIn.includes(`const ${name} `));
			if (missing.length > 0)
				this.error(`React Router's ${part} now exports ${missing.join(", ")}: look at scripts/router-parts.ts.`);
			return { code: standIn, map: null };
		},
	};
}
