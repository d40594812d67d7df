import type { Pool } from "../../../domain/catalogue/pool.ts";
import type { PoolField } from "../../../domain/catalogue/pool-form.ts";
import { formatCount } from "../../../domain/shared/money.ts";

/** What the fields of a pool are called. */
export const poolLabels: Record<PoolField, string> = {
	name: "Name",
	minimum: "Minimum together",
	least: "At least of each",
};

/** "50 together, at least 10 of each" */
export function poolTerms({ minimum, least }: Pick<Pool, "minimum" | "least">): string {
	const together = `${formatCount(minimum)} together`;
	return least === undefined ? together : `${together}, at least ${formatCount(least)} of each`;
}
