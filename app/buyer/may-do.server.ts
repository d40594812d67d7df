import { BUYER_ACTIONS, type BuyerActionName } from "../../domain/cases/buyer-action.ts";
import type { DisplayStatus } from "../../domain/cases/display-status.ts";
import type { EventKind } from "../../domain/cases/events.ts";
import { allows } from "../../domain/cases/transition.ts";
import type { CaseView } from "../../server/cases/index.ts";
import type { QuoteView } from "./view.ts";

const EVENTS: Readonly<Record<Exclude<BuyerActionName, "reply">, EventKind>> = {
	accept: "accept",
	change: "request_change",
	decline: "decline",
	withdraw: "withdraw_request",
	renew: "renew",
	undo: "ask_undo",
	agree: "agree_undo",
};

/** What the buyer may do now. */
export function allowedActions({ state }: CaseView, displayStatus: DisplayStatus, now: number): BuyerActionName[] {
	return BUYER_ACTIONS.filter((action) => {
		if (action === "reply") return true;
		if (displayStatus === "expired") return action === "renew";
		return allows(state, EVENTS[action], "buyer", now);
	});
}

/** Until when the acceptance can be undone, and who has asked for it, while it can. */
export function undoView({ status, undo }: CaseView["state"], now: number): QuoteView["undo"] {
	if (status !== "accepted" || !undo || now > undo.until) return null;
	const { askedBy, until } = undo;
	return { until, askedBy: askedBy === null ? null : askedBy === "buyer" ? "you" : "company" };
}
