import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { createProductPictures } from "./product-pictures.ts";

const folder = join(import.meta.dirname, "../../../public");
const empty = mkdtempSync(join(tmpdir(), "thari-pictures-"));
afterAll(() => rmSync(empty, { recursive: true }));

const sources = { folder, uploaded: async () => undefined };
const imageOf = async (id: string) => (id === "unknown" ? undefined : `images/products/${id}.jpg`);
const lines = (...ids: string[]) => ids.map((productId) => ({ productId }));

describe("pictures for a document", () => {
	test("are small JPEG files, one for each product, in the order of the lines", async () => {
		const pictures = await createProductPictures(sources).of(
			lines("madras-check-shirt", "kasavu-dhoti", "madras-check-shirt"),
			imageOf,
		);
		expect([...pictures.keys()]).toEqual(["madras-check-shirt", "kasavu-dhoti"]);
		for (const bytes of pictures.values()) {
			expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 200, height: 250 });
			expect(bytes.length).toBeLessThan(25_000);
		}
	});

	test("are left out for a line of the company's own, a product no longer sold, and a picture that does not exist", async () => {
		const pictures = await createProductPictures(sources).of(lines("", "unknown", "never-photographed"), imageOf);
		expect(pictures.size).toBe(0);
	});

	test("come from the desk's uploads where the owner has replaced one", async () => {
		const asked: string[] = [];
		const upload = await sharp({ create: { width: 800, height: 1000, channels: 3, background: "#7f1a26" } })
			.jpeg()
			.toBuffer();
		const pictures = createProductPictures({
			folder: empty,
			uploaded: async (name) => {
				asked.push(name);
				return { bytes: upload };
			},
		});
		const id = "0123456789abcdef".repeat(2);
		const found = await pictures.of(lines("own-saree"), async () => `media/${id}.jpg`);
		expect(asked).toEqual([`${id}-800.jpg`]);
		expect(await sharp(found.get("own-saree")).metadata()).toMatchObject({ format: "jpeg", width: 200, height: 250 });
	});

	test("are read again after a failure", async () => {
		let tries = 0;
		const pictures = createProductPictures({
			folder,
			uploaded: async () => {
				tries += 1;
				throw new Error("The database is away.");
			},
		});
		const asked = () => pictures.of(lines("own-saree"), async () => `media/${"0".repeat(32)}.jpg`);
		await expect(asked()).rejects.toThrow("away");
		await expect(asked()).rejects.toThrow("away");
		expect(tries).toBe(2);
	});

	test("are left out where the file is gone", async () => {
		expect((await createProductPictures({ ...sources, folder: empty }).of(lines("kasavu-dhoti"), imageOf)).size).toBe(
			0,
		);
	});
});
