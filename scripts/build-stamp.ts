import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the build is made from. */
const SOURCES = [
	"app",
	"content",
	"messages",
	"domain",
	"server",
	"public",
	"scripts",
	"package-lock.json",
	"react-router.config.ts",
	"vite.config.ts",
];

/** Whether the build is missing or was made from other sources than those that lie here now. */
export function buildIsStale(root: string): boolean {
	const stamp = join(root, "build/stamp");
	return !existsSync(stamp) || readFileSync(stamp, "utf8") !== fingerprint(root);
}

/** Notes what the build that has just been made was made from. */
export function stampBuild(root: string): void {
	writeFileSync(join(root, "build/stamp"), fingerprint(root));
}

/** Names, sizes and times are enough: a touched file is built once too often, never once too rarely. */
function fingerprint(root: string): string {
	const hash = createHash("sha256");
	const visit = (path: string) => {
		const file = statSync(path);
		if (!file.isDirectory()) hash.update(`${path} ${file.size} ${file.mtimeMs}\n`);
		else for (const name of readdirSync(path).sort()) visit(join(path, name));
	};
	for (const source of SOURCES) if (existsSync(join(root, source))) visit(join(root, source));
	return hash.digest("hex");
}
