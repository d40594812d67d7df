import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { shortTime } from "../parts/time-words.ts";
import { COMPOSER_FORM } from "./inquiry-composer.tsx";
import { didToInquiry } from "./inquiry-words.ts";
import type { RunInquiry } from "./use-inquiry-act.ts";

/** Why something was not done: what another one did meanwhile, and the way to do it all the same. */
export function InquiryConflict({ act, now }: { act: RunInquiry; now: number }) {
	const { answer } = act;
	if (!answer || answer.did === "done") return null;
	const { intent, sentence, meanwhile } = answer;
	const typed = intent === "reply" || intent === "note";
	return (
		<Notice kind="bad">
			<p>{sentence}</p>
			{meanwhile.length > 0 && (
				<ul className="meanwhile">
					{meanwhile.map(({ kind, at, by, body }) => (
						<li key={`${kind} ${at}`}>
							<b>{by}</b> {didToInquiry(kind)}, {shortTime(at, now)}
							{body !== "" && <q>{body.slice(0, 200)}</q>}
						</li>
					))}
				</ul>
			)}
			{answer.did === "conflict" && (
				<div className="acts">
					{typed ? (
						<Button type="submit" form={COMPOSER_FORM} disabled={act.busy}>
							Send it all the same
						</Button>
					) : (
						<Button disabled={act.busy} onClick={() => act.run(intent)}>
							Do it all the same
						</Button>
					)}
					<Button kind="quiet" onClick={act.dismiss}>
						Leave it
					</Button>
				</div>
			)}
		</Notice>
	);
}
