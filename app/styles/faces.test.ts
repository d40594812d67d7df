import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const addressesIn = (text: string) => text.match(/\/fonts\/[\w-]+\.woff2/g) ?? [];

test("what is fetched ahead of a page is a typeface that its styles name, and is there", () => {
	const named = new Set(addressesIn(readFileSync(join(import.meta.dirname, "faces.css"), "utf8")));
	expect(named.size).toBe(6);
	for (const file of [
		"app/root.tsx",
		"app/ui/document-links.ts",
		"app/shop/home/home.tsx",
		"app/shop/product/product.tsx",
	])
		for (const address of addressesIn(readFileSync(join(root, file), "utf8"))) expect(named, file).toContain(address);
	for (const address of named) expect(existsSync(join(root, "public", address)), address).toBe(true);
});
