import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { comeIn } from "./staff.ts";
import { watched } from "./watch.ts";

/*
 * Somebody who may edit the catalogue sends a file with one cell of very many items, by mistake or not. Each item
 * compared with each other would hold the shop up: 100,000 colours for 26 seconds.
 */

const CELLS: Readonly<Record<string, (items: number) => string>> = {
	colourways: (items) => Array.from({ length: items }, (_, n) => `C${n} Navy #1f3a4d`).join("|"),
	composition: (items) => "1% Silk, ".repeat(items),
	claims: (items) => "GOTS; 1; Control|".repeat(items),
	size_ratio: (items) => "1,".repeat(items),
	sizes: (items) => "S|".repeat(items),
	care: (items) => "Dry clean | ".repeat(items),
	price: (items) => "1,11".repeat(items),
	slug: (items) => "a -".repeat(items),
};

export const attack: Trial = async (short) => {
	const site = await startSite();
	try {
		const owner = await comeIn(site, "owner");
		const send = async (text: string) => {
			const body = new FormData();
			body.set("file", new File([text], "catalogue.csv"));
			const answer = await owner.ask("/desk/catalogue/file", { method: "POST", body });
			return { status: answer.status, html: await answer.text() };
		};
		const { result, slowest } = await watched(site, async () => {
			const sizes: Record<string, number> = {};
			for (const [column, cell] of Object.entries(CELLS)) {
				const { status, html } = await send(`name,${column}\nA cloth,"${cell(short ? 100_000 : 180_000)}"\n`);
				sizes[column] = status === 200 && html.includes(`>${column}<`) ? html.length : Number.POSITIVE_INFINITY;
			}
			return sizes;
		});
		const silent = Object.entries(result).filter(([, size]) => size > 500_000);
		const honest = await send(
			"name,category,price,unit,min_order,description,colourways\nAn example cloth,sarees,2500,piece,10,A line,A Navy #1f3a4d|B Rust #b7410e\n",
		);
		return verdict("long-lists", `${Object.keys(CELLS).length} cells, others waited ${slowest} ms at most`, [
			[silent.length === 0, `not told in a sentence: ${silent.map(([column]) => column).join(", ")}`],
			[slowest < 2_500, `somebody else waited ${slowest} ms for an answer`],
			[honest.html.includes("An example cloth"), `a file with two colours was answered with ${honest.status}`],
		]);
	} finally {
		await site.stop();
	}
};
