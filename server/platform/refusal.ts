import type { BuyerProblem } from "../../domain/shared/problem.ts";
import { DocumentError, type DocumentFailure } from "./document-error.ts";
import { logError } from "./log.ts";
import { StorageError } from "./storage-error.ts";

declare module "../../domain/shared/problem.ts" {
	interface ProblemCodes {
		"not-stored": object;
		/** Nobody knows, because the answer of the database was lost. Sent again it is stored once. */
		"perhaps-stored": object;
	}
}

/** Why a change of the desk was not carried out: the sentence for the person, and the HTTP status that says the same. */
export type Refusal = { status: 503 | 422; sentence: string };

const PDF: Readonly<Record<DocumentFailure, string>> = {
	busy: "Nothing was sent: too many PDFs are being made just now. What you typed is kept; please send it again in a minute.",
	timeout: "Nothing was sent: making the PDF took too long. What you typed is kept; please send it again in a minute.",
	closed:
		"Nothing was sent: the site is just being restarted. What you typed is kept; please send it again in a minute.",
	failed:
		"Nothing was sent: the PDF could not be made. What you typed is kept. Please shorten very long texts and send it again.",
};

/**
 * The one mapper of what a person at the desk can do nothing about (the database, the PDFs) to a sentence that says
 * whether anything was saved. It is logged here. Undefined for any other error, which nobody expected.
 */
export function refusalOf(error: unknown): Refusal | undefined {
	if (error instanceof DocumentError) {
		logError("the desk's document was not made", error, { reason: error.reason });
		return { status: error.reason === "failed" ? 422 : 503, sentence: PDF[error.reason] };
	}
	if (!(error instanceof StorageError)) return undefined;
	logError("the desk's change was not stored", error, { reason: error.reason, saved: error.saved });
	const sentence =
		error.saved === "unknown"
			? "We could not learn whether it was saved. Everything you typed is still here; please look at the list, or save again."
			: "It was not saved: the database takes no writes just now. Everything you typed is still here; please save again in a minute.";
	return { status: 503, sentence };
}

/**
 * What a person at the desk is told when it could not be stored.
 * @throws any error that `refusalOf` has no sentence for
 */
export function notSaved(error: unknown): string {
	const refusal = refusalOf(error);
	if (!refusal) throw error;
	return refusal.sentence;
}

/** What a visitor or buyer is told when the database could not store it; logged under the id that the answer carries. */
export function storageProblem(error: unknown, requestId: string): BuyerProblem {
	if (!(error instanceof StorageError)) logError("submission failed", error, { requestId });
	else logError("submission not stored", error, { requestId, reason: error.reason, saved: error.saved });
	const isUnknown = error instanceof StorageError && error.saved === "unknown";
	return { code: isUnknown ? "perhaps-stored" : "not-stored" };
}
