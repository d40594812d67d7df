import type { ProblemCodes, ProblemWords } from "../../../domain/shared/problem.ts";

type SampleCode = Extract<keyof ProblemCodes, `sample${string}`>;

/** Why samples cannot be asked for so. */
export const sampleProblems: ProblemWords<SampleCode> = {
	"samples-unreadable": "The samples could not be read. Please remove them and choose them again.",
	"sample-unknown": ({ name }) =>
		name === ""
			? "A product of which you ask for a sample is no longer in the catalogue. Please remove its sample."
			: `${name} is no longer in the catalogue. Please remove its sample.`,
	"sample-not-made": ({ name }) => `There are no samples of ${name} any more. Please remove its sample.`,
	"sample-kind-not-made": ({ name }) =>
		`There are no such samples of ${name} any more. Please remove its sample and ask for it again.`,
	"sample-colour-unknown": ({ name, colour }) =>
		`${name} is not made in ${colour}. Please remove its sample and choose another colour.`,
	"sample-not-whole": ({ name, limit }) => `${name}: please ask for 1 to ${limit} samples.`,
	"samples-too-many-of-one": ({ name, limit }) => `${name}: please ask for up to ${limit} samples.`,
	"samples-of-too-many": ({ limit }) => `Please ask for samples of up to ${limit} products in one request.`,
};
