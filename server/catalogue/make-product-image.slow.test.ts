import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makeProductImage } from "./make-product-image.ts";

/** Three columns (red, green, blue) or three rows, so that the part that was kept is recognised by its colour. */
function striped(width: number, height: number, way: "columns" | "rows" = "columns") {
	const pixels = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255]);
	const raw = way === "columns" ? { width: 3, height: 1 } : { width: 1, height: 3 };
	return sharp(pixels, { raw: { ...raw, channels: 3 } }).resize(width, height, { fit: "fill", kernel: "nearest" });
}

const plain = (width: number, height: number, background = "#6a4a3a") =>
	sharp({ create: { width, height, channels: 3, background } });

/** The files of a product image that must come out. */
async function imageOf(upload: Uint8Array, framing: Parameters<typeof makeProductImage>[1] = "middle") {
	const made = await makeProductImage(upload, framing);
	if (!made.ok) throw new Error(made.problem.code);
	return made.value;
}

/** The colour at a place of the image's JPEG, in parts of its width and height: which of the three is strongest. */
async function colourAt(files: { name: string; bytes: Buffer }[], x: number, y: number): Promise<string> {
	const jpeg = files.find(({ name }) => name === "800.jpg");
	const { data, info } = await sharp(jpeg?.bytes).raw().toBuffer({ resolveWithObject: true });
	const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3;
	const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
	return Math.max(r, g, b) - Math.min(r, g, b) < 60
		? "ground"
		: r > g
			? r > b
				? "red"
				: "blue"
			: g > b
				? "green"
				: "blue";
}

describe("a picture becomes a product image in the site's sizes", () => {
	test.each(["jpeg", "png", "webp", "avif"] as const)("from %s", async (format) => {
		const { files, colour } = await imageOf(await plain(1000, 1250).toFormat(format).toBuffer());
		expect(files.map(({ name, type }) => [name, type])).toEqual([
			["400.avif", "image/avif"],
			["800.avif", "image/avif"],
			["1200.avif", "image/avif"],
			["800.jpg", "image/jpeg"],
		]);
		for (const { name, bytes } of files) {
			const { width, height, format: made, compression } = await sharp(bytes).metadata();
			const expected = Number.parseInt(name, 10);
			expect([width, height]).toEqual([expected, (expected * 5) / 4]);
			expect([made, compression]).toEqual(name.endsWith("avif") ? ["heif", "av1"] : ["jpeg", undefined]);
		}
		expect(colour).toMatch(/^#6[0-9a-f]4[0-9a-f]3[0-9a-f]$/);
	});

	test("a wide one keeps the part that was asked for", async () => {
		const upload = await striped(3000, 1250).png().toBuffer();
		expect(await colourAt((await imageOf(upload, "start")).files, 0.5, 0.5)).toBe("red");
		expect(await colourAt((await imageOf(upload, "middle")).files, 0.5, 0.5)).toBe("green");
		expect(await colourAt((await imageOf(upload, "end")).files, 0.5, 0.5)).toBe("blue");
	});

	test("a high one too", async () => {
		const upload = await striped(1000, 3750, "rows").png().toBuffer();
		expect(await colourAt((await imageOf(upload, "start")).files, 0.5, 0.5)).toBe("red");
		expect(await colourAt((await imageOf(upload, "middle")).files, 0.5, 0.5)).toBe("green");
		expect(await colourAt((await imageOf(upload, "end")).files, 0.5, 0.5)).toBe("blue");
	});

	test("or the whole of it on the shop's ground", async () => {
		const { files } = await imageOf(await striped(2400, 800).png().toBuffer(), "whole");
		const seen = await Promise.all([0.05, 0.5, 0.95].map((x) => colourAt(files, x, 0.5)));
		expect(seen).toEqual(["red", "green", "blue"]);
		expect(await colourAt(files, 0.5, 0.05)).toBe("ground");
	});

	test("transparency lies on the shop's ground, not on black", async () => {
		const clear = sharp({ create: { width: 1000, height: 1250, channels: 4, background: "#ff000000" } });
		const { files, colour } = await imageOf(await clear.png().toBuffer());
		expect(await colourAt(files, 0.5, 0.5)).toBe("ground");
		expect(colour).toBe("#ddd3c4");
	});

	test("a noisy one still weighs no more than a grid picture may", async () => {
		const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
		const upload = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: "#888", noise } })
			.jpeg()
			.toBuffer();
		const small = (await imageOf(upload)).files.find(({ name }) => name === "400.avif");
		expect(small?.bytes.length).toBeLessThanOrEqual(20_000);
	});
});

describe("nothing of an upload stays but its pixels", () => {
	const gps = {
		IFD0: { Copyright: "Example Owner", Make: "Example Camera" },
		IFD3: { GPSLatitudeRef: "N", GPSLatitude: "11/1 6/1 30/1", GPSLongitudeRef: "E", GPSLongitude: "77/1 20/1 24/1" },
	};

	test("EXIF with a position is gone, and so are colour profile and XMP", async () => {
		const upload = await plain(1000, 1250)
			.withExif(gps)
			.withIccProfile("p3")
			.withXmp("<x>secret</x>")
			.jpeg()
			.toBuffer();
		expect((await sharp(upload).metadata()).exif).toBeDefined();
		expect(upload.includes("Example Camera")).toBe(true);
		for (const { bytes } of (await imageOf(upload)).files) {
			const { exif, icc, xmp, iptc, comments } = await sharp(bytes).metadata();
			expect([exif, icc, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
			expect(bytes.includes("Example") || bytes.includes("secret") || bytes.includes("Exif")).toBe(false);
		}
	});

	test("the orientation it was taken in is applied first", async () => {
		const lying = await striped(1250, 1000).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
		const { files } = await imageOf(lying);
		const seen = await Promise.all([0.05, 0.5, 0.95].map((y) => colourAt(files, 0.5, y)));
		expect(seen).toEqual(["red", "green", "blue"]);
	});

	test("a polyglot loses what hangs on it", async () => {
		const script = "<script>alert(1)</script>";
		const jpeg = await plain(1000, 1250).jpeg().toBuffer();
		const upload = Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${script}<html>${script}`)]);
		for (const { bytes } of (await imageOf(upload)).files) expect(bytes.includes("<script>")).toBe(false);
	});

	test("CMYK becomes sRGB", async () => {
		const cmyk = await plain(1000, 1250, "#c03020").toColourspace("cmyk").jpeg().toBuffer();
		expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
		for (const { bytes } of (await imageOf(cmyk)).files)
			expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb", channels: 3 });
		expect(await colourAt((await imageOf(cmyk)).files, 0.5, 0.5)).toBe("red");
	});

	test("grey and 16 bits become ordinary sRGB", async () => {
		const deep = await plain(1000, 1250).toColourspace("rgb16").png().toBuffer();
		const grey = await plain(1000, 1250).greyscale().png().toBuffer();
		for (const upload of [deep, grey])
			for (const { bytes } of (await imageOf(upload)).files)
				expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb", depth: "uchar", channels: 3 });
	});
});
