/** Reads one version of what is stored as JSON, and gives it in today's shape. */
type StoredReader<Value> = (stored: unknown) => Value;

/**
 * Reads what was stored as JSON, by the version it names as `v`; without one it is the first.
 * @param what where it is kept, for the error
 * @throws Error when it is no JSON, or of an unknown version
 */
export function readStored<Value>(
	what: string,
	text: string,
	readers: Readonly<Record<number, StoredReader<Value>>>,
): Value {
	const stored: unknown = JSON.parse(text);
	const version = storedVersion(stored);
	const read = readers[version];
	if (!read) throw new Error(`${what} of version ${version} cannot be read.`);
	return read(stored);
}

/** The version that a stored value names; 1 where it names none. */
export function storedVersion(stored: unknown): number {
	return typeof stored === "object" && stored !== null && "v" in stored ? Number(stored.v) : 1;
}
