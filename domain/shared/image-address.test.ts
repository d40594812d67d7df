import { expect, test } from "vitest";
import { imageAddress } from "./image-address.ts";

test.each([
	["images/saree.webp", "/images/saree.webp"],
	["/images/saree.webp", "/images/saree.webp"],
	["///assets/hero.avif", "/assets/hero.avif"],
	["/media/assets/hero.avif", "/media/assets/hero.avif"],
	["images/saree.webp?v=3&x=1", "/images/saree.webp"],
	["photos/saree.webp", "/photos/saree.webp?v=1.0.0"],
	["/photos/saree.webp", "/photos/saree.webp?v=1.0.0"],
	["photos/saree.webp?v=0.9", "/photos/saree.webp?v=1.0.0"],
	["saree.webp?a\nb", "/saree.webp?v=1.0.0"],
	["images", "/images?v=1.0.0"],
	["//elsewhere.example/x.png", "/elsewhere.example/x.png?v=1.0.0"],
	["", "/?v=1.0.0"],
])("%j is at %s", (path, address) => {
	expect(imageAddress(path)).toBe(address);
});
