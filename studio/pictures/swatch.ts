import { gridMesh, type Mesh, placed } from "../cloth/mesh.ts";
import { fbm } from "../maths/noise.ts";
import { fract, smooth } from "../maths/scalar.ts";
import { bar, wood } from "../props/wood.ts";
import type { Scene, Surface } from "../render/scene.ts";
import type { Recipe } from "../table.ts";

/** The cloth of a product as it lies on the table for a swatch: (u, v) is the lower left corner that is cut out. */
export type SwatchCloth = {
	surface: Surface;
	u?: number;
	v?: number;
	sheer?: boolean;
	/** Shot cloth is laid in a soft fold and its corner lifted: lying flat it would show one of its two colours. */
	folded?: boolean;
};

/** Sides of a swatch, cm, and one tooth of the pinking shears. */
const width = 15;
const height = 16.5;
const tooth = 0.5;
const bite = 0.32;

/** Pixels per cm, and the ruler's lower edge: swatch.ts and the figures on the ruler (cards/marked.ts) must agree. */
export const swatchView = { scale: 58, cy: -1.6, rulerFrom: -8, rulerLength: 16.4, rulerY: -12.1, rulerHeight: 2.5 };

/** Out and in along an edge, as far as it is near. */
const pinked = (along: number, fromEdge: number): number =>
	(Math.abs(fract(along / tooth) - 0.5) * 2 - 0.5) * bite * smooth(0.7, 0, fromEdge);

/** Height of a soft fold that runs from the lower left to the upper edge, steeper on the side away from the light. */
const foldAt = (x: number, y: number): number => {
	const bent = 0.9 * fbm(y * 0.09, 2, 2, 15);
	const across = 0.86 * (x + 2.6 + bent) - 0.5 * (y - 1);
	const low = 0.86 * (x - 3.4 - bent) - 0.5 * (y + 4);
	const ridge = (d: number, long: number, steep: number) => Math.exp(-((d / (d < 0 ? long : steep)) ** 2));
	return 2 * ridge(across, 2.6, 1.7) + 1.1 * ridge(low, 1.9, 1.3) * smooth(4, -3, y);
};

const cut = ({ u = 0, v = 0, folded = false }: SwatchCloth): Mesh => {
	const columns = Math.round(width / tooth) * 8;
	const rows = Math.round(height / tooth) * 8;
	return gridMesh(columns, rows, (s, t) => {
		const x = (s - 0.5) * width;
		const y = (t - 0.5) * height;
		const right = width / 2 - Math.abs(x);
		const upper = height / 2 - Math.abs(y);
		const px = x + Math.sign(x) * pinked(y + height, right);
		const py = y + Math.sign(y) * pinked(x + width, upper);
		const corner = smooth(5, 0, Math.hypot(width / 2 - x, height / 2 - y));
		const wave = 0.16 * (fbm(x * 0.12, y * 0.1, 2, 5) + 0.5) + 0.05 * fbm(x * 0.5, y * 0.4, 2, 9);
		const raised = folded ? foldAt(px, py) + 0.7 * corner ** 2 : 0;
		return [px, py, 0.1 + wave + 0.75 * corner ** 2 + raised, u + px + width / 2, v + py + height / 2];
	});
};

/** A ruler of pale wood: a line each half centimetre, a longer one each centimetre, the longest each five. */
const ruler = (): Surface => {
	const grain = wood("#c9ac7c", 3);
	const { rulerFrom, rulerLength, rulerHeight } = swatchView;
	return (u, v, texel) => {
		grain(u, v, texel);
		const at = u - rulerFrom - 0.5;
		if (at < -0.1 || at > rulerLength - 1.3) return;
		const nearest = Math.round(at * 2) / 2;
		const long = nearest % 5 === 0 ? 0.95 : nearest % 1 === 0 ? 0.7 : 0.4;
		const fromTop = rulerHeight / 2 - v;
		if (Math.abs(at - nearest) > 0.03 || fromTop < 0.06 || fromTop > long) return;
		texel.r *= 0.22;
		texel.g *= 0.18;
		texel.b *= 0.15;
	};
};

export const clothOf = async (recipe: Recipe): Promise<SwatchCloth> => {
	switch (recipe.kind) {
		case "cotton-saree":
			return (await import("../kinds/cotton-saree.ts")).swatch(recipe);
		case "silk-saree":
			return (await import("../kinds/silk-saree.ts")).swatch(recipe);
		case "lehenga":
			return (await import("../kinds/lehenga.ts")).swatch(recipe);
		case "shirt":
			return (await import("../kinds/shirt.ts")).swatch(recipe);
		case "t-shirt":
			return (await import("../kinds/t-shirt.ts")).swatch(recipe);
		case "trousers":
			return (await import("../kinds/trousers.ts")).swatch(recipe);
		case "dhoti":
			return (await import("../kinds/dhoti.ts")).swatch(recipe);
	}
};

/** A swatch of the cloth with pinked edges, beside a ruler. */
export const swatchScene = async (recipe: Recipe, fine: number): Promise<Scene> => {
	const cloth = await clothOf(recipe);
	const { scale, cy, rulerFrom, rulerLength, rulerY, rulerHeight } = swatchView;
	const mesh = placed(cut(cloth), { x: 0.2, y: 1.2, turn: 2.5 });
	return {
		...{ width: 1200, height: 1500, cx: 0, cy, scale, fine, cell: 0.08, reach: 12 },
		pieces: [
			{ mesh, surface: cloth.surface, sheer: cloth.sheer },
			{ mesh: bar(rulerFrom, rulerFrom + rulerLength, rulerY, rulerHeight, 0.05, 0.3), surface: ruler() },
		],
	};
};
