import type { ReactNode } from "react";
import { PLAIN_ACTIONS, type PlainAction } from "../../../domain/cases/events.ts";
import { errorsOf } from "../../../domain/shared/action-result.ts";
import { officeAt } from "../../../domain/shared/office-hours.ts";
import { stripBidiMarks } from "../../../domain/shared/strip-bidi-marks.ts";
import { buttonClass } from "../parts/button.tsx";
import { dueLevel, leftWords } from "../parts/due.tsx";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import nextStepStyles from "../parts/next-step.module.css";
import { SUSPECTED_SPAM } from "../parts/shared-words.ts";
import { type CaseFacts, STATE_WORDS } from "../parts/state-words.tsx";
import { agoWords, dayWords, inSentence, shortTime } from "../parts/time-words.ts";
import { REVIEW } from "../quote-editor/use-review-at-once.ts";
import { ActionForm } from "./action-form.tsx";
import { FORM_ACTIONS } from "./action-words.ts";
import { firstName } from "./buyer-name.ts";
import type { CaseData } from "./case.tsx";
import { type Place, QUICK_WORDS } from "./entry-words.ts";
import { PlainButton } from "./more-actions.tsx";
import { RecordedChoice } from "./recorded-choice.tsx";
import type { CaseActions } from "./use-action.ts";

/** What the case waits for, and the actions that are possible now. */
export function NextStep({ data, now, actions }: { data: CaseData; now: number; actions: CaseActions }) {
	const { possible, state, draft, canQuote } = data;
	const can = (name: (typeof possible)[number]) => possible.includes(name);
	const next = state.currentVersion + 1;
	const placed = (action: PlainAction, place: Place) => can(action) && QUICK_WORDS[action].place === place;
	const first = PLAIN_ACTIONS.filter((action) => placed(action, "first"));
	// Spam is mostly found among new requests.
	const spam = state.status === "new" && can("mark_spam") ? (["mark_spam"] as const) : [];
	// While it is the buyer's turn, a new version is not what is wanted most.
	const isWithBuyer = state.status === "quoted" && data.row.queue === "with_buyer" && !draft;
	const after = PLAIN_ACTIONS.filter((action) => placed(action, "after"));
	return (
		<section className={nextStepStyles.next} aria-label="What to do next">
			<h2>
				<Heading data={data} now={now} />
			</h2>
			<p>
				{sentenceOf(data, now)}
				{isDueWhileClosed(data, now) && " It falls due while we are closed."}
			</p>
			<div className={layoutStyles.actions}>
				{first.map((action, index) => (
					<PlainButton
						key={action}
						data={data}
						actions={actions}
						action={action}
						kind={index === 0 ? "primary" : "plain"}
					/>
				))}
				{can("quote") && canQuote && (
					<a className={buttonClass(isWithBuyer ? "plain" : "primary")} href={`/desk/requests/${data.id}/quote`}>
						{draft ? `Continue v${next}` : state.status === "quoted" ? `Revise as v${next}` : `Write v${next}`}{" "}
						<kbd>q</kbd>
					</a>
				)}
				{can("quote") && canQuote && !draft && next === 1 && (
					<a className={buttonClass()} href={`/desk/requests/${data.id}/quote${REVIEW}`}>
						Review at list price
					</a>
				)}
				{/* Together: where they have no room beside what is done first, all of them go below. */}
				<div className={isWithBuyer ? nextStepStyles.together : `${layoutStyles.actions} ${nextStepStyles.others}`}>
					{can("ask") && (
						<a className={buttonClass()} href="#ask">
							Ask <kbd>i</kbd>
						</a>
					)}
					{after.map((action) => (
						<PlainButton key={action} data={data} actions={actions} action={action} />
					))}
					{spam.map((action) => (
						<PlainButton key={action} data={data} actions={actions} action={action} kind="quiet" />
					))}
					{FORM_ACTIONS.filter(can).map((action) => (
						<ActionForm key={action} data={data} actions={actions} now={now} action={action}>
							{action === "record_acceptance" && data.versions[0] && (
								<RecordedChoice version={data.versions[0].version} content={data.versions[0].content} />
							)}
							{action === "record_acceptance" && (
								<Field
									label="Placed by"
									name="name"
									defaultValue={data.request.name}
									maxLength={200}
									error={errorsOf(actions.answer).name}
									required
								/>
							)}
						</ActionForm>
					))}
				</div>
			</div>
		</section>
	);
}

function Heading({ data, now }: { data: CaseData; now: number }): ReactNode {
	const { dueAt, row, state } = data;
	if (data.erasedAt !== null) return "Erased";
	if (row.queue === "quarantine") return SUSPECTED_SPAM;
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

/** Whether the answer falls due outside office hours, so that it has to be sent before we close. */
function isDueWhileClosed({ dueAt, row: { queue }, hours }: CaseData, now: number): boolean {
	if (dueAt === null || dueAt <= now || queue === "with_buyer" || queue === "closed") return false;
	return !officeAt(hours, dueAt).open;
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
		undo: undoWords(state, buyer, now),
		acceptance: `${stripBidiMarks(acceptance?.name ?? buyer)} accepted v${acceptance?.version ?? state.currentVersion}${
			acceptance ? `, ${shortTime(acceptance.at, now)}` : ""
		}`,
	};
}

/** Who has asked to undo the acceptance, and what becomes of it. */
function undoWords({ undo }: CaseData["state"], buyer: string, now: number): string {
	if (!undo || now > undo.until || undo.askedBy === null) return "";
	const until = inSentence(undo.until, now);
	return undo.askedBy === "buyer"
		? ` ${buyer} has asked to undo the acceptance: agree until ${until}, or it stands.`
		: ` We have asked to undo the acceptance: ${buyer} can agree until ${until}.`;
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
