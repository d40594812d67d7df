export type Span = { least: number; most: number };

/** The least and the most of some numbers; undefined when there are none. */
export function spanOf(numbers: readonly number[]): Span | undefined {
	const least = leastOf(numbers);
	const most = mostOf(numbers);
	return least === undefined || most === undefined ? undefined : { least, most };
}

/** The least of some numbers; undefined when there are none, where `Math.min` has infinity. */
export function leastOf(numbers: readonly number[]): number | undefined {
	return numbers.length > 0 ? Math.min(...numbers) : undefined;
}

/** The most of some numbers; undefined when there are none. */
export function mostOf(numbers: readonly number[]): number | undefined {
	return numbers.length > 0 ? Math.max(...numbers) : undefined;
}
