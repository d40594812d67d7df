import * as z from "zod/mini";
import { readStored } from "../shared/stored-json.ts";
import type { Sample } from "./samples.ts";

const sampleSchema = z.object({
	id: z.string(),
	name: z.string(),
	category: z.string(),
	kind: z.enum(["piece", "swatch"]),
	colour: z.nullable(z.string()),
	colourName: z.string(),
	quantity: z.int().check(z.minimum(1)),
});

/** The first shape: nothing where none are asked for, so that `{}` is a request from before there were samples. */
const firstShape = z.object({ samples: z._default(z.array(sampleSchema), []) });

/** What is stored of a request without samples; one of before holds `{}`. */
export const NO_SAMPLES = ["{}", storeSamples([])] as const;

/** The samples of a request as they are stored: JSON with the version of its shape. */
export function storeSamples(samples: readonly Sample[]): string {
	return JSON.stringify({ v: 1, ...(samples.length > 0 && { samples }) });
}

/**
 * Reads them back.
 * @throws Error for an unknown version, or invalid samples
 */
export function readSamples(stored: string): Sample[] {
	return readStored("quote_request.samples", stored, { 1: (value) => firstShape.parse(value).samples });
}
