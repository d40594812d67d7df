import { type LargeSite, onLargeSites, tell } from "./large-data.ts";
import { processorOf } from "./processor.ts";
import { median, type Part, percentile } from "./table.ts";

const TURNS = 100;
const PLACES = ["harbour", "coral", "maple", "lotus", "banyan", "desert", "himal", "sakura"];
const TRADES = ["imports", "boutique", "apparel", "retail", "atelier", "kids"];

/** What is typed at each turn; none of it twice where there is enough to be typed. */
const TYPED: readonly (readonly [string, (turn: number) => string])[] = [
	["a word of many", (turn) => TRADES[turn % TRADES.length] ?? ""],
	["an address, of a few", (turn) => `buyer${(turn * 2_909) % 30_000}@`],
	["two words, of many", (turn) => `${PLACES[turn % PLACES.length]} ${TRADES[turn % TRADES.length]}`],
	["two words, of a few", (turn) => `${TRADES[turn % TRADES.length]} ${64 + ((turn * 37) % 3_900)}@`],
	["a word of a message, of many", (turn) => ["swatches", "cartons", "labels", "ratio"][turn % 4] ?? ""],
	["nothing", (turn) => `nowhere-${(turn * 7_919).toString(36)}`],
	["nothing, of common parts", (turn) => `boutimports${(turn * 13) % 100}`],
];

/** What a search at the desk takes of a processor, on both databases. */
export async function measureDeskSearch(): Promise<Part> {
	return {
		title: "The desk's search in many requests",
		how: `scripts/seed-requests.ts; ${TURNS} searches each, over all requests, one after another: the whole page, once all are read into the sets that are searched. Processor: what the site and PostgreSQL's processes took together, whoever else uses the machine.`,
		head: ["requests", "database", "searched for", "processor median ms", "processor p99 ms", "median ms", "p99 ms"],
		rows: await onLargeSites(measureOne),
	};
}

async function measureOne({ site, size, database, cookie }: LargeSite): Promise<(string | number)[][]> {
	const processor = processorOf(site);
	const rows: (string | number)[][] = [];
	for (const [what, typed] of TYPED) {
		const work: number[] = [];
		const times: number[] = [];
		for (let turn = 0; turn < TURNS + 3; turn++) {
			const query = new URLSearchParams({ show: "all", q: typed(turn) });
			const before = processor();
			const since = performance.now();
			const answer = await fetch(`${site.url}/desk?${query}`, { headers: { Cookie: cookie }, redirect: "manual" });
			await answer.arrayBuffer();
			if (answer.status !== 200) throw new Error(`the search for ${query} answered ${answer.status}`);
			// The first ones find nothing ready: neither statements nor pages of the file.
			if (turn < 3) continue;
			times.push(performance.now() - since);
			work.push(processor() - before);
		}
		const figures = [median(work), percentile(work, 0.99), median(times), percentile(times, 0.99)];
		const row = [size, database, what, ...figures.map((figure) => figure.toFixed(1))];
		tell(row.join(", "));
		rows.push(row);
	}
	return rows;
}
