import { type RawBuilder, sql } from "kysely";

/** Whether a text has these characters in it, whatever they mean to LIKE. Both sides are lower case already. */
export function contains(column: "search" | "categories" | RawBuilder<string>, text: string) {
	return sql<boolean>`${typeof column === "string" ? sql.ref(column) : column} like ${`%${text.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
