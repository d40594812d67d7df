import type { Read } from "../shared/text-checks.ts";

/** What the desk takes as a picture; checked before anything is decoded. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 40_000_000;

/** The site's plates are 4:5; below this a picture would be blown up to more than half again its size. */
export const PLATE = { width: 1200, height: 1500 } as const;
export const LEAST = { width: 800, height: 1000 } as const;

export const pictureTypes = ["jpeg", "png", "webp", "avif"] as const;
export type PictureType = (typeof pictureTypes)[number];

/** For the file dialog: it helps the person, and decides nothing. */
export const PICTURE_ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

/**
 * How a picture that is not 4:5 becomes a plate: which part stays when it is cut, or the whole of it on the ground
 * of the shop's pictures.
 */
export const framings = ["middle", "start", "end", "whole"] as const;
export type Framing = (typeof framings)[number];

export const framingLabels: Readonly<Record<Framing, string>> = {
	middle: "Keep the middle",
	start: "Keep the top or left",
	end: "Keep the bottom or right",
	whole: "Keep all of it, on a plain ground",
};

export function readFraming(text: unknown): Framing {
	return framings.find((framing) => framing === text) ?? "middle";
}

/** What kind of picture bytes are, by their content; a file's name and its declared type decide nothing. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
	const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
	if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
	if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
	if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
	if (text(4, 8) === "ftyp" && /^avi[fs]$/.test(text(8, 12))) return "avif";
	return undefined;
}

/** Looks at an upload's bytes alone: its size and kind. */
export function checkUpload(bytes: Uint8Array): Read<PictureType> {
	if (bytes.length === 0) return { ok: false, message: "Please choose a picture" };
	if (bytes.length > MAX_PICTURE_BYTES)
		return { ok: false, message: "The picture is larger than 10 MB; please save it smaller and upload it again" };
	const type = pictureType(bytes);
	if (type) return { ok: true, value: type };
	return { ok: false, message: "This is no JPEG, PNG, WebP or AVIF picture; please save it as one of these" };
}

/** What the head of a picture says of it, as it stands upright; `pages` counts the pictures of one that moves. */
export type PictureHead = { width: number; height: number; pages: number };

/** Looks at what a picture's head says, before its pixels are decoded. */
export function checkHead(head: PictureHead, framing: Framing): Read<PictureHead> {
	const { width, height, pages } = head;
	const size = `${width} × ${height}`;
	if (pages > 1) return { ok: false, message: "This picture moves; please upload a still one" };
	if (width * height > MAX_PICTURE_PIXELS) {
		const message = `The picture has ${size} pixels, more than 40 million; please save it smaller and upload it again`;
		return { ok: false, message };
	}
	const [wide, high] = [width >= LEAST.width, height >= LEAST.height];
	if (framing === "whole" ? wide || high : wide && high) return { ok: true, value: head };
	const message = `The picture has ${size} pixels; please upload one of at least ${LEAST.width} × ${LEAST.height}`;
	return { ok: false, message };
}
