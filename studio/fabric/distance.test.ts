import { expect, it } from "vitest";
import { shirtings } from "../cloths/shirtings.ts";
import { newTexel, resetTexel, type Surface } from "../render/scene.ts";
import { jersey, pique } from "./knit.ts";

/** Mean green of a piece of cloth that is seen with `density` half pixels to a cm. */
const meanAt = (cloth: Surface, density: number): number => {
	const texel = newTexel();
	let sum = 0;
	const side = 120;
	for (let i = 0; i < side; i++) {
		for (let j = 0; j < side; j++) {
			resetTexel(texel, density);
			cloth(3 + i * 0.0517, 40 + j * 0.0483, texel);
			sum += texel.g;
		}
	}
	return sum / side ** 2;
};

it.each([
	["gabardine", shirtings.gabardine({ main: "#d9cdb5", second: "#e2d7c1" })],
	["twill", shirtings.twill({ main: "#28344f", second: "#323f5c" })],
	["check", shirtings.twillCheck({ main: "#7d705c", second: "#8b7e69", third: "#655a49" })],
	["pique", pique({ colour: "#70202e" })],
	["jersey", jersey({ colour: "#b5673a" })],
])("%s is as light from near as from afar", (_name, cloth) => {
	const near = meanAt(cloth, 112);
	for (const density of [22, 56, 76]) expect(Math.abs(meanAt(cloth, density) / near - 1)).toBeLessThan(0.02);
});
