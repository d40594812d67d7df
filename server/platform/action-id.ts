import { createHash } from "node:crypto";
import { rowIdOf } from "./row-id.ts";

/**
 * The id of the entry that an action leaves, made of the form's own id, of what it is about and of everything it says: the
 * same form sent twice is one entry, while two actions from one page, or a text that was corrected on the way back in the
 * browser, are two. It cannot meet the id of another case's entry, whatever a form carries.
 * @param about the id of the case or inquiry
 * @returns undefined for an action without an id of its own, which then counts as often as it is sent
 */
export function actionId(
	about: string,
	{ entryId, files = [], ...action }: { entryId?: string; files?: readonly { name: string; bytes: Uint8Array }[] },
): string | undefined {
	if (!entryId) return undefined;
	const contents = files.map(({ name, bytes }) => [name, createHash("sha256").update(bytes).digest("hex")]);
	return rowIdOf(JSON.stringify([about, entryId, { ...action, files: contents }]));
}
