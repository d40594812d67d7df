import { createHash } from "node:crypto";
import type { QuoteContent } from "../../domain/quotes/content.ts";
import { endOfIndiaDay } from "../../domain/shared/india-day.ts";

/** What a version that is about to be is called, when its validity ends, and its fingerprint. */
export type Named = { reference: string; version: number; contentHash: string; validUntil: number };

/** @param contentText the content as it is stored, which is what the fingerprint is of */
export function nameVersion(
	{ reference, current_version }: { reference: string; current_version: number },
	content: QuoteContent,
	contentText: string,
): Named {
	const version = current_version + 1;
	const contentHash = createHash("sha256").update(`${reference} v${version}\n${contentText}`).digest("hex");
	return { reference, version, contentHash, validUntil: endOfIndiaDay(content.validUntilDay) ?? 0 };
}
