import { Notice } from "../parts/notice.tsx";

/** Why an offer did not go, where reading what came meanwhile does not help: the case or the draft is another one now. */
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
