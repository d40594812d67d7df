import type { Problem } from "../../../domain/shared/problem.ts";
import { createLimiter, type Use } from "../limiter.ts";
import { type FormCeilings, formLimits } from "../rate-limits.ts";
import { networkAround } from "./client-address.ts";

declare module "../../../domain/shared/problem.ts" {
	interface ProblemCodes {
		"too-many-forms-from-address": { minutes: number };
		"too-many-forms-about-case": { minutes: number };
		"too-many-forms-in-all": { minutes: number };
	}
}

type TooManyForms = Problem<"too-many-forms-from-address" | "too-many-forms-about-case" | "too-many-forms-in-all">;

/** How many forms of one kind may come: by address, by the network around it, by case, and all together. */
export type FormLimits = {
	/** Counts one send and returns undefined, or says what there are too many of. */
	refuse(address: string, caseId?: string): TooManyForms | undefined;
	/** Takes one count back: a form that could not be stored costs its sender nothing. */
	giveBack(address: string, caseId?: string): void;
};

export function createFormLimits(ceilings: FormCeilings, now: () => number): FormLimits {
	const { aboutCase, fromAddress, fromAround, inAll } = formLimits(ceilings);
	const limiter = createLimiter(now);
	const usesOf = (address: string, caseId: string | undefined): Use[] => {
		const around = networkAround(address);
		return [
			...(caseId === undefined ? [] : [{ limit: aboutCase, of: caseId }]),
			{ limit: fromAddress, of: address },
			...(around ? [{ limit: fromAround, of: around }] : []),
			{ limit: inAll, of: "all" },
		];
	};
	return {
		refuse(address, caseId) {
			const full = limiter.take(usesOf(address, caseId));
			if (!full) return undefined;
			const minutes = Math.max(1, Math.ceil(full.wait / 60_000));
			if (full.limit === inAll) return { code: "too-many-forms-in-all", minutes };
			return { code: full.limit === aboutCase ? "too-many-forms-about-case" : "too-many-forms-from-address", minutes };
		},
		giveBack: (address, caseId) => limiter.giveBack(usesOf(address, caseId)),
	};
}
