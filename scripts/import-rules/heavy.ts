import type { SourceFile } from "../source-files.ts";

/** Tens of megabytes or a quarter of a second each, or wanted by few: loaded when first asked for, never with the start. */
const HEAVY = /^(better-auth|@react-pdf\/renderer|sharp|pg|prom-client)$/;
const STARTS = /^server\/(main\/app|[^/]+\/index)\.ts$/;

/** What the start, or a feature's index, would load of heavy packages. Types and `import()` load nothing. */
export function heavyViolations(files: readonly SourceFile[]): string[] {
	const known = new Map(files.map((file) => [file.path, file]));
	const reached = new Set<string>();
	const found: string[] = [];
	const visit = (path: string) => {
		if (reached.has(path)) return;
		reached.add(path);
		for (const { target, ours, typeOnly, dynamic } of known.get(path)?.imports ?? []) {
			if (typeOnly || dynamic) continue;
			if (ours) visit(target);
			else if (HEAVY.test(target))
				found.push(`${path} imports ${target}: the start would load it; import() it when it is first asked for`);
		}
	};
	for (const { path } of files) if (STARTS.test(path)) visit(path);
	return found;
}
