import type { ActionResult } from "../../domain/shared/action-result.ts";
import { toast } from "../ui/toast.ts";
import { useAnswered } from "./use-answered.ts";

/**
 * Says once what came of a button that needs no form around it, as soon as the answer is here: once the page shows it,
 * the row that the button stands in may be gone.
 */
export function useResultToast({ data }: { data: ActionResult<{ sentence: string }> | undefined }): void {
	useAnswered({ state: "idle", data }, (result) => {
		if (result.status === "done") toast.success(result.sentence);
		else toast.error(result.sentence);
	});
}
