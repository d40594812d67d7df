import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sentencesIn, sentencesOf } from "./sentences.ts";

const texts = (source: string) => sentencesOf("server/planted.tsx", source).map(({ text }) => text);

describe("a sentence in domain or server", () => {
	test("is found as a string, a template, the text of an element, a default, a message of a schema", () => {
		expect(texts(`const gone = "This case does not exist any more.";`)).toEqual(["This case does not exist any more."]);
		expect(texts(`const much = \`At most \${limit} files\`;`)).toEqual(["At most … files"]);
		expect(texts("export const Head = () => <b>Proforma invoice</b>;")).toEqual(["Proforma invoice"]);
		expect(texts(`line(2, "Please enter your name", 80)`)).toEqual(["Please enter your name"]);
		expect(texts(`const tail = " is in the list twice.";`)).toEqual([" is in the list twice."]);
	});

	test("is none where only programmers and operators read it", () => {
		expect(texts(`throw new Error("The status is unknown.");`)).toEqual([]);
		expect(texts(`logError("The mail was not sent.", error); this.log.warn("Too many tries.");`)).toEqual([]);
		expect(texts("sql`SELECT id FROM person`; db.exec(`PRAGMA journal_mode = WAL`);")).toEqual([]);
		expect(texts(`// Nothing was saved.\nimport x from "Not Found";\ntype T = "Bad Request";`)).toEqual([]);
	});

	test("stands nowhere", () => {
		expect(sentencesIn(join(import.meta.dirname, ".."))).toEqual([]);
	});
});
