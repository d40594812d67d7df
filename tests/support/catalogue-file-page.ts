import { parseCsv, writeCsv } from "../../domain/shared/csv.ts";
import type { Site } from "./site.ts";

/** The page of the desk where files go out and come in, as a browser without script uses it. */
export class CatalogueFilePage {
	readonly #page: string;
	readonly #headers: Record<string, string>;

	constructor(site: Site, cookie: string) {
		this.#page = `${site.url}/desk/catalogue`;
		this.#headers = { Cookie: cookie, Origin: site.url };
	}

	async export(): Promise<string> {
		const answer = await fetch(`${this.#page}/export.csv`, { headers: this.#headers });
		if (answer.status !== 200) throw new Error(`the export answered ${answer.status}`);
		return answer.text();
	}

	/** What the page says of a file, and the id by which it is confirmed. */
	async try(text: string): Promise<{ text: string; file: string }> {
		const form = new FormData();
		form.set("file", new File([text], "catalogue.csv", { type: "text/csv" }));
		const html = await this.#post(form);
		const [button = ""] = /<button[^>]*name="confirm"[^>]*>/.exec(html) ?? [];
		const [, file = ""] = /value="([^"]+)"/.exec(button) ?? [];
		return { text: wordsOf(html), file };
	}

	async confirm(file: string): Promise<string> {
		return wordsOf(await this.#post(new URLSearchParams({ confirm: file })));
	}

	async import(text: string): Promise<string> {
		const tried = await this.try(text);
		return tried.file === "" ? tried.text : this.confirm(tried.file);
	}

	async #post(body: FormData | URLSearchParams): Promise<string> {
		const answer = await fetch(`${this.#page}/file`, { method: "POST", headers: this.#headers, body });
		return answer.text();
	}
}

/** What a page says, around the sentence that a test looks for. */
function wordsOf(html: string): string {
	const [, main = html] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
	return main
		.replaceAll(/<!--.*?-->/g, "")
		.replaceAll(/<[^>]+>/g, " ")
		.replaceAll(/\s+/g, " ")
		.slice(0, 400);
}

export function recordsOf(file: string): string[][] {
	const parsed = parseCsv(file);
	if (!parsed.ok) throw new Error(parsed.problem.code);
	return parsed.records.map(({ cells }) => cells);
}

/** New products after the pattern of those that are there, until there are enough. */
export function moreLines(file: string, products: number): string {
	const [head = [], ...patterns] = recordsOf(file);
	const lines = Array.from({ length: products - patterns.length }, (_, n) => {
		const pattern = patterns[n % patterns.length] ?? [];
		const own: Record<string, (cell: string) => string> = {
			id: () => "",
			slug: () => "",
			sku: () => `MORE-${n}`,
			position: () => "",
			name: (cell) => `${cell.slice(0, 70)} ${n}`,
			hidden: () => "no",
		};
		return head.map((column, place) => own[column]?.(pattern[place] ?? "") ?? pattern[place] ?? "");
	});
	return writeCsv([head, ...lines]);
}

/**
 * The same file with each price a rupee higher; prices at quantity stay below it.
 * @param but id of a product that keeps its price
 */
export function withOtherPrices(file: string, but = ""): string {
	const [head = [], ...lines] = recordsOf(file);
	const [id, price] = [head.indexOf("id"), head.indexOf("price")];
	const dearer = lines.map((cells) =>
		cells[id] === but ? cells : cells.with(price, String(Number(cells[price]) + 1)),
	);
	return writeCsv([head, ...dearer]).slice(1);
}
