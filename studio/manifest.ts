import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Cards } from "./cards/publish.ts";
import type { PictureEntry } from "./encode.ts";

const head = `// Written by studio/ (npm run studio). Do not edit by hand.

`;

const literal = (key: string, entry: PictureEntry): string =>
	[
		`\t${JSON.stringify(key)}: {`,
		`\t\twidth: ${entry.width},`,
		`\t\theight: ${entry.height},`,
		`\t\tcolour: ${JSON.stringify(entry.colour)},`,
		`\t\twidths: [${entry.widths.join(", ")}],`,
		`\t\tbase: ${JSON.stringify(entry.base)},`,
		`\t\tfallback: ${JSON.stringify(entry.fallback)},`,
		"\t},",
	].join("\n");

/** The text of content/pictures.ts: every picture by its key, sorted, as a constant the storefront can type; the cards. */
export const manifestText = (entries: ReadonlyMap<string, PictureEntry>, cards: Cards): string => {
	const keys = [...entries.keys()].sort();
	const body = keys.map((key) => literal(key, entries.get(key) as PictureEntry)).join("\n");
	const previews = Object.entries(cards).map(([id, file]) => `\t${JSON.stringify(id)}: ${JSON.stringify(file)},`);
	return `${head}export const pictures = {
${body}
} as const;

/** Link previews by product id: JPEG, 1200 x 630. */
export const productCards: Readonly<Record<string, string>> = {
${previews.join("\n")}
};
`;
};

/** Writes content/pictures.ts. */
export const writeManifest = async (
	file: string,
	entries: ReadonlyMap<string, PictureEntry>,
	cards: Cards,
): Promise<void> => {
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, manifestText(entries, cards));
};
