import { bad, type Read } from "../shared/text-checks.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"alt-missing": object;
		"upload-busy": object;
		"upload-damaged": object;
		"upload-missing": object;
		"upload-too-large": { megabytes: number };
		"upload-of-other-kind": object;
		"upload-moves": object;
		"upload-too-many-pixels": { width: number; height: number; millions: number };
		"upload-too-small": { width: number; height: number; least: { width: number; height: number } };
	}
}

/** What the desk takes as a picture; checked before anything is decoded. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 40_000_000;

/** Product images are 4:5; below this size a picture would be enlarged by more than half. */
export const PRODUCT_IMAGE = { width: 1200, height: 1500 } as const;
export const LEAST = { width: 800, height: 1000 } as const;

const pictureTypes = ["jpeg", "png", "webp", "avif"] as const;
type PictureType = (typeof pictureTypes)[number];

/** For the file dialog: a convenience only; the server checks the content. */
export const PICTURE_ACCEPT = "image/jpeg,image/png,image/webp,image/avif";

/**
 * How a picture that is not 4:5 becomes a product image: which part is kept when it is cut, or the whole of it on the ground
 * of the shop's pictures.
 */
export const framings = ["middle", "start", "end", "whole"] as const;
export type Framing = (typeof framings)[number];

export function readFraming(text: unknown): Framing {
	return framings.find((framing) => framing === text) ?? "middle";
}

/** What kind of picture bytes are, by their content; a file's name and its declared type are not trusted. */
function pictureType(bytes: Uint8Array): PictureType | undefined {
	const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
	if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
	if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
	if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
	if (text(4, 8) === "ftyp" && /^avi[fs]$/.test(text(8, 12))) return "avif";
	return undefined;
}

/** Looks at an upload's bytes alone: its size and kind. */
export function checkUpload(bytes: Uint8Array): Read<PictureType> {
	if (bytes.length === 0) return bad({ code: "upload-missing" });
	if (bytes.length > MAX_PICTURE_BYTES)
		return bad({ code: "upload-too-large", megabytes: MAX_PICTURE_BYTES / 1024 / 1024 });
	const type = pictureType(bytes);
	if (type) return { ok: true, value: type };
	return bad({ code: "upload-of-other-kind" });
}

/** What the header of a picture file says of it, turned upright; `pages` counts the frames of an animation. */
type PictureHead = { width: number; height: number; pages: number };

/** Looks at what a picture's head says, before its pixels are decoded. */
export function checkHead(head: PictureHead, framing: Framing): Read<PictureHead> {
	const { width, height, pages } = head;
	if (pages > 1) return bad({ code: "upload-moves" });
	if (width * height > MAX_PICTURE_PIXELS)
		return bad({ code: "upload-too-many-pixels", width, height, millions: MAX_PICTURE_PIXELS / 1_000_000 });
	const [wide, high] = [width >= LEAST.width, height >= LEAST.height];
	if (framing === "whole" ? wide || high : wide && high) return { ok: true, value: head };
	return bad({ code: "upload-too-small", width, height, least: LEAST });
}
