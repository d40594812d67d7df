import type { ActionResult } from "../../domain/shared/action-result.ts";
import { toast } from "../ui/toast.ts";
import { useAnswered } from "./use-answered.ts";

/** Says once what came of a button that needs no form around it. */
export function useResultToast(fetcher: { state: string; data: ActionResult<{ sentence: string }> | undefined }): void {
	useAnswered(fetcher, (result) => {
		if (result.status === "done") toast.success(result.sentence);
		else toast.error(result.sentence);
	});
}
