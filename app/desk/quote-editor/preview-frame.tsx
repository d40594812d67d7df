import { useState } from "react";
import previewBarStyles from "../parts/preview-bar.module.css";
import textStyles from "../parts/text.module.css";
import styles from "./preview-frame.module.css";

type Props = { caseId: string; buyer: string; savedAt: number | null };

/** The buyer's page itself, from the draft as it is saved: never a copy of it. */
export function PreviewFrame({ caseId, buyer, savedAt }: Props) {
	const [narrow, setNarrow] = useState(false);
	return (
		<aside className={styles.preview} aria-label="Preview">
			<div className={previewBarStyles.bar}>
				<fieldset className={previewBarStyles.widths}>
					<legend className={textStyles.hidden}>Width of the preview</legend>
					<button type="button" aria-pressed={!narrow} onClick={() => setNarrow(false)}>
						Page
					</button>
					<button type="button" aria-pressed={narrow} onClick={() => setNarrow(true)}>
						Phone
					</button>
				</fieldset>
				<span className={textStyles.muted}>
					Exactly what <bdi>{buyer}</bdi> will see
				</span>
			</div>
			<iframe
				className={narrow ? styles.narrow : undefined}
				title="The buyer's page"
				key={savedAt ?? 0}
				src={`/desk/requests/${caseId}/preview?draft`}
			/>
		</aside>
	);
}
