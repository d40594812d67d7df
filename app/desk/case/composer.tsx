import { ONLY_STAFF_SEE_IT } from "../parts/shared-words.ts";
import { firstName } from "./buyer-name.ts";
import type { CaseData } from "./case.tsx";
import { MeanwhileList } from "./meanwhile-list.tsx";
import { MessageForm } from "./message-form.tsx";
import type { CaseActions } from "./use-action.ts";

const MODES = new Set(["reply", "ask", "note"]);

/** Whether an answer is to the composer, which then says itself why something was not sent. */
export const isMode = (text: string): boolean => MODES.has(text);

/** Where one writes to the buyer, or a note for colleagues. */
export function Composer({ data, actions, now }: { data: CaseData; actions: CaseActions; now: number }) {
	const who = firstName(data.request);
	return (
		<MessageForm
			address={`/desk/requests/${data.id}`}
			slot={`${data.id}-composer`}
			page={data}
			actions={actions}
			rows={3}
			takesFiles
			modes={[
				{
					...{ intent: "reply", name: "Reply", send: "Send reply" },
					hint: `Reply to ${who}: by mail and on the private page.`,
				},
				{
					...{ intent: "ask", name: "Question", send: "Send question", impossible: !data.possible.includes("ask") },
					hint: `A question to ${who}: the case waits for the answer.`,
				},
				{ intent: "note", name: "Note", send: "Save note", hint: ONLY_STAFF_SEE_IT },
			]}
			list={(meanwhile) => <MeanwhileList meanwhile={meanwhile} now={now} />}
		/>
	);
}
