import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const facesOf = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8").replace(/\/\*.*?\*\//gs, "");

test("the buyer's page has the shop's faces, at its start or not at all", () => {
	const own = facesOf("faces.css");
	expect(own).not.toContain("swap");
	expect(own.replaceAll("optional", "swap").trim()).toBe(facesOf("../../styles/faces.css").trim());
});
