import type { DeskCatalogue } from "../../domain/catalogue/catalogue.ts";
import { fileHead, fileLines, productLine, wholeProblem } from "../../domain/catalogue/csv-columns.ts";
import { type ImportNeeds, ImportPlanning } from "../../domain/catalogue/import.ts";

/** What importing a file into a catalogue would do, read in one go. */
export function planFile(
	file: string,
	{ products, categories }: DeskCatalogue,
	needs: Pick<ImportNeeds, "pools" | "isPicture" | "newId">,
) {
	const planning = new ImportPlanning({ products, categories, ...needs });
	const looking = wholeProblem(file);
	let looked = looking.next();
	while (!looked.done) looked = looking.next();
	const lines = looked.value ? [looked.value] : [...fileLines(file)];
	planning.read(lines, new Map(products.map((product) => [product.id, product])));
	const { problems, products: planned, unchanged, orders } = planning.end();
	return { problems, products: planned, unchanged, orders };
}

/** A catalogue as the file that the desk gives out. */
export function fileOf({ products }: Pick<DeskCatalogue, "products">): string {
	const ranks = new Map<string, number>();
	const lines = products.map((product) => {
		const rank = (ranks.get(product.category) ?? 0) + 1;
		ranks.set(product.category, rank);
		return productLine(product, rank);
	});
	return fileHead() + lines.join("");
}
