import type { Problem } from "../../domain/shared/problem.ts";
import type { Limiter, Use } from "../platform/limiter.ts";

declare module "../../domain/shared/problem.ts" {
	interface DeskProblemCodes {
		"too-many-tries": { minutes: number };
	}
}

/** Counts a try under each of these, before it is made; what is wrong when one of them has had too many. */
export function refuseTry(limiter: Limiter, uses: readonly Use[]): Problem<"too-many-tries"> | undefined {
	const full = limiter.take(uses);
	return full && { code: "too-many-tries", minutes: Math.max(1, Math.ceil(full.wait / 60_000)) };
}
