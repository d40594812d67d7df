import { IS_TEST, type SourceFile } from "../source-files.ts";

/** Whose parts may not need each other in a circle, not even by their types. */
const BY_FOLDER = /^(server|domain)\//;

/** Cycles of files, and of folders of server/ and domain/, where imports of types count. Tests may reach anywhere. */
export function cycleViolations(files: readonly SourceFile[]): string[] {
	const product = files.filter(({ path }) => !IS_TEST.test(path));
	const known = new Set(product.map(({ path }) => path));
	const graph = new Map(
		product.map(({ path, imports }) => {
			// A page and its route share the types that the loader gives; elsewhere types alone vanish before it runs.
			const counts = imports.filter(({ ours, typeOnly }) => ours && (!typeOnly || BY_FOLDER.test(path)));
			return [path, new Set(counts.map(({ target }) => target).filter((target) => known.has(target)))];
		}),
	);
	return [
		...cyclesOf(graph).map((cycle) => `${cycle.join(" -> ")}: a cycle; take out what both need`),
		...cyclesOf(byFolder(graph)).map(
			(cycle) => `${cycle.join(" -> ")}: a cycle of folders; one of them holds what belongs below both`,
		),
	];
}

type Graph = Map<string, Set<string>>;

function byFolder(graph: Graph): Graph {
	const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
	const folders: Graph = new Map();
	for (const [path, targets] of graph) {
		if (!BY_FOLDER.test(path)) continue;
		const from = folderOf(path);
		const others = [...targets].filter((target) => BY_FOLDER.test(target)).map(folderOf);
		folders.set(from, new Set([...(folders.get(from) ?? []), ...others.filter((to) => to !== from)]));
	}
	return folders;
}

/** Each cycle once, from the node at which it was met. */
function cyclesOf(graph: Graph): string[][] {
	const done = new Set<string>();
	const found: string[][] = [];
	const visit = (node: string, trail: readonly string[]) => {
		const start = trail.indexOf(node);
		if (start >= 0) found.push([...trail.slice(start), node]);
		if (start >= 0 || done.has(node)) return;
		for (const target of graph.get(node) ?? []) visit(target, [...trail, node]);
		done.add(node);
	};
	for (const node of graph.keys()) visit(node, []);
	return found;
}
