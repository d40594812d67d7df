import { expect, test } from "vitest";
import { type CaseMoments, responseTime } from "./response-time.ts";

const HOUR = 3_600_000;
const ASKED = 1_000 * HOUR;
const moments = (more: Partial<CaseMoments>): CaseMoments => ({
	status: "new",
	requestedAt: ASKED,
	firstAnsweredAt: null,
	lastBuyerAt: ASKED,
	lastStaffAt: null,
	resumedAt: null,
	validUntil: null,
	closedAt: null,
	suspicion: null,
	...more,
});
const answered = { firstAnsweredAt: ASKED + HOUR, lastStaffAt: ASKED + HOUR };

test.each<[string, Partial<CaseMoments>, string, number | null]>([
	["a new request", {}, "first_answer", ASKED + 24 * HOUR],
	["taken, not yet answered", { status: "in_review" }, "first_answer", ASKED + 24 * HOUR],
	[
		"asked once more before the first answer",
		{ status: "in_review", lastBuyerAt: ASKED + 9 * HOUR },
		"first_answer",
		ASKED + 24 * HOUR,
	],
	["a question is out", { ...answered, status: "needs_info" }, "with_buyer", null],
	[
		"the question is answered",
		{ ...answered, status: "in_review", lastBuyerAt: ASKED + 5 * HOUR },
		"buyer_waits",
		ASKED + 29 * HOUR,
	],
	["quoted", { ...answered, status: "quoted", validUntil: 7 }, "with_buyer", 7],
	[
		"quoted, and the buyer wrote",
		{ ...answered, status: "quoted", validUntil: 7, lastBuyerAt: ASKED + 2 * HOUR },
		"buyer_waits",
		ASKED + 26 * HOUR,
	],
	[
		"a change is asked",
		{ ...answered, status: "revision_requested", lastBuyerAt: ASKED + 2 * HOUR },
		"buyer_waits",
		ASKED + 26 * HOUR,
	],
	[
		"accepted",
		{ ...answered, status: "accepted", lastBuyerAt: ASKED + 3 * HOUR, closedAt: ASKED + 3 * HOUR },
		"closed",
		null,
	],
	[
		"accepted, and the buyer wrote afterwards",
		{ ...answered, status: "accepted", lastBuyerAt: ASKED + 4 * HOUR, closedAt: ASKED + 3 * HOUR },
		"buyer_waits",
		ASKED + 28 * HOUR,
	],
	[
		"opened again by the company, weeks after the buyer's last word",
		{ ...answered, status: "in_review", resumedAt: ASKED + 500 * HOUR },
		"buyer_waits",
		ASKED + 524 * HOUR,
	],
	[
		"opened again, and the buyer wrote since",
		{ ...answered, status: "in_review", resumedAt: ASKED + 500 * HOUR, lastBuyerAt: ASKED + 510 * HOUR },
		"buyer_waits",
		ASKED + 534 * HOUR,
	],
	["suspected", { suspicion: "honeypot" }, "quarantine", null],
	["spam", { status: "spam", suspicion: "honeypot" }, "closed", null],
])("%s", (_, more, queue, dueAt) => {
	expect(responseTime(moments(more))).toEqual({ queue, dueAt });
});
