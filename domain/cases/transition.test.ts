import { describe, expect, test } from "vitest";
import { wordsOf } from "../../tests/support/words.ts";
import {
	ACTORS,
	type Actor,
	EVENT_KINDS,
	MOVING_EVENTS,
	type QuoteState,
	type Undo,
	type UndoSide,
} from "./event-rules.ts";
import type { CaseEvent, EventKind } from "./events.ts";
import { type QuoteStatus, STATUSES } from "./statuses.ts";
import { allows, transition } from "./transition.ts";

const NOW = Date.UTC(2026, 10, 20, 10);
const LATER = NOW + 86_400_000;

const state = (status: QuoteStatus, more: Partial<QuoteState> = {}): QuoteState => ({
	status,
	owned: true,
	currentVersion: 2,
	validUntil: LATER,
	...more,
});

const WANTED = { key: "l1", name: "Saree", from: 300, to: 500 };

/** One well-made event of each kind. */
const EVENTS: { [Type in EventKind]: Extract<CaseEvent, { kind: Type }> } = {
	take: { kind: "take", ownerId: "s1" },
	put_back: { kind: "put_back" },
	mark_spam: { kind: "mark_spam" },
	not_spam: { kind: "not_spam" },
	ask: { kind: "ask", question: "Which sizes?" },
	answer: { kind: "answer", message: "S to XXL." },
	record_answer: { kind: "record_answer", note: "S to XXL, by telephone" },
	send_quote: {
		kind: "send_quote",
		pricesSet: true,
		termsSet: true,
		version: 3,
		validUntil: LATER,
		message: "",
		value: 100,
		currency: "INR",
		pieces: 1,
		counts: [{ unit: "piece", count: 1 }],
	},
	request_change: { kind: "request_change", version: 2, message: "500 instead of 300", wanted: [] },
	accept: { kind: "accept", version: 2, termsAccepted: true, name: "Example Buyer" },
	ask_undo: { kind: "ask_undo", reason: "The colours are wrong." },
	agree_undo: { kind: "agree_undo" },
	record_payment: { kind: "record_payment" },
	record_production: { kind: "record_production" },
	decline: { kind: "decline", version: 2, reason: "" },
	withdraw_request: { kind: "withdraw_request", reason: "" },
	refuse: { kind: "refuse", reason: "We do not weave this." },
	withdraw_offer: { kind: "withdraw_offer", reason: "The yarn is out." },
	expire: { kind: "expire" },
	stop_reminders: { kind: "stop_reminders" },
	renew: { kind: "renew", message: "" },
	record_acceptance: { kind: "record_acceptance", note: "By telephone", name: "Example Buyer" },
	reply: { kind: "reply", message: "Thank you." },
	note: { kind: "note", text: "They like blue." },
	assign: { kind: "assign", ownerId: null, ownerName: "nobody" },
	link: { kind: "link" },
	correct_buyer: { kind: "correct_buyer", changes: [], newLink: false },
	mail_failed: { kind: "mail_failed", answer: "550 no such mailbox", about: null },
	job_failed: { kind: "job_failed", job: "proforma" },
	erased: { kind: "erased" },
};

/**
 * The design's table, read again from its own text: event, who, from, to. Whatever is not here is refused. `put_back`
 * is the key that undoes `take` within ten seconds.
 */
const ACCEPTED: readonly [EventKind, readonly Actor[], readonly QuoteStatus[], QuoteStatus][] = [
	["take", ["staff"], ["new"], "in_review"],
	["put_back", ["staff"], ["in_review"], "new"],
	["mark_spam", ["staff"], ["new", "in_review"], "spam"],
	["not_spam", ["staff"], ["spam"], "in_review"],
	["ask", ["staff"], ["in_review"], "needs_info"],
	["answer", ["buyer"], ["needs_info"], "in_review"],
	["record_answer", ["staff"], ["needs_info"], "in_review"],
	["send_quote", ["staff"], ["in_review", "quoted", "revision_requested"], "quoted"],
	["request_change", ["buyer"], ["quoted"], "revision_requested"],
	["accept", ["buyer"], ["quoted", "revision_requested", "accepted"], "accepted"],
	["decline", ["buyer"], ["quoted", "revision_requested"], "declined_by_buyer"],
	["withdraw_request", ["buyer"], ["new", "in_review", "needs_info"], "withdrawn_by_buyer"],
	["refuse", ["staff"], ["new", "in_review", "needs_info", "revision_requested"], "declined_by_us"],
	["withdraw_offer", ["staff"], ["quoted", "revision_requested"], "in_review"],
	["expire", ["clock"], ["quoted", "revision_requested"], "expired"],
	["renew", ["staff", "buyer"], ["expired", "declined_by_buyer"], "in_review"],
	["record_acceptance", ["staff"], ["quoted", "expired"], "accepted"],
	["ask_undo", ["buyer", "staff"], ["accepted"], "accepted"],
	["agree_undo", ["buyer", "staff"], ["accepted"], "revision_requested"],
	["record_payment", ["staff"], ["accepted"], "accepted"],
	["record_production", ["staff"], ["accepted"], "accepted"],
];

function expected(status: QuoteStatus, type: EventKind, actor: Actor): QuoteStatus | "refused" {
	const row = ACCEPTED.find(([event, by, from]) => event === type && by.includes(actor) && from.includes(status));
	return row ? row[3] : "refused";
}

const cells = STATUSES.flatMap((status) =>
	MOVING_EVENTS.flatMap((type) =>
		ACTORS.map((actor) => ({ status, type, actor, outcome: expected(status, type, actor) })),
	),
);

test.each(cells)("$status, $type by $actor: $outcome", ({ status, type, actor, outcome }) => {
	// What the clock ends has run out; everything else is judged while the offer is open.
	const now = type === "expire" ? LATER + 1 : NOW;
	// The other side has asked to undo it, where that is what is agreed to.
	const askedBy = type !== "agree_undo" ? null : actor === "buyer" ? "staff" : "buyer";
	const undo = { until: LATER, askedBy, backTo: "revision_requested" } as const;
	const result = transition(state(status, { undo }), EVENTS[type], actor, now);
	if (outcome === "refused") {
		expect(result).toMatchObject({ ok: false });
		expect(result.ok ? "" : wordsOf(result.problem)).toMatch(/\.$/);
	} else {
		expect(result).toEqual({ ok: true, status: outcome, done: type === "accept" && status === "accepted" });
	}
});

/** What leaves the status as it is, and who may do it. */
const STANDING: readonly [EventKind, readonly Actor[]][] = [
	["reply", ["buyer", "staff"]],
	["note", ["staff"]],
	["assign", ["staff"]],
	["stop_reminders", ["buyer"]],
	["link", ["staff"]],
	["correct_buyer", ["staff"]],
	["mail_failed", ["clock"]],
	["job_failed", ["clock"]],
	["erased", ["staff"]],
];

test("everything else leaves the status as it is, whoever may do it", () => {
	expect(STANDING.map(([kind]) => kind).sort()).toEqual(
		EVENT_KINDS.filter((kind) => !MOVING_EVENTS.includes(kind)).sort(),
	);
	for (const [kind, actors] of STANDING)
		for (const status of STATUSES)
			for (const actor of ACTORS)
				expect([kind, status, actor, transition(state(status), EVENTS[kind], actor, NOW)]).toMatchObject([
					kind,
					status,
					actor,
					actors.includes(actor) ? { ok: true, status, done: false } : { ok: false, reason: "actor" },
				]);
});

test("a new request is cleared of a suspicion, where there is one", () => {
	const cleared = (suspected: boolean) => transition(state("new", { suspected }), EVENTS.not_spam, "staff", NOW);
	expect(cleared(true)).toEqual({ ok: true, status: "new", done: false });
	expect(cleared(false)).toMatchObject({ ok: false, reason: "state" });
});

test("every status is reached by some event, but the first", () => {
	const reached = new Set(ACCEPTED.filter(([event]) => event !== "put_back").map((row) => row[3]));
	expect(STATUSES.filter((status) => !reached.has(status))).toEqual(["new"]);
});

describe("guards", () => {
	const refuses = (event: CaseEvent, actor: Actor, status: QuoteStatus, more: Partial<QuoteState> = {}, now = NOW) => {
		const result = transition(state(status, more), event, actor, now);
		return result.ok ? "accepted" : result.reason;
	};

	test("an offer is valid up to its last millisecond", () => {
		expect(refuses(EVENTS.accept, "buyer", "quoted", {}, LATER)).toBe("accepted");
		expect(refuses(EVENTS.accept, "buyer", "quoted", {}, LATER + 1)).toBe("expired");
		expect(refuses(EVENTS.expire, "clock", "quoted", {}, LATER)).toBe("state");
	});

	test("only the current version can be accepted, and a second time only the same", () => {
		expect(refuses({ ...EVENTS.accept, version: 1 }, "buyer", "quoted")).toBe("version");
		expect(refuses({ ...EVENTS.accept, version: 3 }, "buyer", "quoted")).toBe("version");
		expect(refuses({ ...EVENTS.accept, version: 1 }, "buyer", "accepted")).toBe("version");
	});

	test("a change and a refusal are about the current version, too", () => {
		expect(refuses({ kind: "decline", version: 1, reason: "" }, "buyer", "quoted")).toBe("version");
		expect(refuses({ kind: "request_change", version: 1, message: "500", wanted: [] }, "buyer", "quoted")).toBe(
			"version",
		);
	});

	test("the buyer reads in words of their own why something is not possible", () => {
		const told = (status: QuoteStatus, currentVersion: number) => {
			const result = transition(state(status, { currentVersion }), EVENTS.accept, "buyer", NOW);
			return result.ok ? "" : wordsOf(result.problem);
		};
		expect(told("in_review", 0)).toBe("We are still writing your quotation. Nothing was changed.");
		expect(told("in_review", 2)).toBe(
			"That offer is no longer valid; we are writing you a new one. Nothing was changed.",
		);
		expect(told("spam", 0)).toBe("This request is closed. Nothing was changed.");
		expect(told("expired", 2)).toBe("This offer has expired; you can ask us to renew it. Nothing was changed.");
	});

	test("what is needed must be there", () => {
		expect(refuses({ ...EVENTS.accept, termsAccepted: false }, "buyer", "quoted")).toBe("incomplete");
		expect(refuses({ ...EVENTS.accept, name: "" }, "buyer", "quoted")).toBe("incomplete");
		expect(refuses({ kind: "ask", question: "" }, "staff", "in_review")).toBe("incomplete");
		expect(refuses({ kind: "answer", message: "" }, "buyer", "needs_info")).toBe("incomplete");
		expect(refuses({ kind: "refuse", reason: "" }, "staff", "new")).toBe("incomplete");
		expect(refuses({ kind: "withdraw_offer", reason: "" }, "staff", "quoted")).toBe("incomplete");
		expect(refuses({ kind: "record_acceptance", note: "", name: "Example Buyer" }, "staff", "expired")).toBe(
			"incomplete",
		);
		expect(refuses({ kind: "request_change", version: 2, message: "", wanted: [] }, "buyer", "quoted")).toBe(
			"incomplete",
		);
		expect(refuses({ kind: "request_change", version: 2, message: "", wanted: [WANTED] }, "buyer", "quoted")).toBe(
			"accepted",
		);
		expect(refuses({ ...EVENTS.send_quote, pricesSet: false }, "staff", "in_review")).toBe("incomplete");
		expect(refuses({ ...EVENTS.send_quote, termsSet: false }, "staff", "in_review")).toBe("incomplete");
		expect(refuses({ ...EVENTS.send_quote, validUntil: NOW }, "staff", "in_review")).toBe("incomplete");
	});

	test("what was taken for spam goes back to where it was", () => {
		expect(transition(state("spam", { owned: false }), EVENTS.not_spam, "staff", NOW)).toMatchObject({ status: "new" });
		expect(transition(state("spam"), EVENTS.not_spam, "staff", NOW)).toMatchObject({ status: "in_review" });
	});

	test("a page offers what could happen", () => {
		expect(allows(state("quoted"), "accept", "buyer", NOW)).toBe(true);
		expect(allows(state("quoted"), "accept", "buyer", LATER + 1)).toBe(false);
		expect(allows(state("quoted"), "accept", "staff", NOW)).toBe(false);
		expect(allows(state("new"), "request_change", "buyer", NOW)).toBe(false);
	});
});

describe("undoing an acceptance", () => {
	const undo = (askedBy: UndoSide | null, more: Partial<Undo> = {}): Partial<QuoteState> => ({
		undo: { until: LATER, askedBy, backTo: "quoted", ...more },
	});
	const judged = (kind: EventKind, actor: Actor, more: Partial<QuoteState>, now = NOW) =>
		transition(state("accepted", more), EVENTS[kind], actor, now);

	test("takes both sides: who asks cannot agree, and asking again changes nothing", () => {
		for (const [side, other] of [
			["buyer", "staff"],
			["staff", "buyer"],
		] as const) {
			expect(judged("ask_undo", side, undo(null))).toEqual({ ok: true, status: "accepted", done: false });
			expect(judged("ask_undo", side, undo(side))).toEqual({ ok: true, status: "accepted", done: true });
			expect(judged("agree_undo", side, undo(side))).toMatchObject({ problem: { code: "undo-asked", byOther: false } });
			expect(judged("ask_undo", other, undo(side))).toMatchObject({ problem: { code: "undo-asked", byOther: true } });
			expect(judged("agree_undo", other, undo(side))).toEqual({ ok: true, status: "quoted", done: false });
			expect(judged("agree_undo", other, undo(null))).toMatchObject({ problem: { code: "undo-not-asked" } });
		}
	});

	test.each(["quoted", "revision_requested", "expired"] as const)(
		"leads back to %s, where it was accepted",
		(backTo) => {
			expect(judged("agree_undo", "staff", undo("buyer", { backTo }))).toEqual({
				ok: true,
				status: backTo,
				done: false,
			});
		},
	);

	test.each(["ask_undo", "agree_undo", "record_payment", "record_production"] as const)(
		"%s is over with its day, and once something was paid or made",
		(kind) => {
			const asked = undo(kind === "agree_undo" ? "buyer" : null);
			expect(judged(kind, "staff", asked, LATER)).toMatchObject({ ok: true });
			expect(allows(state("accepted", asked), kind, "staff", LATER)).toBe(true);
			for (const [more, now] of [
				[asked, LATER + 1],
				[{}, NOW],
			] as const) {
				expect(judged(kind, "staff", more, now)).toMatchObject({ ok: false, problem: { code: "undo-over" } });
				expect(allows(state("accepted", more), kind, "staff", now)).toBe(false);
			}
		},
	);

	test("is offered to whoever can do it now", () => {
		const offered = (actor: UndoSide, askedBy: UndoSide | null) =>
			(["ask_undo", "agree_undo"] as const).filter((kind) =>
				allows(state("accepted", undo(askedBy)), kind, actor, NOW),
			);
		expect(offered("buyer", null)).toEqual(["ask_undo"]);
		expect(offered("buyer", "buyer")).toEqual([]);
		expect(offered("buyer", "staff")).toEqual(["agree_undo"]);
		expect(offered("staff", "buyer")).toEqual(["agree_undo"]);
		expect(allows(state("quoted", undo("buyer")), "agree_undo", "staff", NOW)).toBe(false);
	});
});
