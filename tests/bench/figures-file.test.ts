import { expect, test } from "vitest";
import { withParts } from "./figures-file.ts";

const file = `# Figures

Taken somewhere.

## Looms

How they were counted. Taken at aaaaaaa.

| looms |
| --- |
| 3 |

## Compared

Written by hand.
`;

test("a part takes the place of its former section or stands at the end; the rest of the file stays", () => {
	const looms = { title: "Looms", how: "How they are counted.", head: ["looms"], rows: [[4]] };
	const mills = { title: "Mills", how: "Counted, too.", head: ["mills"], rows: [[1]] };
	expect(withParts(file, [looms, mills], "bbbbbbb")).toBe(
		`${file
			.replace("How they were counted. Taken at aaaaaaa.", "How they are counted. Taken at bbbbbbb.")
			.replace("| 3 |", "| 4 |")}
## Mills

Counted, too. Taken at bbbbbbb.

| mills |
| --- |
| 1 |
`,
	);
});
