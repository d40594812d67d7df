/** Finds for sentences of messages/en those of another language. */
export type Translate = <Sentences extends object>(english: Sentences) => Sentences;

/** English needs no translation. */
export const asItIs: Translate = (english) => english;

/** From one table to another of the same names. Throws for sentences that no table has. */
export function translation(from: object, to: object): Translate {
	if (from === to) return asItIs;
	const pairs = new Map<object, object>();
	pair(from, to, pairs);
	return (english) => {
		const found = pairs.get(english);
		if (found && isLike(found, english)) return found;
		throw new Error(`No table of messages holds ${Object.keys(english).join(", ")}.`);
	};
}

function pair(from: object, to: object, pairs: Map<object, object>): void {
	pairs.set(from, to);
	const others = new Map<string, unknown>(Object.entries(to));
	for (const [name, part] of Object.entries(from)) {
		const other = others.get(name);
		if (isObject(part) && isObject(other)) pair(part, other, pairs);
	}
}

function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null;
}

function isLike<Sentences extends object>(found: object, english: Sentences): found is Sentences {
	return Object.keys(english).every((name) => name in found);
}
