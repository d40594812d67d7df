import sharp from "sharp";
import { brokenInto, lettered, wordmark } from "./lettering.ts";

/** Size that link previews want. */
export const cardSize = { width: 1200, height: 630 } as const;

const paper = "#f7f1e6";
const ink = "#2c1d16";
const kumkum = "#74182a";
const zari = "#b3904f";
const stone = "#6d5c4b";

const pictureWidth = 548;
const edge = 20;

/** The temple edge: a column of small triangles with which the paper rises into the picture. */
const templeEdge = (): string => {
	const tooth = 21;
	const count = cardSize.height / tooth;
	const points = Array.from({ length: count }, (_, k) => {
		const y = k * tooth;
		return `L${pictureWidth - edge * 0.62} ${y + tooth / 2}L${pictureWidth} ${y + tooth}`;
	});
	return `<path fill="${kumkum}" d="M${pictureWidth} 0${points.join("")}H${pictureWidth + 5}V0Z"/>`;
};

const sheet = (name: string): string => {
	const left = pictureWidth + 70;
	const room = cardSize.width - left - 60;
	const size = brokenInto(name, 76, room).length > 3 ? 62 : 76;
	const lines = brokenInto(name, size, room);
	const leading = size * 1.04;
	const first = 250 - ((lines.length - 1) * leading) / 2;
	const words = lines.map((line, k) => lettered(line, left - 3, first + k * leading, size, ink).path).join("");
	const rule = first + lines.length * leading - size * 0.34;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">
<path fill="${paper}" d="M${pictureWidth} 0H${cardSize.width}V${cardSize.height}H${pictureWidth}Z"/>
${templeEdge()}
<path stroke="${zari}" stroke-width="1.5" d="M${left} ${rule}h120M${left} ${rule + 5}h120"/>
${words}
${wordmark(left, 548, 46, kumkum, stone).path}
</svg>`;
};

/** A link preview of one product: its own picture, its name, the company's mark. `picture` is a 4:5 whole view. */
export const productCard = async (picture: Buffer, name: string): Promise<Buffer> => {
	const tall = Math.round((pictureWidth * 5) / 4);
	const photo = await sharp(picture)
		.resize(pictureWidth, tall)
		.extract({ left: 0, top: Math.round((tall - cardSize.height) / 2), width: pictureWidth, height: cardSize.height })
		.toBuffer();
	return sharp({ create: { ...cardSize, channels: 3, background: paper } })
		.composite([{ input: photo, left: 0, top: 0 }, { input: Buffer.from(sheet(name)) }])
		.jpeg({ quality: 78, mozjpeg: true })
		.toBuffer();
};
