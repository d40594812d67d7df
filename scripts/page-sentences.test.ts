import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageSentences, pageSentencesOf } from "./page-sentences.ts";

const texts = (source: string) => pageSentencesOf("app/shop/planted.tsx", source).map(({ text }) => text);

describe("a sentence in a component of the public pages", () => {
	test("is found as the text of an element, however short, and in what is chosen or put together there", () => {
		expect(texts("const a = <p>per <b>{unit}</b></p>;")).toEqual(["per"]);
		expect(texts(`const a = <b>{sending ? "sending" : "send"} {isNew && "new"}</b>;`)).toEqual([
			"sending",
			"send",
			"new",
		]);
		expect(texts(`const a = <b>{count === 1 ? unit : \`\${unit}s\`}</b>;`)).toEqual(["…s"]);
	});

	test("is found in labels, titles, descriptions of pictures, hints and toasts", () => {
		expect(texts(`const a = <img alt="saree" title={open ? "less" : "more"} aria-label="saree" />;`)).toHaveLength(4);
		expect(texts(`const field = { label: "name", labels: { email: "mail" }, placeholder: "yours" };`)).toHaveLength(3);
		expect(texts(`toast.success("done"); const pages = [["/", "Home"]];`)).toEqual(["done", "Home"]);
	});

	test("is none where it names a class, an address, a key or a code, or where programmers alone read it", () => {
		expect(texts(`const a = <p className={\`\${a} b\`} id="a b" data-x="a">{words.title} 5 · {total}</p>;`)).toEqual(
			[],
		);
		expect(
			texts(`if (key === "Escape" || status === "done") throw new Error("It stands outside the shell.");`),
		).toEqual([]);
		expect(texts(`request.headers.get("Cookie"); throw data(null, { statusText: "Not Found" });`)).toEqual([]);
	});

	test("stands nowhere", () => {
		expect(pageSentences(join(import.meta.dirname, ".."))).toEqual([]);
	});
});
