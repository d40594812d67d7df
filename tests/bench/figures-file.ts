import { type Part, renderPart } from "./table.ts";

/**
 * docs/figures.md with new sections: a part that was measured again takes the place of its former section, or stands at
 * the end. What else is in the file stays, comparisons written by hand included.
 * @param commit at which the parts were measured
 */
export function withParts(file: string, parts: readonly Part[], commit: string): string {
	const [intro = "", ...former] = file.split(/^(?=## )/m);
	const sections = new Map(former.map((text) => [titleOf(text), text.trimEnd()]));
	for (const part of parts)
		sections.set(part.title, renderPart({ ...part, how: `${part.how} Taken at ${commit}.` }).trimEnd());
	return `${[intro.trimEnd(), ...sections.values()].join("\n\n")}\n`;
}

function titleOf(section: string): string {
	return section.slice("## ".length, section.indexOf("\n"));
}
