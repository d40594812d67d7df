import { noise } from "../maths/noise.ts";
import { lerp, smooth } from "../maths/scalar.ts";
import type { Surface } from "../render/scene.ts";
import { colourOf, type ThreadColour } from "./weave.ts";

export type TwillOptions = {
	/** Colours as "#rrggbb" or by place (checks). The warp runs along v, its ends lie across u. */
	warp: string | ThreadColour;
	weft: string | ThreadColour;
	/** Ends and picks per cm, as on the loom: they set how steep the line is. */
	ends: number;
	picks: number;
	/** Over how many ends and under how many an end of the warp goes. */
	over: number;
	under: number;
	/** Light and dark of a line, share of the colour; its sides are twice as steep. */
	contrast: number;
	/** How clearly what is left of it from afar is seen: 1 is fine pale worsted, heavier and darker cloth needs more. */
	grain?: number;
};

/** Lines per cm that a whole view can still show, and a packed one: faint, wandering and gone here and there. */
const fewer = [4.6, 9.5] as const;

/**
 * Twill at the measure of the loom. Its single ends are finer than any picture, its line is not: a wave across the
 * cloth as steep as ends and picks make it, notched by every pick, with nothing in it that a grid of pixels could beat
 * against. Where even that line is too fine a breath of it is left, two pixels wide and never ruled: with none the cloth
 * is paper, blotches in its place are felt, and clear coarse lines would be another cloth.
 */
export const twill = (options: TwillOptions): Surface => {
	const { ends, picks, over, under, contrast, grain = 1 } = options;
	const warp = colourOf(options.warp);
	const weft = colourOf(options.weft);
	const repeat = over + under;
	const face = over / repeat;
	const steep = Math.hypot(ends, picks);
	const lines = steep / repeat;
	const shownWeft = (picks / ends) ** 3;
	const [c, s] = [picks / steep, ends / steep];
	return (u, v, texel) => {
		const along = u * c + v * s;
		const across = u * s - v * c;
		const seen = smooth(4, 5.4, texel.density / lines);
		const notched = seen > 0 ? smooth(4.4, 6.4, texel.density / picks) : 0;
		const slip = 0.22 * noise(across * 1.7, along * 0.5, 341) + 0.5 * noise(u * 0.3, v * 0.3, 343);
		const turn = (across * lines + slip) * 2 * Math.PI;
		const ridge = Math.cos(turn);
		// No float is as full as the next: lines come and go for a few mm.
		const full = 0.6 + 0.8 * noise(across * lines, along * 2.2, 331);
		const notch = notched * Math.cos(v * picks * 2 * Math.PI + turn / repeat);
		const line = full * (ridge + 0.35 * notch * (0.5 + 0.5 * ridge));
		let breath = 0;
		for (const perCm of fewer) {
			const share = smooth(3.6, 4.4, texel.density / perCm) * smooth(8, 6, texel.density / perCm) * (1 - seen);
			if (share <= 0) continue;
			const wander = 0.9 * noise(across * 0.8, along * 0.3, 337);
			const there = 0.2 + 1.2 * noise(across * perCm * 0.5, along * 0.8, 347);
			breath += share * there * Math.cos((across * perCm + wander) * 2 * Math.PI);
		}
		// Yarns thicker for a hand's length, and the slow change of tone that a loom leaves along the weft. A steep twill
		// hides its picks under its ends: seen as clearly as those, they make linen of it.
		const yarn =
			0.014 * (noise(u * 6, v * 0.5, 311) - 0.5) +
			0.016 * shownWeft * (noise(u * 0.5, v * 6, 317) - 0.5) +
			0.022 * (noise(u * 0.13, v * 0.31, 319) - 0.5);
		const light = (1 + contrast * 0.5 * line * seen) * (1 + (0.65 + 0.35 * grain) * yarn + 0.026 * grain * breath);
		const a = warp(u);
		const b = weft(v);
		const share = face + (ridge > 0 ? 1 - face : face) * 0.7 * ridge * seen;
		texel.r = lerp(b[0], a[0], share) * light;
		texel.g = lerp(b[1], a[1], share) * light;
		texel.b = lerp(b[2], a[2], share) * light;
		texel.sheen = 0.3;
		texel.rough = 0.9;
		texel.bump = 0.02;
		texel.height = (contrast / (Math.PI * lines * texel.bump)) * line * seen;
		texel.threadU = 0;
		texel.threadV = 1;
	};
};
