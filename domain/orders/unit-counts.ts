import { UNITS, type Unit } from "../catalogue/catalogue.ts";

/** How many units of one kind: 40 pieces, 20 sets. */
export type UnitCount = { unit: Unit; count: number };

/**
 * What lines come to, each unit by itself and in the order of `UNITS`: pieces and sets are never added to each other.
 * A line that names no unit is counted in pieces, and without lines there are 0 pieces.
 */
export function countByUnit(lines: readonly { unit?: Unit | undefined; quantity: number }[]): UnitCount[] {
	const counts = UNITS.map((unit) => ({
		unit,
		count: lines.reduce((sum, line) => ((line.unit ?? "piece") === unit ? sum + line.quantity : sum), 0),
	})).filter(({ count }) => count > 0);
	return counts.length > 0 ? counts : [{ unit: "piece", count: 0 }];
}
