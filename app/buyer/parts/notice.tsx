import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { BUYER_ACTIONS, type BuyerActionName } from "../../../domain/cases/buyer-action.ts";
import type { DisplayStatus } from "../../../domain/cases/display-status.ts";
import { standing } from "../../../messages/en/buyer/standing.ts";
import notices from "../../forms/notice.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import type { QuoteView } from "../view.ts";

/** The status that follows from an action: the address alone proves nothing. */
const LEADS_TO: Readonly<Record<Exclude<BuyerActionName, "reply">, readonly DisplayStatus[]>> = {
	accept: ["accepted"],
	change: ["revision_requested"],
	decline: ["declined_by_buyer"],
	withdraw: ["withdrawn_by_buyer"],
	renew: ["renewing", "taken_back"],
	undo: ["accepted"],
	agree: ["quoted", "revision_requested", "expired"],
};

/** How long a message counts as just sent, milliseconds. */
const JUST_NOW = 10 * 60_000;

/** Confirms once, where it was done, what the buyer has just done. */
export function Notice({ actions }: { actions: readonly BuyerActionName[] }) {
	const { view } = usePage();
	const location = useLocation();
	const ref = useRef<HTMLDivElement>(null);
	const words = useMessages(standing);
	const done = doneAction(location.search, view);
	const shown = done !== undefined && actions.includes(done) ? done : undefined;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each time something was done.
	useEffect(() => {
		if (!shown) return;
		ref.current?.focus({ preventScroll: true });
		// It must not be confirmed again when the page is reopened.
		history.replaceState(history.state, "", window.location.pathname + window.location.hash);
	}, [shown, location.key]);
	if (!shown) return null;
	return (
		<div className={notices.notice} role="status" ref={ref} tabIndex={-1}>
			<b>{words.done[shown]}</b>
		</div>
	);
}

/** The action that the address names, if the case confirms it. */
export function doneAction(search: string, { displayStatus, talk, now }: QuoteView): BuyerActionName | undefined {
	const name = new URLSearchParams(search).get("done");
	const action = BUYER_ACTIONS.find((known) => known === name);
	if (action === undefined) return undefined;
	if (action !== "reply") return LEADS_TO[action].includes(displayStatus) ? action : undefined;
	const last = talk.findLast(({ who }) => who === "you");
	return last && now - last.at < JUST_NOW ? action : undefined;
}
