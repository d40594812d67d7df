import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { type Site, startSite } from "../support/site.ts";
import { measureBytes } from "./bytes.ts";
import { measureCatalogue } from "./catalogue.ts";
import { measureDesk } from "./desk.ts";
import { measureDurable } from "./durable.ts";
import { measurePhone } from "./phone.ts";
import { measureSearch } from "./search.ts";
import { measureServing } from "./serving.ts";
import { type Part, renderPart } from "./table.ts";

/**
 * `npm run bench`: all figures; `npm run bench -- bytes phone` some of them; `--write` puts them into
 * docs/figures.md. Timings here are never tests: machines differ.
 */
const parts: Record<string, () => Promise<Part>> = {
	bytes: () => onSite(measureBytes),
	phone: () => onSite((site) => measurePhone(site, ["/", "/products"], 5)),
	serving: () => onSite(measureServing),
	durable: () => onSite((site) => measureDurable(site, 60)),
	desk: measureDesk,
	catalogue: measureCatalogue,
	search: measureSearch,
};

/** Each part has a site of its own, as it is after its start. */
async function onSite(measure: (site: Site) => Promise<Part>): Promise<Part> {
	const site = await startSite();
	try {
		return await measure(site);
	} finally {
		await site.stop();
	}
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
execFileSync(process.execPath, [join(import.meta.dirname, "../../scripts/build.ts")], { stdio: "inherit" });
const texts: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	const text = renderPart(await measure());
	console.log(text);
	texts.push(text);
}
if (process.argv.includes("--write")) {
	const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
	const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown CPU"}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`;
	const intro = `# Figures\n\nTaken by \`npm run bench -- --write\` at ${commit} on ${machine}. Machines are shared and noisy: ratios, bytes and counts say more than milliseconds.\n`;
	writeFileSync(join(import.meta.dirname, "../../docs/figures.md"), [intro, ...texts].join("\n"));
}
