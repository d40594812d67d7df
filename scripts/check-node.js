import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Looked at before a command of package.json is read, hence plain JavaScript that an older Node reads too: without what
 * `npm ci` brings, each would end in a trace of Node's own.
 */
const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const complaint = findComplaint();
if (complaint !== undefined) {
	console.error(complaint);
	process.exit(1);
}

function findComplaint() {
	// npm writes this file last.
	if (!existsSync(join(root, "node_modules/.package-lock.json")))
		return `What this program is made with is not here yet: run "npm ci" in ${root} first, and then "npm run build".`;
	if (Number.parseInt(process.version.slice(1), 10) >= 24) return undefined;
	return `This is Node ${process.version} (${process.execPath}), and 24 or later is needed: "npm ci" in ${root} brings one, unless it is told to leave optional packages out.`;
}
