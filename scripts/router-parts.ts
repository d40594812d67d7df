import type { Plugin } from "vite";

/**
 * Parts of React Router that this site never runs in the browser: instrumentation hooks, the discovery of routes
 * while browsing (all routes are known from the start), the error screen it shows developers, its links, and the
 * sentences of its checks. Left out they save about 7 kB of 100 (docs/figures.md).
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
	// For an error outside app/root.tsx alone, which has an error screen of its own.
	"lib/dom/ssr/errorBoundaries.js": `
		import { Component, createElement } from "react";
		export class RemixErrorBoundary extends Component {
			state = { error: this.props.error, location: this.props.location };
			static getDerivedStateFromError(error) { return { error }; }
			static getDerivedStateFromProps({ error, location }, state) {
				return location === state.location ? { error: error || state.error, location } : { error, location };
			}
			render() {
				return this.state.error ? RemixRootDefaultErrorBoundary(this.state) : this.props.children;
			}
		}
		export const RemixRootDefaultErrorBoundary = ({ error }) => {
			console.error(error);
			return createElement("html", { lang: "en" }, createElement("body", null, createElement("h1", null, "Application Error")));
		};
		export const BoundaryShell = ({ children }) => children;`,
};

const ROUTER = "/react-router/dist/production/";

/** A sentence for the developer who breaks a check, which nobody reads in a buyer's browser. */
const SENTENCE = String.raw`(?:"(?:[^"\\]|\\.)*"|\x60(?:[^\x60\\$]|\\.|\$\{[^{}]*\}|\$)*\x60)`;
const CHECK = new RegExp(String.raw`\b((?:invariant|warning|warnOnce)\(.*, )${SENTENCE}\);$`, "gm");
/** An error that only wrong code meets; shorter ones stay, for the log. */
const LONG_ERROR = new RegExp(String.raw`new Error\((?=.{60})${SENTENCE}\)`, "g");

function withoutMessages(code: string): string {
	return code.replace(CHECK, '$1"");').replace(LONG_ERROR, "new Error()");
}

/** What keeps a component in the build that nobody imports: names for developers, and calls that might do more. */
function withoutSideEffects(code: string): string {
	return code
		.replace(/^\w+\.displayName = "\w+";$/gm, "")
		.replace(/= (React\$1\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1");
}

const MATCHING = "lib/router/utils.js";
const BRANCH = "function matchRouteBranch(branch, pathname, allowPartial = false) {";

/**
 * The router tries one route after the other and, before it looks at a route's own words, puts together what its parents
 * have matched: with seventy routes an eighth of the time of a request. A route whose first word stands not in the
 * address is passed over at once.
 */
function withQuickPass(code: string): string {
	return code.replace(
		BRANCH,
		`${BRANCH}
	branch.begins ??= (/^\\/([^/:*?]+)(?=\\/|$)/.exec(branch.path)?.[0] ?? "").toLowerCase();
	if (branch.begins && pathname.slice(0, branch.begins.length).toLowerCase() !== branch.begins) return null;`,
	);
}

export function leaveOutUnusedRouterParts(): Plugin {
	return {
		name: "leave-out-unused-router-parts",
		apply: "build",
		enforce: "pre",
		transform(code, id) {
			if (id.includes(`/react-router/dist/`) && id.includes(`/${MATCHING}`)) {
				if (!code.includes(BRANCH))
					this.error(`React Router's ${MATCHING} has changed: look at scripts/router-parts.ts.`);
				code = withQuickPass(code);
				if (this.environment.name !== "client") return { code, map: null };
			}
			if (this.environment.name !== "client") return undefined;
			const part = Object.keys(STAND_INS).find((name) => id.includes(`${ROUTER}${name}`));
			if (!part)
				return id.includes(ROUTER) ? { code: withoutSideEffects(withoutMessages(code)), map: null } : undefined;
			const exported = [...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names]) =>
				(names ?? "").split(",").map((name) => name.trim()),
			);
			const standIn = STAND_INS[part] ?? "";
			const missing = exported.filter((name) => name && !new RegExp(`(const|class) ${name} `).test(standIn));
			if (missing.length > 0)
				this.error(`React Router's ${part} now exports ${missing.join(", ")}: look at scripts/router-parts.ts.`);
			return { code: standIn, map: null };
		},
	};
}
