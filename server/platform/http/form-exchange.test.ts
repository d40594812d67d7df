import { describe, expect, test } from "vitest";
import { readFileForm, readForm, readListForm } from "./form-exchange.server.ts";

const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=x";
const post = (body: BodyInit, type: string) =>
	new Request("https://www.thari.example/contact", { method: "POST", body, headers: { "Content-Type": type } });

describe("a posted form", () => {
	test("is read, encoded either way", async () => {
		const plain = await readForm(post("name=Zo%C3%AB&message=a%0D%0Ab", URL_ENCODED));
		expect([...plain]).toEqual([
			["name", "Zoë"],
			["message", "a\r\nb"],
		]);
		const body = new FormData();
		body.set("name", "தறி");
		const multipart = await readForm(new Request("https://www.thari.example/contact", { method: "POST", body }));
		expect(multipart.get("name")).toBe("தறி");
	});

	test("with files keeps names, types and bytes, and a file that was not chosen is empty", async () => {
		const body = new FormData();
		body.append("files", new File([new Uint8Array([37, 80, 0, 255])], "தறி, 1.pdf", { type: "application/pdf" }));
		body.append("files", new File([], ""));
		const form = await readForm(new Request("https://www.thari.example/contact", { method: "POST", body }));
		const [file, none] = form.getAll("files");
		if (!(file instanceof File) || !(none instanceof File)) throw new Error("There are no files.");
		expect([file.name, file.type, [...(await file.bytes())]]).toEqual([
			"தறி, 1.pdf",
			"application/pdf",
			[37, 80, 0, 255],
		]);
		expect([none.name, none.size]).toEqual(["", 0]);
	});

	const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';

	test("in parts is recognised by its type in upper or lower case", async () => {
		expect((await readForm(post(`${part}--x--\r\n`, "Multipart/Form-Data; Boundary=x"))).get("a")).toBe("b");
	});

	test.each([
		["more parts than any form has", `${part.repeat(401)}--x--\r\n`, MULTIPART],
		["more fields than any form has", "a=b&".repeat(400), URL_ENCODED],
		["a part that does not end", part, MULTIPART],
		["a multipart body without its parts", "no parts at all", MULTIPART],
		["a multipart body without a boundary", "--x", "multipart/form-data"],
		[
			"a multipart body with a boundary longer than any",
			part.replace("--x", `--${"x".repeat(71)}`).concat(`--${"x".repeat(71)}--\r\n`),
			`multipart/form-data; boundary=${"x".repeat(71)}`,
		],
		["a part with a head of kilobytes", `${part.replace('"a"', `"${"a".repeat(2048)}"`)}--x--\r\n`, MULTIPART],
		["a part with an encoded name", `${part.replace("\r\n\r", `; filename*=none''a\r\n\r`)}--x--\r\n`, MULTIPART],
		["a body that is no form", "{}", "application/json"],
	])("that is %s is answered with 400 and says that nothing was saved", async (_, body, type) => {
		await expect(readForm(post(body, type))).rejects.toMatchObject({
			data: "The form could not be read. Nothing was saved; please go back and send it again.",
			init: { status: 400 },
		});
	});
});

test("beside a long list a form has the size of what a person types", async () => {
	const sent = (notes: string) => {
		const body = new FormData();
		body.set("items", "x".repeat(300_000));
		body.set("notes", notes);
		return readListForm(new Request("https://www.thari.example/checkout", { method: "POST", body }), ["items"]);
	};
	expect((await sent("Soft handle, please.")).get("notes")).toBe("Soft handle, please.");
	await expect(sent("x".repeat(65_536))).rejects.toMatchObject({ init: { status: 413 } });
});

test.each(["message", "files"])(
	"beside files a form has the size of what a person types, also as %j",
	async (field) => {
		const sent = (text: string) => {
			const body = new FormData();
			body.append("files", new File([new Uint8Array(300_000)], "drawing.pdf"));
			body.append(field, text);
			return readFileForm(new Request("https://www.thari.example/desk/requests/1", { method: "POST", body }));
		};
		expect((await sent("Here it is.")).getAll(field).at(-1)).toBe("Here it is.");
		await expect(sent("x".repeat(65_536))).rejects.toMatchObject({ init: { status: 413 } });
	},
);
