/** A category as the list's page knows it: with how many products it has, and where it leads to if that is not its own address. */
export type ListCategory = { id: string; name: string; description: string; count: number; to?: string };

/* The list's categories as one text, for the same reason as its items (item-list.ts): a line for each, its words in order. */

const WORD = "|";
const LINE = "\n";
const BREAKS = /[|\n]/g;

/** @param categories in their order; of a name or sentence with a "|" or a new line that is left out */
export function writeCategories(categories: readonly ListCategory[]): string {
	return categories
		.map(({ id, name, description, count, to = "" }) =>
			[id, name, String(count), description, to].map((word) => word.replace(BREAKS, " ")).join(WORD),
		)
		.join(LINE);
}

/** The categories of a text that `writeCategories` has made. */
export function readCategories(text: string): ListCategory[] {
	if (text === "") return [];
	return text.split(LINE).map((line) => {
		const [id = "", name = "", count, description = "", to = ""] = line.split(WORD);
		return { id, name, description, count: Number(count), ...(to !== "" && { to }) };
	});
}
