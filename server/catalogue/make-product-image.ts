import type { Sharp } from "sharp";
import {
	checkHead,
	checkUpload,
	type Framing,
	MAX_PICTURE_PIXELS,
	PRODUCT_IMAGE,
} from "../../domain/catalogue/picture-upload.ts";
import type { Read } from "../../domain/shared/text-checks.ts";

/** A picture in the site's sizes: nothing of what was uploaded but its pixels. */
export type ProductImage = { colour: string; files: { name: string; type: string; bytes: Buffer }[] };

/** The ground of the shop's own pictures (studio/render/ground.ts), for what does not fill the picture. */
const GROUND = "#ddd3c4";
/** A picture takes about 4 seconds; one that takes this long is not worth waiting for, seconds. */
const TIMEOUT = 40;
const WIDTHS = [400, 800, 1200];
/** At most this many bytes for a picture in the grid (the figures of speed); its quality steps down until it does. */
const GRID_LIMIT = 20_000;

const LOADERS = ["Jpeg", "Png", "Webp", "Heif"].flatMap((kind) =>
	["Buffer", "File"].map((from) => `VipsForeignLoad${kind}${from}`),
);

/** sharp with everything shut that no upload needs; loaded at the first picture, so that the shop does not carry it. */
async function openSharp() {
	const { default: sharp } = await import("sharp");
	sharp.block({ operation: ["VipsForeignLoad"] });
	sharp.unblock({ operation: LOADERS });
	// One picture at a time on one core: the shop has the rest.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}

/**
 * Makes the site's files of an upload, or says what is wrong with it. Size and kind are looked at first, then the
 * head; only then are pixels decoded. What comes out is upright sRGB without any metadata.
 */
export async function makeProductImage(upload: Uint8Array, framing: Framing): Promise<Read<ProductImage>> {
	const kind = checkUpload(upload);
	if (!kind.ok) return kind;
	const sharp = await openSharp();
	const open = () =>
		sharp(upload, { failOn: "error", limitInputPixels: MAX_PICTURE_PIXELS }).timeout({ seconds: TIMEOUT });
	const head = await readable(async () => {
		// The limit of pixels would refuse the head itself; it is looked at below, with a sentence of its own.
		const { autoOrient, pages = 1 } = await sharp(upload, { limitInputPixels: false }).metadata();
		return { ...autoOrient, pages };
	});
	if (!head.ok) return head;
	const checked = checkHead(head.value, framing);
	if (!checked.ok) return checked;
	const framed = await readable(() => frame(open(), framing).raw().toBuffer({ resolveWithObject: true }));
	if (!framed.ok) return framed;
	const { data, info } = framed.value;
	const { width, height, channels } = info;
	const image = sharp(data, { raw: { width, height, channels } });
	const files: ProductImage["files"] = [];
	for (const size of WIDTHS) files.push({ name: `${size}.avif`, type: "image/avif", bytes: await avif(image, size) });
	const jpeg = await image.clone().resize(800).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
	files.push({ name: "800.jpg", type: "image/jpeg", bytes: jpeg });
	return { ok: true, value: { colour: await meanColour(image), files } };
}

/** Upright, in sRGB, on a ground where it is transparent, and 4:5. */
function frame(image: Sharp, framing: Framing): Sharp {
	const { width, height } = PRODUCT_IMAGE;
	const upright = image.autoOrient().toColourspace("srgb").flatten({ background: GROUND });
	if (framing === "whole") return upright.resize(width, height, { fit: "contain", background: GROUND });
	// Only one of the two is cut: "left top" is the top of a high picture and the left of a wide one.
	const position = { middle: "centre", start: "left top", end: "right bottom" }[framing];
	return upright.resize(width, height, { fit: "cover", position });
}

async function avif(image: Sharp, width: number): Promise<Buffer> {
	const encode = (quality: number) => image.clone().resize(width).avif({ quality, effort: 3 }).toBuffer();
	let bytes = await encode(52);
	for (let quality = 46; width === 400 && bytes.length > GRID_LIMIT && quality >= 28; quality -= 6)
		bytes = await encode(quality);
	return bytes;
}

async function meanColour(image: Sharp): Promise<string> {
	const mean = await image.clone().resize(1, 1, { fit: "fill" }).raw().toBuffer();
	return `#${mean.subarray(0, 3).toString("hex")}`;
}

/** What cannot be decoded is the upload's fault: the person sees a sentence, and nothing is logged. */
async function readable<Value>(work: () => Promise<Value>): Promise<Read<Value>> {
	try {
		return { ok: true, value: await work() };
	} catch {
		return { ok: false, problem: { code: "upload-damaged" } };
	}
}
