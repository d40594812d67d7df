import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import type { CaseData } from "./case.tsx";
import { isMode } from "./composer.tsx";
import { MeanwhileList } from "./meanwhile-list.tsx";
import type { Act } from "./use-action.ts";

/** Forms whose text stands in a field of the page; the others are sent again from here. */
const WITH_TEXT = new Set(["refuse", "withdraw_offer", "renew", "record_answer", "record_acceptance", "correct_buyer"]);

/** Why something that is not the composer’s was not done: what another one did meanwhile, and the way to do it all the same. */
export function ConflictNotice({ data, act, now }: { data: CaseData; act: Act; now: number }) {
	const { answer } = act;
	if (!answer || answer.did === "done" || isMode(answer.intent)) return null;
	const { intent, sentence, meanwhile, values } = answer;
	return (
		<Notice kind="bad">
			<p>{sentence}</p>
			{meanwhile.length > 0 && <MeanwhileList meanwhile={meanwhile} now={now} />}
			{answer.did === "conflict" && (
				<div className="acts">
					{WITH_TEXT.has(intent) ? (
						<Button type="submit" form={`form-${intent}`} disabled={act.busy}>
							Send it all the same
						</Button>
					) : (
						<act.Form method="post" encType="multipart/form-data" action={`/desk/requests/${data.id}`}>
							{Object.entries(values).map(([name, value]) => (
								<input key={name} type="hidden" name={name} value={value} />
							))}
							<input type="hidden" name="revision" value={data.revision} />
							<Button type="submit" disabled={act.busy}>
								Do it all the same
							</Button>
						</act.Form>
					)}
					<Button kind="quiet" onClick={act.dismiss}>
						Leave it
					</Button>
				</div>
			)}
		</Notice>
	);
}
