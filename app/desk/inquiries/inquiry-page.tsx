import { useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import type { CaseResult } from "../case/action-answer.ts";
import { ComposerReach } from "../case/composer-reach.tsx";
import { Button } from "../parts/button.tsx";
import { type KeyAction, useKeys } from "../parts/keys.ts";
import layoutStyles from "../parts/layout.module.css";
import threadPageStyles from "../parts/thread-page.module.css";
import { ThreadPeople } from "../parts/thread-people.tsx";
import { useNow } from "../parts/use-now.ts";
import type { InquiryData } from "./inquiry.tsx";
import { InquiryComposer, writeAs } from "./inquiry-composer.tsx";
import { InquiryConflict } from "./inquiry-conflict.tsx";
import { InquiryNext } from "./inquiry-next.tsx";
import { InquiryRail } from "./inquiry-rail.tsx";
import { InquiryState } from "./inquiry-state.tsx";
import { InquiryTalk } from "./inquiry-talk.tsx";
import { type InquiryActions, useInquiryActions } from "./use-inquiry-action.ts";

/** One inquiry: the sender, the conversation, and the field for the answer. */
export function InquiryPage({ data, posted }: { data: InquiryData; posted: CaseResult | undefined }) {
	const now = useNow(data.now);
	const actions = useInquiryActions(data, posted);
	useInquiryKeys(data, actions);
	const title = data.company ?? (data.name || "Erased");
	return (
		<main id="main" className={threadPageStyles.page}>
			<title>{`${title} · Inquiries · Thari desk`}</title>
			<header className={threadPageStyles.head} data-part="case-head">
				<div className={threadPageStyles.back}>
					<a href="/desk/inquiries">
						‹ Inquiries <kbd>u</kbd>
					</a>
				</div>
				<h1>{title}</h1>
				<Meta data={data} now={now} />
				<div className={`${layoutStyles.actions} ${threadPageStyles.actions}`}>
					<Moves data={data} actions={actions} />
				</div>
			</header>
			<div className={threadPageStyles.next}>
				<InquiryConflict actions={actions} now={now} />
				<InquiryNext data={data} actions={actions} now={now} />
			</div>
			<div className={threadPageStyles.main}>
				<InquiryTalk data={data} now={now} />
				<ComposerReach words="Answer or note" />
				<InquiryComposer data={data} actions={actions} now={now} />
			</div>
			<InquiryRail data={data} now={now} />
		</main>
	);
}

function Meta({ data, now }: { data: InquiryData; now: number }) {
	return (
		<div className={threadPageStyles.meta}>
			<InquiryState className={threadPageStyles.state} {...data.state} />
			<ThreadPeople from={data} ownerId={data.ownerId} colleagues={data.colleagues} me={data.me} now={now} />
		</div>
	);
}

const MOVES = { close: "Close", reopen: "Reopen", mark_spam: "Spam", not_spam: "Not spam" };
const KEYS = { close: "e", reopen: "e", mark_spam: "!", not_spam: "" };

/** What needs no words. */
function Moves({ data, actions }: { data: InquiryData; actions: InquiryActions }) {
	return (
		<actions.Form
			method="post"
			action={`/desk/inquiries/${data.id}`}
			className={`${layoutStyles.actions} ${threadPageStyles.actions}`}
		>
			<input type="hidden" name="revision" value={data.revision} />
			<input type="hidden" name="entryId" value={data.entryId} />
			{data.moves.map((move) => (
				<Button key={move} type="submit" name="intent" value={move} disabled={actions.busy}>
					{MOVES[move]} {KEYS[move] && <kbd>{KEYS[move]}</kbd>}
				</Button>
			))}
		</actions.Form>
	);
}

function useInquiryKeys(data: InquiryData, actions: InquiryActions): void {
	const navigate = useNavigate();
	const latest = useRef(actions);
	latest.current = actions;
	const moves = data.moves.join();
	const { canReply, me, ownerId } = data;
	const keyActions = useMemo(() => {
		const can = (move: string) => moves.split(",").includes(move);
		const run = (intent: string) => () => latest.current.run(intent);
		const keys: (KeyAction | false)[] = [
			{ keys: "u", label: "back to the list", run: () => void navigate("/desk/inquiries") },
			canReply && { keys: "r", label: "answer", run: () => writeAs("reply") },
			{ keys: "n", label: "note", run: () => writeAs("note") },
			ownerId !== me && { keys: "t", label: "take it", run: run("take") },
			can("close") && { keys: KEYS.close, label: "close it", run: run("close") },
			can("reopen") && { keys: KEYS.reopen, label: "reopen it", run: run("reopen") },
			can("mark_spam") && { keys: KEYS.mark_spam, label: "spam", run: run("mark_spam") },
		];
		return keys.filter((key) => key !== false);
	}, [moves, canReply, me, ownerId, navigate]);
	useKeys("Inquiry", keyActions);
}
