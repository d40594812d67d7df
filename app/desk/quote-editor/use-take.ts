import { useEffect, useRef } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { toast } from "../../ui/toast.ts";
import type { action } from "../case/case.tsx";
import { useFormId } from "../parts/use-turns.ts";

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
	const { submit, data, state } = useFetcher<typeof action>();
	const { revalidate } = useRevalidator();
	const formId = useFormId();
	const told = useRef<unknown>(undefined);

	useEffect(() => {
		if (state !== "idle" || !data || told.current === data) return;
		told.current = data;
		if (data.did === "done") {
			onTaken(data.revision);
			toast.success("Yours now");
		}
		// The editor reads nothing anew after a form; what another one did meanwhile is shown as well.
		void revalidate();
	}, [state, data, onTaken, revalidate]);

	return {
		run() {
			const fields = { intent: "take", revision: String(revision) };
			void submit(
				{ ...fields, entryId: formId(fields) },
				{ method: "post", action: `/desk/requests/${caseId}`, encType: "multipart/form-data" },
			);
		},
		busy: state !== "idle",
		problem: data && data.did !== "done" ? data.sentence : undefined,
	};
}
