import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Parts } from "../../messages/parts.ts";
import { Sentence } from "./sentence.tsx";

const openUntil = <Drawn,>({ version, end }: { version: number; end: Drawn }): Parts<Drawn> => [
	`Version ${version} is open until `,
	end,
	".",
];

test("a sentence is drawn in its order, with what the page draws itself in its place", () => {
	const drawn = renderToStaticMarkup(
		<p>
			<Sentence of={openUntil({ version: 2, end: <time dateTime="2026-12-04">Friday</time> })} />
		</p>,
	);
	expect(drawn).toBe('<p>Version 2 is open until <time dateTime="2026-12-04">Friday</time>.</p>');
});
