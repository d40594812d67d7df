/**
 * What can be wrong with what a visitor or buyer sends: each code with the parameters that its sentence needs. Every
 * feature adds its own codes (`declare module`), and messages/en/problems holds their sentences: a code without one
 * does not compile.
 */
export interface ProblemCodes {
	/** Anything a schema refuses without a code of its own. */
	"not-right": object;
	/** Control characters, which could reach a mail's header. */
	"not-printable": object;
	"too-long": { limit: number };
}

/** The same for what staff alone read; the sentences are in app/desk, beside the screens. */
export interface DeskProblemCodes {
	/** A required field was left empty. */
	empty: object;
}

type AllCodes = ProblemCodes & DeskProblemCodes;
export type ProblemCode = keyof AllCodes;

/** Something that is not right, as a code with its parameters: `{ code: "too-long", limit: 200 }`. */
export type Problem<Code extends ProblemCode = ProblemCode> = {
	[One in Code]: { readonly code: One } & Readonly<AllCodes[One]>;
}[Code];

/** A problem that a buyer may see. */
export type BuyerProblem = Problem<keyof ProblemCodes>;

/** The sentence of each code, or a function that makes it from the code's parameters. */
export type ProblemWords<Code extends ProblemCode = ProblemCode> = {
	readonly [One in Code]: string | ((parameters: Readonly<AllCodes[One]>) => string);
};

/** What a check is given where it cannot fail. */
export const NOT_RIGHT: Problem = { code: "not-right" };

/** A problem as the message of a check: Zod carries texts alone. `readProblem` reads it back. */
export function asMessage(problem: Problem): string {
	return JSON.stringify(problem);
}

/** The problem whose code is a check's message; `not-right` for a message of Zod's own. */
export function readProblem(message: string): Problem {
	return message.startsWith("{") ? JSON.parse(message) : NOT_RIGHT;
}
