import { Button, buttonClass } from "../parts/button.tsx";
import { dueLevel, leftWords } from "../parts/due.tsx";
import layoutStyles from "../parts/layout.module.css";
import nextStepStyles from "../parts/next-step.module.css";
import { SUSPECTED_SPAM } from "../parts/shared-words.ts";
import { inSentence } from "../parts/time-words.ts";
import type { InquiryData } from "./inquiry.tsx";
import { dueAtOf } from "./inquiry-rows.tsx";
import type { InquiryActions } from "./use-inquiry-action.ts";

/** The status in a sentence, and the one thing to do. */
export function InquiryNext({ data, actions, now }: { data: InquiryData; actions: InquiryActions; now: number }) {
	const { state, me, ownerId, canReply } = data;
	return (
		<section
			className={nextStepStyles.next}
			data-calm={state.status === "new" ? undefined : ""}
			aria-labelledby="next-step"
		>
			<h2 id="next-step">{titleOf(data)}</h2>
			<p>
				<Standing data={data} now={now} />
			</p>
			{state.status !== "spam" && (
				<div className={layoutStyles.actions}>
					{canReply && (
						<a className={state.status === "new" ? buttonClass("primary") : buttonClass()} href="#composer-text">
							{state.answered ? "Write again" : "Answer"} <kbd>r</kbd>
						</a>
					)}
					{ownerId !== me && state.status !== "closed" && (
						<actions.Form method="post" action={`/desk/inquiries/${data.id}`}>
							<input type="hidden" name="revision" value={data.revision} />
							<input type="hidden" name="entryId" value={data.entryId} />
							<Button type="submit" name="intent" value="take" disabled={actions.busy}>
								{ownerId === null ? "Take it" : "Take over"} <kbd>t</kbd>
							</Button>
						</actions.Form>
					)}
				</div>
			)}
		</section>
	);
}

function titleOf({ state, email }: InquiryData): string {
	if (email === "") return "Erased";
	if (state.status === "new" && state.suspicion !== null) return SUSPECTED_SPAM;
	return { new: "Waiting for our answer", answered: "Answered", closed: "Closed", spam: "Marked as spam" }[
		state.status
	];
}

function Standing({ data, now }: { data: InquiryData; now: number }) {
	const { state, email, answeredAt } = data;
	if (email === "") return "The person’s data has been erased, so there is nobody to write to.";
	if (state.status === "spam") return "Nobody was mailed about it. “Not spam” brings it back.";
	if (state.status === "new" && state.suspicion !== null)
		return "Nobody was mailed about it, and no answer is due yet. Answer it, or mark it as spam.";
	if (state.status === "new") {
		const dueAt = dueAtOf(data);
		const level = dueLevel(dueAt, now);
		return (
			<>
				<b data-level={level}>{leftWords(dueAt, now)}</b>
				{dueAt < now ? ": the answer was due " : " left: the answer is due "}
				{inSentence(dueAt, now)}. Your answer goes by mail, in the company’s name.
			</>
		);
	}
	if (state.status === "closed") return "Nothing more is expected. An answer reopens it.";
	return answeredAt === null
		? "An answer has been written."
		: `First answered ${inSentence(answeredAt, now)}. Their reply comes to the company’s mailbox.`;
}
