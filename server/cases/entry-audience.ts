import type { Audience } from "../../domain/cases/event-rules.ts";

/** How the column `case_entry.audience` spells an audience: rows written before "internal" had its name say "house". */
const STORED: Readonly<Record<Audience, string>> = { both: "both", internal: "house" };

/** The text of the column for an audience. */
export const storedAudience = (audience: Audience): string => STORED[audience];

/** The audience of a row; whatever is not for both is internal. */
export const readAudience = (stored: string): Audience => (stored === STORED.both ? "both" : "internal");
