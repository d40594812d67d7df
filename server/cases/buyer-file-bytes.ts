import type { Problem } from "../../domain/shared/problem.ts";
import type { Limiter } from "../platform/limiter.ts";
import { RATE_LIMITS } from "../platform/rate-limits.ts";

declare module "../../domain/shared/problem.ts" {
	interface ProblemCodes {
		"too-many-bytes": { megabytes: number; hours: number };
	}
}

const limit = RATE_LIMITS.fileBytes;

/** Whether an address has left too many bytes of files today to send this amount too; counts nothing. */
export function refuseFileBytes(
	limiter: Limiter,
	address: string,
	amount: number,
): Problem<"too-many-bytes"> | undefined {
	const full = limiter.check([{ limit, of: address, amount }]);
	if (!full) return undefined;
	const hours = Math.max(1, Math.ceil(full.wait / 3_600_000));
	return { code: "too-many-bytes", megabytes: limit.most / (1024 * 1024), hours };
}

/** Counts what an address has left here. */
export function countFileBytes(limiter: Limiter, address: string, amount: number): void {
	limiter.count([{ limit, of: address, amount }]);
}
