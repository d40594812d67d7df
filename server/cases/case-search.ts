import type { Db } from "../platform/db/database.ts";

/** What a case is found by from now on, beside what is in its row. */
export async function addWords(db: Db, caseId: string, text: string): Promise<void> {
	await db
		.updateTable("case_words")
		.set((eb) => ({ words: eb("words", "||", ` ${text.toLowerCase()}`), unindexed: eb("unindexed", "+", 1) }))
		.where("case_id", "=", caseId)
		.execute();
}

/** To be called with every change of what a case is found by in its own row. */
export async function readInAgain(db: Db, caseId: string): Promise<void> {
	await db
		.updateTable("case_words")
		.set((eb) => ({ unindexed: eb("unindexed", "+", 1) }))
		.where("case_id", "=", caseId)
		.execute();
}

/** A telephone number as it is searched: its digits. */
export function digitsOf(phone: string): string {
	return phone.replace(/\D/g, "");
}

/** The categories of a case as they are kept: each once and between commas, so that one is found as it is. */
export function categoryMarks(lines: readonly { category: string }[]): string {
	return `,${[...new Set(lines.map(({ category }) => category))].join(",")},`;
}

/** The words a person looks for, lower-cased once when they are written: both engines then search alike. */
export function searchText(words: readonly (string | null)[]): string {
	return words
		.filter((word) => word !== null && word !== "")
		.join(" ")
		.toLowerCase()
		.slice(0, 2000);
}
