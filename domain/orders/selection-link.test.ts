import { describe, expect, test } from "vitest";
import { type PassedLine, type PassedSample, readSelection, writeSelection } from "./selection-link.ts";

const shirt: PassedLine = {
	id: "madras-check-shirt",
	quantity: 60,
	price: 82_000,
	cells: [
		{ colour: "MD-03", size: "S", quantity: 20 },
		{ colour: "MD-03", size: "M", quantity: 40 },
	],
};
const dhoti: PassedLine = { id: "kasavu-dhoti", quantity: 30, price: 45_000, cells: [] };

describe("the link of a selection", () => {
	test("says the same when it is read", () => {
		for (const lines of [[shirt], [shirt, dhoti], [dhoti]])
			expect(readSelection(writeSelection(lines))).toEqual({ status: "read", lines, samples: [], lost: 0 });
	});

	test("carries samples beside its lines, or alone, and loses one that was changed", () => {
		const swatch: PassedSample = { id: "madras-check-shirt", kind: "swatch", colour: "MD-03", quantity: 2 };
		const piece: PassedSample = { id: "kasavu-dhoti", kind: "piece", colour: null, quantity: 1 };
		for (const lines of [[shirt, dhoti], []]) {
			const text = writeSelection(lines, [swatch, piece]);
			expect(text).toMatch(/^2\.[\w.~-]+\w$/);
			expect(readSelection(text)).toEqual({ status: "read", lines, samples: [swatch, piece], lost: 0 });
			const changed = text.replace("MD-03.2.", "MD-03.3.");
			expect(readSelection(changed)).toEqual({ status: "read", lines, samples: [piece], lost: 1 });
		}
		expect(readSelection(writeSelection([dhoti]).replace(/^1/, "9"))).toMatchObject({ status: "read" });
	});

	test("is short, and made of what addresses leave alone", () => {
		const text = writeSelection([shirt, dhoti]);
		expect(text).toMatch(/^[\w.~-]+\w$/);
		expect(text.length).toBeLessThan(90);
		expect(new URL(`https://thari.example/selection#${text}`).hash).toBe(`#${text}`);
	});

	test("comes through chats and mail programs that decode it, wrap it or put a bracket behind it", () => {
		const text = writeSelection([shirt, dhoti]);
		const read = { status: "read", lines: [shirt, dhoti], samples: [], lost: 0 };
		const wrapped = `${text.slice(0, 40)}\r\n ${text.slice(40)}`;
		for (const one of [`#${text}`, text.replaceAll("~", "%7E"), wrapped, `${text}).`, `<${text}>`, encodeURI(text)])
			expect(readSelection(one)).toEqual(read);
	});

	test("that was cut gives the lines that are whole, and says how many are not", () => {
		const text = writeSelection([shirt, dhoti]);
		expect(readSelection(text.slice(0, -3))).toEqual({ status: "read", lines: [shirt], samples: [], lost: 1 });
		expect(readSelection(text.slice(0, text.lastIndexOf("~")))).toEqual({
			status: "read",
			lines: [shirt],
			samples: [],
			lost: 1,
		});
		expect(readSelection(text.slice(0, 20))).toEqual({ status: "unreadable" });
		expect(readSelection(text.slice(5))).toEqual({ status: "read", lines: [shirt, dhoti], samples: [], lost: 0 });
	});

	test("of which a quantity was changed loses that line", () => {
		const text = writeSelection([shirt, dhoti]);
		expect(readSelection(text.replace("shirt.1o", "shirt.zz"))).toEqual({
			status: "read",
			lines: [dhoti],
			samples: [],
			lost: 1,
		});
	});

	test("that holds nothing, or comes from a later version, says so", () => {
		expect(readSelection("")).toEqual({ status: "empty" });
		expect(readSelection("#")).toEqual({ status: "empty" });
		expect(readSelection(writeSelection([]))).toEqual({ status: "unreadable" });
		expect(readSelection("selection")).toEqual({ status: "unreadable" });
	});

	test("names at most as many products as a request holds, and each once", () => {
		const many = Array.from({ length: 130 }, (_, at) => ({ ...dhoti, id: `dhoti-${at}` }));
		const read = readSelection(writeSelection(many));
		expect(read).toMatchObject({ status: "read", lost: 0 });
		expect(read.status === "read" && read.lines.length).toBe(100);
		const twice = writeSelection([dhoti, { ...dhoti, quantity: 31 }]);
		expect(readSelection(twice)).toEqual({ status: "read", lines: [dhoti], samples: [], lost: 1 });
	});
});
