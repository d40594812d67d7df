/** What was looked at: it is well, an operator should know something, or something must be mended. */
export type Finding = { state: "ok" | "note" | "wrong"; about: string; sentence: string };

/** Makes the findings about one thing. */
export function findingsAbout(about: string) {
	const made =
		(state: Finding["state"]) =>
		(sentence: string): Finding => ({ state, about, sentence });
	return { ok: made("ok"), note: made("note"), wrong: made("wrong") };
}

/** One finding as a line. */
export function lineOf({ state, about, sentence }: Finding): string {
	return `${state.padEnd(5)}  ${about.padEnd(8)}  ${sentence}`;
}
