import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/*
 * schema.org's vocabulary, as the package schema-dts publishes it: TypeScript made from the vocabulary's own file. It is read
 * as text, because a type is gone when a test runs, and lets a value that is no literal have fields that it does not know.
 */

type Class = { above: readonly string[]; properties: ReadonlyMap<string, readonly string[]> };

const classes = readClasses(
	readFileSync(
		createRequire(import.meta.url)
			.resolve("schema-dts")
			.replace(/\.js$/, ".d.ts"),
		"utf8",
	),
);

function readClasses(text: string): ReadonlyMap<string, Class> {
	const found = new Map<string, Class>();
	for (const [, name = "", above = "", body = ""] of text.matchAll(
		/^interface (\w+)Base extends ([^{]+)\{\n([\s\S]*?)^\}/gm,
	)) {
		const properties = new Map<string, readonly string[]>();
		for (const [, property = "", range = ""] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm))
			properties.set(property, range.split(" | "));
		const bases = above.split(",").map((base) => base.trim().replace(/Base$/, ""));
		found.set(name, { above: bases, properties });
	}
	return found;
}

/** A class with all above it. */
function lineage(name: string): string[] {
	return [name, ...(classes.get(name)?.above ?? []).flatMap(lineage)];
}

/** What a property of a class may hold; undefined where the class has no such property. */
function rangeOf(type: string, property: string): readonly string[] | undefined {
	for (const name of [...lineage(type), "Thing"]) {
		const range = classes.get(name)?.properties.get(property);
		if (range) return range;
	}
	return undefined;
}

const LITERALS: Readonly<Record<string, readonly string[]>> = {
	string: ["Text", "URL", "Date", "DateTime", "Time", "Number"],
	number: ["Number", "Integer", "Float"],
	boolean: ["Boolean"],
};

/** Everything in a JSON-LD object that the vocabulary does not have, by its path; empty for a right one. */
export function strangeToVocabulary(value: object, path = "$"): string[] {
	const { "@context": _, "@type": type, ...fields }: Record<string, unknown> = { ...value };
	if (typeof type !== "string" || !classes.has(type)) return [`${path}: no class ${String(type)}`];
	return Object.entries(fields).flatMap(([property, held]) => {
		const at = `${path}.${property}`;
		const range = rangeOf(type, property);
		if (!range) return [`${at}: ${type} has no such property`];
		return [held].flat().flatMap((one, n) => strangeValue(one, range, Array.isArray(held) ? `${at}[${n}]` : at));
	});
}

function strangeValue(value: unknown, range: readonly string[], path: string): string[] {
	if (typeof value !== "object" || value === null) {
		const fits = LITERALS[typeof value]?.some((literal) => range.includes(literal));
		return fits ? [] : [`${path}: ${JSON.stringify(value)} is none of ${range.join(", ")}`];
	}
	const type = "@type" in value ? String(value["@type"]) : "";
	const fits = [...lineage(type), "Thing"].some((name) => range.includes(name));
	return [...(fits ? [] : [`${path}: ${type} is none of ${range.join(", ")}`]), ...strangeToVocabulary(value, path)];
}
