/** What one trial of the running site showed: a line of figures, and what did not hold. */
export type Verdict = { name: string; figures: string; failures: string[] };

/** One trial; `short` is the form that every test run includes. */
export type Trial = (short: boolean) => Promise<Verdict>;

/** @param claims what must hold, each with the sentence to print when it does not */
export function verdict(name: string, figures: string, claims: readonly (readonly [boolean, string])[]): Verdict {
	return { name, figures, failures: claims.filter(([holds]) => !holds).map(([, sentence]) => sentence) };
}
