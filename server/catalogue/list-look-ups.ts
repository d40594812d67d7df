import type { Problem } from "../../domain/shared/problem.ts";
import { createLimiter } from "../platform/limiter.ts";
import { OneAtATime } from "../platform/one-at-a-time.ts";
import { RATE_LIMITS } from "../platform/rate-limits.ts";
import type { LookedUp } from "./listed-products.ts";

declare module "../../domain/shared/problem.ts" {
	interface ProblemCodes {
		"too-many-lists": { minutes: number };
		"lists-busy": object;
	}
}

/** Lists of one address that are being looked up or wait for it: somebody who corrects a line sends the next at once. */
const WAITING = 3;

type LookUp = (list: string, chosen: ReadonlyMap<string, string>) => Promise<LookedUp>;
type NotLookedUp = { ok: false; problem: Problem<"too-many-lists" | "lists-busy"> };

/**
 * Looks lists up for strangers: of one address one at a time, and so many in a quarter of an hour
 * (`listsOfAddress`). A long list of misspelt names takes most of a second of the one process that everybody shares.
 */
export function createListLookUps(lookUp: LookUp, now: () => number) {
	const limiter = createLimiter(now);
	const lines = new Map<string, OneAtATime>();
	return {
		/** @param address of the visitor, as limits count it */
		async lookUp(address: string, ...[list, chosen]: Parameters<LookUp>): Promise<LookedUp | NotLookedUp> {
			const full = limiter.take([{ limit: RATE_LIMITS.listsOfAddress, of: address }]);
			if (full) {
				const minutes = Math.max(1, Math.ceil(full.wait / 60_000));
				return { ok: false, problem: { code: "too-many-lists", minutes } };
			}
			const line = lines.get(address) ?? new OneAtATime(WAITING);
			lines.set(address, line);
			try {
				return (await line.run(() => lookUp(list, chosen))) ?? { ok: false, problem: { code: "lists-busy" } };
			} finally {
				if (line.idle) lines.delete(address);
			}
		},
	};
}
