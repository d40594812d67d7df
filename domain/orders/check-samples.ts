import * as z from "zod/mini";
import type { Product } from "../catalogue/catalogue.ts";
import { parseList } from "../shared/parse-json.ts";
import type { Problem } from "../shared/problem.ts";
import { MOST_OF_ONE, MOST_SAMPLED, mergeSamples, type Sample, sampleLimits } from "./samples.ts";

declare module "../shared/problem.ts" {
	interface ProblemCodes {
		"samples-unreadable": object;
		/** `name` as the browser showed it; "" where it said none. */
		"sample-unknown": { name: string };
		"sample-not-made": { name: string };
		"sample-kind-not-made": { name: string };
		"sample-colour-unknown": { name: string; colour: string };
		"sample-not-whole": { name: string; limit: number };
	}
}

/** More entries than this are not read: every product in as many colours as there may be samples of it. */
const MOST_ENTRIES = MOST_SAMPLED * MOST_OF_ONE * 2;

/** What a browser may send. The names are those it showed: used in problems, never stored. */
const askedSchema = z
	.array(
		z.object({
			id: z.string().check(z.maxLength(100)),
			colour: z.nullish(z.string().check(z.maxLength(60))),
			kind: z.optional(z.unknown()),
			quantity: z.unknown(),
			name: z.optional(z.unknown()),
			colourName: z.optional(z.unknown()),
		}),
	)
	.check(z.maxLength(MOST_ENTRIES));
type Asked = z.infer<typeof askedSchema>[number];

/** Why samples cannot be asked for so; `id` is the product's. */
type SampleProblem = { id: string; kind: "sample"; problem: Problem };

type CheckedSamples = { ok: true; samples: Sample[] } | { ok: false; problem: Problem; problems: SampleProblem[] };

/** The ids of the products whose samples a form asks for; none of what cannot be read. */
export function sampledIds(text: string | undefined): string[] {
	const asked = readAsked(text);
	return asked.success ? asked.data.map(({ id }) => id) : [];
}

/** Whether a list that a form carries holds anything. */
export function namesAny(text: string | undefined): boolean {
	const said = text?.trim() ?? "";
	return said !== "" && said !== "[]";
}

/**
 * Reads the samples that a form asks for, and takes their names from the catalogue.
 * @param text JSON of `[{ id, colour?, quantity }]`; `kind` says which, where a product offers both: the first it offers otherwise
 * @param products those that it names (`sampledIds`), as far as they are shown
 */
export function checkSamples(text: string | undefined, products: ReadonlyMap<string, Product>): CheckedSamples {
	const asked = readAsked(text);
	if (!asked.success) return { ok: false, problem: { code: "samples-unreadable" }, problems: [] };
	const problems: SampleProblem[] = [];
	const samples: Sample[] = [];
	for (const one of asked.data) {
		const checked = checkOne(one, products.get(one.id));
		if ("code" in checked) problems.push({ id: one.id, kind: "sample", problem: checked });
		else samples.push(checked);
	}
	const merged = mergeSamples(samples);
	problems.push(...sampleLimits(merged).map((limit) => ({ ...limit, kind: "sample" as const })));
	if (problems.length > 0) return { ok: false, problem: { code: "lines-not-right" }, problems };
	return { ok: true, samples: merged };
}

function checkOne(asked: Asked, product: Product | undefined): Sample | Problem {
	const { id, colour = null, quantity } = asked;
	if (!product) return { code: "sample-unknown", name: shown(asked.name) };
	const { name, category, details } = product;
	const [first] = details.samples ?? [];
	if (first === undefined) return { code: "sample-not-made", name };
	const kind = asked.kind === undefined ? first : details.samples?.find((one) => one === asked.kind);
	if (kind === undefined) return { code: "sample-kind-not-made", name };
	const colourway = details.colourways?.find(({ code }) => code === colour);
	if (colour !== null && !colourway)
		return { code: "sample-colour-unknown", name, colour: shown(asked.colourName) || colour };
	if (typeof quantity !== "number" || !Number.isSafeInteger(quantity) || quantity < 1)
		return { code: "sample-not-whole", name, limit: MOST_OF_ONE };
	return { id, name, category, kind, colour, colourName: colourway?.name ?? "", quantity };
}

/** A name as the browser showed it, where it is one. */
function shown(name: unknown): string {
	return typeof name === "string" && name.length <= 120 ? name.trim() : "";
}

function readAsked(text: string | undefined) {
	return askedSchema.safeParse(namesAny(text) ? parseList(text, MOST_ENTRIES) : []);
}
