import type { ReactNode } from "react";
import { deciding } from "../../../messages/en/buyer/deciding.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { AgreeUndo, AskUndo } from "../forms/undo.tsx";
import { usePage } from "../page-context.ts";
import styles from "./decide.module.css";
import { Folded } from "./folded.tsx";

/** For a day after an acceptance: asking to undo it, waiting for the company's agreement, or giving one's own. */
export function UndoAcceptance() {
	const { view } = usePage();
	const words = useMessages(deciding);
	if (!view.undo) return null;
	const end = <LocalTime time={view.undo.until} shape="moment" />;
	if (view.undo.askedBy === null)
		return view.allowed.includes("undo") ? (
			<section className={styles.other} aria-label={words.undoHead}>
				<Folded action="undo" title={words.undo} hint={<Sentence of={words.undoHint<ReactNode>({ end })} />}>
					<AskUndo />
				</Folded>
			</section>
		) : null;
	const own = view.undo.askedBy === "you";
	return (
		<section className={styles.undo} id="undo" aria-labelledby="undo-head">
			<h2 id="undo-head">{words.undoHead}</h2>
			<p>
				<Sentence of={own ? words.youAskedToUndo<ReactNode>({ end }) : words.weAskToUndo<ReactNode>({ end })} />
			</p>
			{view.allowed.includes("agree") && <AgreeUndo />}
		</section>
	);
}
