import type { BuyerProblem, Problem } from "../../domain/shared/problem.ts";
import { DocumentError } from "./document-error.ts";
import { logError } from "./log.ts";
import { StorageError } from "./storage-error.ts";

declare module "../../domain/shared/problem.ts" {
	interface ProblemCodes {
		"not-stored": object;
		/** Nobody knows, because the answer of the database was lost. Sent again it is stored once. */
		"perhaps-stored": object;
	}
	interface DeskProblemCodes {
		"document-busy": object;
		"document-timeout": object;
		"document-closed": object;
		"document-failed": object;
		"change-not-saved": object;
		"change-perhaps-saved": object;
	}
}

/** Why a change of the desk was not carried out, and the HTTP status that says the same. */
export type Refusal = { status: 503 | 422; problem: Problem };

/**
 * The one mapper of what a person at the desk can do nothing about (the database, the PDFs) to a problem that says
 * whether anything was saved. It is logged here. Undefined for any other error, which is unexpected.
 */
export function refusalOf(error: unknown): Refusal | undefined {
	if (error instanceof DocumentError) {
		logError("the desk's document was not made", error, { reason: error.reason });
		return { status: error.reason === "failed" ? 422 : 503, problem: { code: `document-${error.reason}` } };
	}
	if (!(error instanceof StorageError)) return undefined;
	logError("the desk's change was not stored", error, { reason: error.reason, saved: error.saved });
	return {
		status: 503,
		problem: { code: error.saved === "unknown" ? "change-perhaps-saved" : "change-not-saved" },
	};
}

/**
 * The problem shown at the desk when something could not be stored.
 * @throws any error that `refusalOf` has no problem for
 */
export function notSaved(error: unknown): Problem {
	const refusal = refusalOf(error);
	if (!refusal) throw error;
	return refusal.problem;
}

/** The problem shown to a visitor or buyer when the database could not store it; logged under the answer's request id. */
export function storageProblem(error: unknown, requestId: string): BuyerProblem {
	if (!(error instanceof StorageError)) logError("submission failed", error, { requestId });
	else logError("submission not stored", error, { requestId, reason: error.reason, saved: error.saved });
	const isUnknown = error instanceof StorageError && error.saved === "unknown";
	return { code: isUnknown ? "perhaps-stored" : "not-stored" };
}
