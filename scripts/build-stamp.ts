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

/** What the files say, and not when or where they were written: a copied tree, or one checked out anew, is as good. */
function fingerprint(root: string): string {
	const hash = createHash("sha256");
	const visit = (path: string) => {
		const file = join(root, path);
		if (statSync(file).isDirectory()) {
			for (const name of readdirSync(file).sort()) visit(`${path}/${name}`);
		} else {
			const bytes = readFileSync(file);
			hash.update(`${path} ${bytes.length}\n`).update(bytes);
		}
	};
	for (const source of SOURCES) if (existsSync(join(root, source))) visit(source);
	return hash.digest("hex");
}
