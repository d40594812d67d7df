import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "@playwright/test";
import { comeIn, inviteLink } from "../e2e/desk.ts";
import { copyProducts, touchCatalogue } from "../support/many-products.ts";
import { startSite } from "../support/site.ts";
import { drive } from "./drive.ts";
import { memory } from "./serving.ts";
import { kB, median, type Part, percentile } from "./table.ts";

const SIZES = [40, 4_000, 40_000];
const CHANGES = 5;
const SEARCHES = 60;

/** What a larger catalogue costs: the start, pages that are rendered and pages that are kept, the desk's search. */
export async function measureCatalogue(): Promise<Part> {
	const rows: (string | number)[][] = [];
	for (const size of SIZES) rows.push(await measureSize(size));
	return {
		title: "A larger catalogue",
		how: `Copies of the 40 products in SQLite. The list's first page, of 40 products or of 48: rendered after a change of the catalogue and compressed for its first visitor, and kept; medians of ${CHANGES}. Search: ${SEARCHES} in the desk, p99, the whole page. Memory before anybody signs in to the desk.`,
		head: ["products", "start ms", "rendered ms", "kept ms", "document kB", "desk search p99 ms", "memory MB"],
		rows,
	};
}

async function measureSize(size: number): Promise<(string | number)[]> {
	const dataDir = mkdtempSync(join(tmpdir(), "thari-bench-"));
	await (await startSite({ dataDir })).stop();
	if (size > 40) copyProducts(dataDir, size);
	const since = performance.now();
	const site = await startSite({ dataDir });
	const start = performance.now() - since;
	const { host } = new URL(site.url);
	const ask = async (paths: readonly string[], cookie = "") => {
		const times: number[] = [];
		let bytes = 0;
		const left = [...paths];
		await drive(
			site.port,
			1,
			() => {
				const path = left.shift();
				const more = cookie && `Cookie: ${cookie}\r\n`;
				return path && `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n${more}\r\n`;
			},
			({ status, body, ms }) => {
				if (status !== 200) throw new Error(`${paths[times.length]} answered ${status}`);
				times.push(ms);
				bytes = body.length;
			},
		);
		return { times, bytes };
	};
	// The first page of all finds nothing ready; it is no measure.
	await ask(["/about"]);
	const rendered: number[] = [];
	const kept: number[] = [];
	let bytes = 0;
	for (let change = 0; change < CHANGES; change++) {
		touchCatalogue(dataDir);
		// Each process looks once a second whether the catalogue has changed, and then reads it.
		await new Promise((resolve) => setTimeout(resolve, 2000));
		const first = await ask(["/products"]);
		const again = await ask(["/products"]);
		bytes = first.bytes;
		rendered.push(...first.times);
		kept.push(...again.times);
	}
	const resident = memory(site.process.pid ?? 0);
	const visitor = await request.newContext();
	await comeIn(visitor, site.url, inviteLink(site, "owner"), { name: "Example Owner", email: "owner@staff.example" });
	const { cookies } = await visitor.storageState();
	await visitor.dispose();
	const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	const words = ["saree", "cotton+7", "silk+shirt+12", "nothing-of-this-name", "dhoti+9", "madras"];
	const searches = Array.from({ length: SEARCHES + 3 }, (_, i) => `/desk/catalogue?q=${words[i % words.length]}`);
	const search = (await ask(searches, cookie)).times.slice(3);
	await site.stop();
	rmSync(dataDir, { recursive: true, force: true });
	return [
		size,
		Math.round(start),
		median(rendered).toFixed(1),
		median(kept).toFixed(2),
		kB(bytes),
		percentile(search, 0.99).toFixed(1),
		resident,
	];
}
