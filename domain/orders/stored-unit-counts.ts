import * as z from "zod/mini";
import { UNITS, type Unit } from "../catalogue/catalogue.ts";
import { readStored } from "../shared/stored-json.ts";
import { countByUnit, type UnitCount } from "./unit-counts.ts";

const unitSchema = z.enum(UNITS);

/** One count as it is kept, in a row or in a cookie. */
export const unitCountSchema = z.object({ unit: unitSchema, count: z.int().check(z.minimum(0)) });

const firstShape = z.object({ counts: z.array(unitCountSchema) });

/** The unit of a line. @throws ZodError for any other text */
export function readUnit(stored: string): Unit {
	return unitSchema.parse(stored);
}

/** How many of each unit, as JSON with the version of its shape. */
export function storeUnitCounts(counts: readonly UnitCount[]): string {
	return JSON.stringify({ v: 1, counts });
}

/**
 * Reads it back.
 * @param stored null in a row from before units were kept
 * @param pieces what such a row counts in all
 * @throws Error for an unknown version, or invalid counts
 */
export function readUnitCounts(stored: string | null, pieces: number): UnitCount[] {
	if (stored === null) return [{ unit: "piece", count: pieces }];
	const { counts } = readStored("quote_case.unit_counts", stored, { 1: (value) => firstShape.parse(value) });
	return countByUnit(counts.map(({ unit, count }) => ({ unit, quantity: count })));
}
