import type { ReactNode } from "react";
import { errorsOf } from "../../../domain/shared/action-result.ts";
import { unturned } from "../../../domain/shared/strip-bidi-marks.ts";
import { buttonClass } from "../parts/button.tsx";
import { dueLevel, leftWords } from "../parts/due.tsx";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import nextStepStyles from "../parts/next-step.module.css";
import { type CaseFacts, STATE_WORDS } from "../parts/state-words.tsx";
import { agoWords, dayWords, inSentence, shortTime } from "../parts/time-words.ts";
import { ActionForm } from "./action-form.tsx";
import { firstName } from "./buyer-name.ts";
import type { CaseData } from "./case.tsx";
import { QuickAction } from "./more-actions.tsx";
import type { CaseActions } from "./use-action.ts";

/** What the case waits for, and the actions that are possible now. */
export function NextStep({ data, now, actions }: { data: CaseData; now: number; actions: CaseActions }) {
	const { possible, state, draft, canQuote } = data;
	const can = (name: (typeof possible)[number]) => possible.includes(name);
	const next = state.currentVersion + 1;
	return (
		<section className={nextStepStyles.next} aria-label="What to do next">
			<h2>
				<Heading data={data} now={now} />
			</h2>
			<p>{sentenceOf(data, now)}</p>
			<div className={layoutStyles.actions}>
				{can("not_spam") && (
					<QuickAction data={data} actions={actions} intent="not_spam" primary>
						Not spam
					</QuickAction>
				)}
				{can("take") && (
					<QuickAction data={data} actions={actions} intent="take" primary={!can("not_spam")}>
						Take it <kbd>t</kbd>
					</QuickAction>
				)}
				{can("quote") && canQuote && (
					<a className={buttonClass("primary")} href={`/desk/requests/${data.id}/quote`}>
						{draft ? `Continue v${next}` : state.status === "quoted" ? `Revise as v${next}` : `Write v${next}`}{" "}
						<kbd>q</kbd>
					</a>
				)}
				{can("ask") && (
					<a className={buttonClass()} href="#ask">
						Ask <kbd>i</kbd>
					</a>
				)}
				{can("mark_spam") && state.status === "new" && (
					<QuickAction data={data} actions={actions} intent="mark_spam">
						Spam <kbd>!</kbd>
					</QuickAction>
				)}
				{can("record_answer") && (
					<ActionForm
						data={data}
						actions={actions}
						now={now}
						intent="record_answer"
						title="Record an answer"
						submit="Record the answer"
						label="What they answered, and how it reached us"
						hint="By telephone, for instance. Only staff read this. The quotation can then be written."
					/>
				)}
				{can("renew") && (
					<ActionForm
						data={data}
						actions={actions}
						now={now}
						intent="renew"
						title="Reopen"
						submit="Reopen"
						label="Internal note (optional)"
					/>
				)}
				{can("withdraw_offer") && (
					<ActionForm
						data={data}
						actions={actions}
						now={now}
						intent="withdraw_offer"
						title={
							<>
								Withdraw v{state.currentVersion} <kbd>w</kbd>
							</>
						}
						submit="Withdraw and tell the buyer"
						label="Why we are withdrawing it"
						hint="The buyer will read it, by mail and on the private page."
						danger
					/>
				)}
				{can("record_acceptance") && (
					<ActionForm
						data={data}
						actions={actions}
						now={now}
						intent="record_acceptance"
						title="Record an order"
						submit="Record the order"
						label="How the order reached us"
						hint="By telephone, for instance, or the number of their purchase order. Only staff read this."
					>
						<Field
							label="Placed by"
							name="name"
							defaultValue={data.request.name}
							maxLength={200}
							error={errorsOf(actions.answer).name}
							required
						/>
					</ActionForm>
				)}
				{can("refuse") && (
					<ActionForm
						data={data}
						actions={actions}
						now={now}
						intent="refuse"
						title={
							<>
								Decline <kbd>d</kbd>
							</>
						}
						submit="Decline and tell the buyer"
						label="Why we cannot make an offer"
						hint="The buyer will read it, by mail and on the private page."
						danger
					/>
				)}
			</div>
		</section>
	);
}

function Heading({ data, now }: { data: CaseData; now: number }): ReactNode {
	const { dueAt, row, state } = data;
	if (data.erasedAt !== null) return "Erased";
	if (row.queue === "quarantine") return "Suspected spam";
	if (dueAt === null || row.queue === "with_buyer" || row.queue === "closed")
		return row.queue === "closed" ? "No answer due" : "With the buyer";
	const words = state.status === "new" || row.queue === "first_answer" ? "First answer due" : "Answer due";
	return (
		<>
			{words} {inSentence(dueAt, now)},{" "}
			<span data-level={dueLevel(dueAt, now)}>
				{leftWords(dueAt, now)}
				{dueAt >= now && " left"}
			</span>
		</>
	);
}

/** What the case waits for, as a sentence or two. */
function sentenceOf(data: CaseData, now: number): string {
	if (data.erasedAt !== null)
		return `The person’s data was erased ${inSentence(data.erasedAt, now)}, so there is nobody to write to. The request and its quotations stay for the reports.`;
	const { waitsFor } = STATE_WORDS[data.state.status];
	return typeof waitsFor === "string" ? waitsFor : waitsFor(factsOf(data, now));
}

function factsOf(data: CaseData, now: number): CaseFacts {
	const { state, draft, request, row, acceptance, versions } = data;
	const buyer = firstName(request);
	return {
		buyer,
		suspected: row.queue === "quarantine",
		current: `v${state.currentVersion}`,
		last: `v${versions[0]?.version ?? state.currentVersion}`,
		until: state.validUntil === null ? "" : ` until ${dayWords(state.validUntil, now)}, 23:59 IST`,
		draft: draft ? ` There is a draft by ${draft.updatedBy}.` : "",
		asked: row.lastStaffAt === null ? "" : agoWords(row.lastStaffAt, now),
		seen: seenWords(row, now),
		reopened: resumedWords(data, now),
		acceptance: `${unturned(acceptance?.name ?? buyer)} accepted v${acceptance?.version ?? state.currentVersion}${
			acceptance ? `, ${shortTime(acceptance.at, now)}` : ""
		}`,
	};
}

/** What is to be written where the company took the case up again by itself and the buyer has not written since. */
function resumedWords({ row, request, versions }: CaseData, now: number): string | undefined {
	const { resumedAt, lastBuyerAt } = row;
	if (resumedAt === null || resumedAt <= lastBuyerAt) return undefined;
	const last = versions[0];
	return last?.endedAs === "withdrawn"
		? `v${last.version} was withdrawn ${agoWords(resumedAt, now)}; ${firstName(request)} has been told that a new one follows.`
		: `Reopened by us ${agoWords(resumedAt, now)}; ${firstName(request)} has not asked for it. A new version has to be written.`;
}

function seenWords({ viewedAt, lastStaffAt }: CaseData["row"], now: number): string {
	return viewedAt !== null && viewedAt >= (lastStaffAt ?? 0)
		? `Seen ${agoWords(viewedAt, now)}.`
		: "Not seen since our last message.";
}
