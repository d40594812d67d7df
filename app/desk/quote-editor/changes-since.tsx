import { type RefObject, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import layoutStyles from "../parts/layout.module.css";
import textStyles from "../parts/text.module.css";
import { changeRows } from "./change-rows.ts";
import { ChangeTable } from "./change-table.tsx";
import styles from "./changes-since.module.css";

type Props = {
	content: QuoteContent;
	before: QuoteContent;
	version: number;
	fold: RefObject<HTMLDetailsElement | null>;
};

/** What this draft changes of the version that the buyer has: folded, and below all that is typed, so that nothing moves. */
export function ChangesSince({ content, before, version, fold }: Props) {
	const [open, setOpen] = useState(false);
	// Once the table is there: above the bar at the foot, as much of it as has room.
	useEffect(() => {
		if (open) fold.current?.scrollIntoView({ block: "nearest" });
	}, [open, fold]);
	return (
		<details
			ref={fold}
			className={`${layoutStyles.fold} ${styles.fold}`}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>Changes since v{version - 1}</summary>
			{open && <Changes content={content} before={before} version={version} />}
		</details>
	);
}

/** The same as a table; what is typed meanwhile is not held up by it. */
export function Changes({ content, before, version }: Omit<Props, "fold">) {
	const now = useDeferredValue(content);
	const rows = useMemo(() => changeRows(before, now), [before, now]);
	if (rows.length === 0) return <p className={textStyles.muted}>Nothing has changed yet.</p>;
	const [was, is] = [`v${version - 1}`, `v${version}`];
	return <ChangeTable rows={rows} name={`Changes from ${was} to ${is}`} before={was} after={is} />;
}
