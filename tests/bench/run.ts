import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Site, startSite } from "../support/site.ts";
import { measureBytes } from "./bytes.ts";
import { measureCatalogue } from "./catalogue.ts";
import { measureDesk } from "./desk.ts";
import { measureDeskEditor } from "./desk-editor.ts";
import { measureDeskSearch } from "./desk-search.ts";
import { measureDurable } from "./durable.ts";
import { withParts } from "./figures-file.ts";
import { measureInp } from "./inp.ts";
import { measureLargeDesk } from "./large-desk.ts";
import { measurePhone } from "./phone.ts";
import { measureSearch } from "./search.ts";
import { measureServing } from "./serving.ts";
import { measureShift } from "./shift.ts";
import { type Part, renderPart } from "./table.ts";

/**
 * `npm run bench`: all figures; `npm run bench -- bytes phone` some of them; `--write` puts them into
 * docs/figures.md, each in the place of its former table; `durable --short` takes 10 s instead of a minute, `search 40000`
 * one size of the catalogue, `shift /checkout private` the routes with these words. Timings here are never tests: machines differ.
 */
const parts: Record<string, () => Promise<Part>> = {
	bytes: () => onSite(measureBytes),
	phone: () => onSite((site) => measurePhone(site, ["/", "/products"], 5)),
	serving: () => onSite(measureServing),
	durable: () => onSite((site) => measureDurable(site, process.argv.includes("--short") ? 10 : 60)),
	desk: measureDesk,
	"desk-editor": () => onSite(measureDeskEditor),
	"desk-search": measureDeskSearch,
	"large-desk": measureLargeDesk,
	catalogue: measureCatalogue,
	search: measureSearch,
	shift: () => measureShift(wordsAfter("shift")),
	inp: () => measureInp(wordsAfter("inp")),
};

/** What is said after a part's name, up to the next part's: in `shift /checkout inp` nothing for `inp`, which is then taken whole. */
function wordsAfter(part: string): string[] {
	const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
	if (!words.includes(part)) return [];
	const after = words.slice(words.indexOf(part) + 1);
	const next = after.findIndex((word) => Object.hasOwn(parts, word));
	return next < 0 ? after : after.slice(0, next);
}

/** Each part has a site of its own, as it is after its start. */
async function onSite(measure: (site: Site) => Promise<Part>): Promise<Part> {
	const site = await startSite();
	try {
		return await measure(site);
	} finally {
		await site.stop();
	}
}

const asked = process.argv.slice(2).filter((word) => /^[a-z]/.test(word));
execFileSync(process.execPath, [join(import.meta.dirname, "../../scripts/build.ts")], { stdio: "inherit" });
const measured: Part[] = [];
for (const [name, measure] of Object.entries(parts)) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	const part = await measure();
	if (part.rows.length === 0) throw new Error(`${name}: no row has a name with these words`);
	console.log(renderPart(part));
	measured.push(part);
}
if (process.argv.includes("--write")) {
	const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
	const file = join(import.meta.dirname, "../../docs/figures.md");
	writeFileSync(file, withParts(readFileSync(file, "utf8"), measured, commit));
}
