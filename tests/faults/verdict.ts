/** What one fault showed: a line of figures, and what did not hold. */
export type Fault = { name: string; figures: string; failures: string[] };

/** @param claims what must hold, each with the sentence to print when it does not */
export function verdict(name: string, figures: string, claims: readonly (readonly [boolean, string])[]): Fault {
	return { name, figures, failures: claims.filter(([holds]) => !holds).map(([, sentence]) => sentence) };
}
