import { useRevalidator } from "react-router";
import { useActions } from "../../forms/use-actions.ts";
import { toast } from "../../ui/toast.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import type { CaseResult } from "../case/action-answer.ts";
import type { action } from "../case/case.tsx";

/** Taking the case from within the editor. */
export type Take = { run: () => void; busy: boolean /** Why it was not done. */; problem: string | undefined };

/**
 * Takes the case while its offer is being written; the draft stays as it is.
 * @param case the case's id, and its revision as it was seen
 * @param onTaken gets the revision that has come of it
 */
export function useTake(
	{ caseId, revision }: { caseId: string; revision: number },
	onTaken: (revision: number) => void,
): Take {
	const { revalidate } = useRevalidator();
	const { answer, busy, inTurn, send } = useActions<CaseResult>(useFetcher<typeof action>(), {
		address: `/desk/requests/${caseId}`,
		onAnswer(answer) {
			if (answer.status === "done") {
				onTaken(answer.revision);
				toast.success("Yours now");
			}
			// The editor does not reload after a form, so what a colleague did meanwhile is shown here.
			void revalidate();
		},
	});
	return {
		run: () => inTurn(() => send({ intent: "take" }, revision)),
		busy,
		problem: answer && answer.status !== "done" ? answer.sentence : undefined,
	};
}
