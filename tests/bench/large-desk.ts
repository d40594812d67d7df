import { VISIT_EVERY, visitsDuring } from "../support/visits.ts";
import { onTheClock } from "../support/waits.ts";
import { type LargeSite, onLargeSites, tell } from "./large-data.ts";
import { type Part, percentile } from "./table.ts";

const ASKED: readonly (readonly [string, string])[] = [
	["inbox", "/desk"],
	["search: a word of many", "/desk?q=boutique"],
	["search: nothing", "/desk?show=all&q=nowhere-to-be-found"],
	["reports, a year", "/desk/figures?weeks=52"],
	["export, all years", "/desk/figures/requests.csv?weeks=all"],
];

/** What a visitor to the shop waits while staff ask for what takes long, on both databases. */
export async function measureLargeDesk(): Promise<Part> {
	return {
		title: "The shop beside a large desk",
		how: `scripts/seed-requests.ts; each thing is asked for once, right after another, while a visitor comes to /products every ${VISIT_EVERY} ms whether the one before has been answered or not; none of them is the first after the start. A visitor's p99 of at most 100 ms is wanted. Seeding, site, database and visitors share two cores.`,
		head: ["requests", "database", "asked for", "took ms", "visits meanwhile", "visitor's p99 ms", "longest ms"],
		rows: await onLargeSites(measureOne),
	};
}

async function measureOne({ site, size, database, cookie, backup }: LargeSite): Promise<(string | number)[][]> {
	const rows: (string | number)[][] = [];
	// The first visit after a start makes the page, whatever the desk does.
	await (await fetch(`${site.url}/products`)).arrayBuffer();
	const measured = async (what: string, work: () => Promise<unknown>) => {
		const since = performance.now();
		let took = 0;
		const waits = await visitsDuring(
			site,
			async () => {
				await work();
				took = performance.now() - since;
			},
			onTheClock,
		);
		const figures = [took, waits.length, percentile(waits, 0.99), Math.max(...waits)];
		const row = [size, database, what, ...figures.map((figure) => figure.toFixed(0))];
		tell(row.join(", "));
		rows.push(row);
	};
	for (const [what, path] of ASKED)
		await measured(what, async () => {
			const answer = await fetch(site.url + path, { headers: { Cookie: cookie }, redirect: "manual" });
			if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
			for await (const _ of answer.body ?? []);
		});
	await measured("backup", backup);
	return rows;
}
