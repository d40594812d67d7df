import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import { makeProductImage } from "./make-product-image.ts";

const plain = (width: number, height: number, background = "#6a4a3a") =>
	sharp({ create: { width, height, channels: 3, background } });

/** The sentence an upload is refused with. */
async function refusal(upload: Uint8Array): Promise<string | undefined> {
	const made = await makeProductImage(upload, "middle");
	return made.ok ? undefined : wordsOf(made.problem);
}

describe("refused before a pixel is decoded", () => {
	const KIND = "This is not a JPEG, PNG, WebP or AVIF picture; please save it as one of these.";
	const svg =
		'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1250"><script>1</script></svg>';

	test.each([
		["nothing", "", "Please choose a picture."],
		["SVG", svg, KIND],
		["HTML named .jpg", "<!doctype html><script>alert(1)</script>", KIND],
		["a PDF", "%PDF-1.7 ...", KIND],
		["a ZIP", "PK\x03\x04", KIND],
		["a PostScript program", "%!PS-Adobe-3.0", KIND],
	])("%s", async (_, text, sentence) => {
		expect(await refusal(Buffer.from(text, "latin1"))).toBe(sentence);
	});

	test("GIF, TIFF and HEIC, though they are pictures", async () => {
		const image = plain(1000, 1250);
		expect(await refusal(await image.clone().gif().toBuffer())).toBe(KIND);
		expect(await refusal(await image.clone().tiff().toBuffer())).toBe(KIND);
		expect(await refusal(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"))).toBe(KIND);
	});

	test("more than 10 MB", async () => {
		const jpeg = await plain(1000, 1250).jpeg().toBuffer();
		const heavy = Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024 - jpeg.length)]);
		expect(await refusal(heavy)).toBe("The picture is larger than 10 MB; please save it smaller and upload it again.");
	});

	test("more than 40 megapixels, by what the head says", async () => {
		const big = await plain(8200, 5000, "#fff").png().toBuffer();
		expect(big.length).toBeLessThan(1024 * 1024);
		expect(await refusal(big)).toBe(
			"The picture has 8200 × 5000 pixels, more than 40 million; please save it smaller and upload it again.",
		);
	});

	test("a small one", async () => {
		expect(await refusal(await plain(640, 480).jpeg().toBuffer())).toBe(
			"The picture has 640 × 480 pixels; please upload one of at least 800 × 1000.",
		);
	});

	test("one that moves", async () => {
		const frames = await Promise.all(
			["#300", "#600", "#900"].map((colour) => plain(1000, 1250, colour).png().toBuffer()),
		);
		const moving = await sharp(frames, { join: { animated: true } })
			.webp()
			.toBuffer();
		expect((await sharp(moving).metadata()).pages).toBe(3);
		expect(await refusal(moving)).toBe("This picture is animated; please upload a still one.");
	});
});

describe("damaged ones", () => {
	const DAMAGED = "The picture cannot be read: it may be damaged or cut off. Please save it again and upload it.";

	test.each(["jpeg", "png", "webp", "avif"] as const)("a %s that is cut off half-way", async (format) => {
		const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
		const whole = await sharp({ create: { width: 1000, height: 1250, channels: 3, background: "#888", noise } })
			.toFormat(format, format === "avif" ? { effort: 0 } : {})
			.toBuffer();
		expect(await refusal(whole.subarray(0, whole.length / 2))).toBe(DAMAGED);
	});

	test("a head without a body, and a body of nonsense", async () => {
		expect(await refusal(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe(DAMAGED);
		const png = await plain(1000, 1250).png().toBuffer();
		expect(await refusal(Buffer.concat([png.subarray(0, 60), Buffer.alloc(5000, 7)]))).toBe(DAMAGED);
	});
});
