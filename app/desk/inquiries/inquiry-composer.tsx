import { COMPOSER_FIELD, COMPOSER_FORM, MessageForm } from "../case/message-form.tsx";
import { ONLY_STAFF_SEE_IT } from "../parts/shared-words.ts";
import type { InquiryData } from "./inquiry.tsx";
import { InquiryMeanwhile } from "./inquiry-conflict.tsx";
import type { InquiryActions } from "./use-inquiry-action.ts";

/** Chooses what is written, and goes into its field. */
export function writeAs(intent: "reply" | "note"): void {
	document.querySelector<HTMLInputElement>(`#${COMPOSER_FORM} input[value="${intent}"]`)?.click();
	document.getElementById(COMPOSER_FIELD)?.focus();
}

/** Where one answers by mail, or keeps a note for colleagues. */
export function InquiryComposer({ data, actions, now }: { data: InquiryData; actions: InquiryActions; now: number }) {
	const person = data.name.split(" ")[0] || "them";
	return (
		<MessageForm
			address={`/desk/inquiries/${data.id}`}
			slot={`inquiry-${data.id}`}
			page={data}
			actions={actions}
			rows={5}
			modes={[
				{
					...{ intent: "reply", name: "Answer", send: "Send answer", impossible: !data.canReply },
					hint: `Answer ${person} by mail.`,
				},
				{ intent: "note", name: "Note", send: "Save note", hint: ONLY_STAFF_SEE_IT },
			]}
			list={(meanwhile) => <InquiryMeanwhile meanwhile={meanwhile} now={now} />}
		/>
	);
}
