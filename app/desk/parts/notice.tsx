import type { ReactNode } from "react";

type Props = {
	/** "bad" is read out at once; "note" is for the house's own eyes. */
	kind?: "plain" | "good" | "warn" | "bad" | "note";
	children: ReactNode;
};

/** A sentence in a box, above what it is about. */
export function Notice({ kind = "plain", children }: Props) {
	return (
		<div className={`notice ${kind}`} role={kind === "bad" ? "alert" : "status"}>
			{children}
		</div>
	);
}
