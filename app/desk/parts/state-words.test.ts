import { expect, test } from "vitest";
import { EVENT_RULES } from "../../../domain/cases/event-rules.ts";
import { STATUSES } from "../../../domain/cases/statuses.ts";
import { STATE_WORDS } from "./state-words.tsx";

test("wherever no quotation can be sent the editor says why, and nowhere else", () => {
	const silent = STATUSES.filter((status) => STATE_WORDS[status].noQuote === null);
	expect(new Set(silent)).toEqual(new Set(EVENT_RULES.send_quote.moves?.from));
});
