/** One part of the figures: a heading, how it is taken, and a table. */
export type Part = {
	title: string;
	how: string;
	head: readonly string[];
	rows: readonly (readonly (string | number)[])[];
};

/** A part as Markdown, which reads well on a terminal too. */
export function renderPart({ title, how, head, rows }: Part): string {
	return [`## ${title}`, "", how, "", renderTable(head, rows), ""].join("\n");
}

export function renderTable(head: Part["head"], rows: Part["rows"]): string {
	const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
	return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value below which the given share (0 to 1) of all lie. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const kB = (bytes: number) => (bytes / 1000).toFixed(1);
