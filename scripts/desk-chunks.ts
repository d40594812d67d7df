import type { Plugin } from "vite";

/** What the bundler knows of a module: the modules that import it, at once or later. */
type Importers = { importers: readonly string[]; dynamicImporters: readonly string[] };
/** The modules of the build, by their ids. */
type Modules = { getModuleInfo(id: string): Importers | null };

/** Parts of the desk that are opened now and then, and the file of each; all other parts share one. */
const RARER: Readonly<Record<string, string>> = {
	"quote-editor": "desk-quote",
	catalogue: "desk-catalogue",
	settings: "desk-office",
	reports: "desk-office",
	people: "desk-office",
	account: "desk-office",
	outbox: "desk-office",
};
const COMMON = "desk-common";
/** The pages before the desk, and all that is not of the desk: who opens one of them does not wait for the desk's script. */
const ELSEWHERE = "elsewhere";

/**
 * Names the file that a module goes into, for the modules that only pages of the desk need. The desk fetches the script
 * of all its pages soon after it opens (app/desk/parts/fetch-ahead.ts), and by itself the bundler makes a file for each
 * set of pages that share a module: 175 of them (docs/decisions/0071).
 * @returns for each module its file, or null where the bundler decides
 */
export function deskChunks(): (id: string, modules: Modules) => string | null {
	const known = new Map<string, ReadonlySet<string>>();

	/** Files from which a module is reached. */
	function usersOf(id: string, modules: Modules): ReadonlySet<string> {
		const before = known.get(id);
		if (before) return before;
		const users = new Set<string>();
		const seen = new Set<string>();
		const waiting = [id];
		for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
			if (seen.has(at)) continue;
			seen.add(at);
			const area = areaOf(at);
			if (area) users.add(area);
			const info = modules.getModuleInfo(at);
			const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
			if (!area && importers.length === 0) users.add(ELSEWHERE);
			waiting.push(...importers);
		}
		known.set(id, users);
		return users;
	}

	return (id, modules) => {
		if (id.endsWith(".css")) return null;
		const users = usersOf(id, modules);
		if (users.has(ELSEWHERE)) return null;
		const [only = COMMON] = users;
		return users.size === 1 ? only : COMMON;
	};
}

/**
 * Lets a page's file export more than the page does, for the files that share its modules: the bundler asks for that
 * where a group does not take along what its modules import. The router reads the exports that it knows, as before.
 */
export function entriesMayExportMore(): Plugin {
	return {
		name: "entries-may-export-more",
		// After the router's own plugin, which sets "exports-only".
		enforce: "post",
		configEnvironment: (name) =>
			name === "client" ? { build: { rollupOptions: { preserveEntrySignatures: "allow-extension" } } } : undefined,
	};
}

/** The file of the part of the desk that a module stands in; undefined for a module outside the desk. */
function areaOf(id: string): string | undefined {
	const [inDesk, part = ""] = /\/app\/desk\/(?:([\w-]+)\/)?/.exec(id) ?? [];
	if (!inDesk) return undefined;
	return part === "sign-in" ? ELSEWHERE : (RARER[part] ?? COMMON);
}
