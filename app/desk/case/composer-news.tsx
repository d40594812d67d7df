import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../parts/button.tsx";
import layoutStyles from "../parts/layout.module.css";
import meanwhileStyles from "../parts/meanwhile.module.css";
import { Notice } from "../parts/notice.tsx";
import type { Meanwhile, NotDone } from "./action-answer.ts";
import styles from "./composer-news.module.css";

export type Entry = Omit<Meanwhile, "by"> & { data: { by?: string } };

type Props = {
	/** Why the text was not sent, if it was not. */
	failed: NotDone | undefined;
	/** What has happened since writing began, and whether the writer has seen it. */
	missed: readonly Entry[];
	onSeen: () => void;
	/** Leaves what was refused as it is. */
	onLeave: () => void;
	busy: boolean;
	list: (meanwhile: readonly Meanwhile[]) => ReactNode;
};

/**
 * What the writer must know before sending: shown beside the text and scrolled into view. Only the button here sends in
 * spite of news, and only of the news listed here; the form itself still names the revision at which writing began.
 */
export function ComposerNews({ failed, missed, onSeen, onLeave, busy, list }: Props) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// Again once the page has loaded the news: entries added above push this notice down.
		if (failed && !busy) place.current?.scrollIntoView({ block: "nearest" });
	}, [failed, busy]);
	if (failed)
		return (
			<div className={styles.failed} ref={place}>
				<Notice kind="bad">
					<p>{failed.sentence}</p>
					{failed.status === "conflict" && failed.meanwhile.length > 0 && list(failed.meanwhile)}
					{failed.status === "conflict" && (
						<div className={`${layoutStyles.actions} ${meanwhileStyles.actions}`}>
							<Button type="submit" name="shown" value={failed.shown} disabled={busy}>
								Send anyway
							</Button>
							<Button kind="quiet" onClick={onLeave}>
								Cancel
							</Button>
						</div>
					)}
				</Notice>
			</div>
		);
	if (missed.length === 0) return null;
	return (
		<div className={styles.missed} role="status">
			<p>Something new came in while you were writing.</p>
			{list(missed.map((entry) => ({ ...entry, by: entry.data.by })))}
			<Button kind="quiet" onClick={onSeen}>
				I have seen it
			</Button>
		</div>
	);
}
