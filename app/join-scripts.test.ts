import { expect, test } from "vitest";
import { joinScripts } from "./join-scripts.ts";

const stream = "window.__reactRouterContext.streamController";
const close = `<script>${stream}.close();</script>`;
const page = (data: string) =>
	`<p>x</p><script>boot()</script><!--$--><script>${stream}.enqueue(${JSON.stringify(data).replaceAll("<", "\\u003c")});</script><!--$-->${close}<!--/$--><!--/$--></body>`;

test.each(['["a",{"b":1}]\n', 'it\'s a \\\\ \\"quoted\\" </script><!-- \u2028\r\n', "$& $1 `x`"])(
	"three scripts become one that says the same: %j",
	(data) => {
		const joined = joinScripts(page(data));
		const scripts = [...joined.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? "");
		expect(scripts).toHaveLength(1);
		const said: string[] = [];
		const window = {
			__reactRouterContext: {
				streamController: { enqueue: (text: string) => said.push(text), close: () => said.push("closed") },
			},
		};
		new Function("window", "boot", scripts[0] ?? "")(window, () => said.push("booted"));
		expect(said).toEqual(["booted", data, "closed"]);
	},
);

test("data of many megabytes is no other case", () => {
	const joined = joinScripts(page('"'.repeat(10_000_000)));
	expect(joined.match(/<script>/g)).toHaveLength(1);
});

test("data that comes in parts, and a page without data, stay as they are", () => {
	const parts = page("a").replace(close, `<script>${stream}.enqueue("b");</script><!--$-->${close}`);
	expect(joinScripts(parts)).toBe(parts);
	expect(joinScripts("<p>x</p>")).toBe("<p>x</p>");
});
