import { Notice } from "../parts/notice.tsx";

/** Why a quote was not sent, where reading the news does not help: the case or the draft has changed. */
export function SendRefused({ caseId, sentence }: { caseId: string; sentence: string }) {
	return (
		<Notice kind="bad">
			<p>{sentence}</p>
			<p>
				The draft is kept. <a href={`/desk/requests/${caseId}`}>Go to the case</a>
			</p>
		</Notice>
	);
}
