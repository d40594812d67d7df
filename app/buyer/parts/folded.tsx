import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { usePage } from "../page-context.ts";
import { type FoldedAction, openForm, opensForm } from "./to-answer.tsx";

type Props = { action: FoldedAction; title: string; hint: ReactNode; children: ReactNode };

/** The form of an answer, closed until it is asked for: by its address, or because it has just been refused. */
export function Folded({ action, title, hint, children }: Props) {
	const { answer } = usePage();
	const asked = opensForm(useLocation().search, action);
	// The link was pressed before it lived, and led to the page itself.
	useEffect(() => {
		if (asked && document.activeElement === document.body) openForm(action);
	}, [asked, action]);
	return (
		<details id={action} open={asked || answer?.action === action || undefined}>
			<summary>
				<b>{title}</b> <span>{hint}</span>
			</summary>
			{children}
		</details>
	);
}
