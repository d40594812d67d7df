import sharp from "sharp";
import type { RawPicture } from "../encode.ts";
import { wordmark } from "./lettering.ts";

/** The company's link preview carries its mark on the bare ground at the lower left; other pictures stay as they are. */
export const marked = async (key: string, raw: RawPicture): Promise<RawPicture> => {
	if (key !== "site/social") return raw;
	const { width, height } = raw;
	const size = height * 0.18;
	const { path } = wordmark(width * 0.065, height * 0.86, size, "#74182a", "#6d5c4b");
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${path}</svg>`;
	const data = await sharp(raw.data, { raw: { width, height, channels: 3 } })
		.composite([{ input: Buffer.from(svg) }])
		.removeAlpha()
		.raw()
		.toBuffer();
	return { ...raw, data };
};
