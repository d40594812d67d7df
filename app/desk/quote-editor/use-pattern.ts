import { useEffect, useState } from "react";
import { toast } from "../../ui/toast.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import type { action } from "./quote.tsx";
import type { Pattern } from "./take-over.tsx";

/** A former offer or a template to take over from: nothing of it is taken before the person has chosen. */
export function usePattern() {
	const [pattern, setPattern] = useState<Pattern | undefined>(undefined);
	const from = useFetcher<typeof action>();
	useEffect(() => {
		const { data } = from;
		if (data?.status === "refused") toast.error(data.sentence);
		else if (data?.status !== "done" || data.action !== "pattern") return;
		else setPattern({ content: data.content, name: data.template ?? "", isTemplate: data.template !== undefined });
		from.reset();
	}, [from]);
	return {
		/** Undefined while none is chosen, and until it is here. */
		pattern,
		fetchTemplate: (template: string) => void from.submit({ intent: "template", template }, { method: "post" }),
		fetchFormer: (caseId: string, version: number) =>
			void from.submit({ intent: "former", caseId, version }, { method: "post" }),
		drop: () => setPattern(undefined),
	};
}
