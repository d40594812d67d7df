import { useState } from "react";

type Props = { caseId: string; buyer: string; savedAt: number | null };

/** The buyer's page itself, from the draft as it is saved: never a copy of it. */
export function PreviewFrame({ caseId, buyer, savedAt }: Props) {
	const [narrow, setNarrow] = useState(false);
	return (
		<aside className="preview" aria-label="Preview">
			<div className="preview-bar">
				<fieldset className="seg">
					<legend className="sr">Width of the preview</legend>
					<button type="button" aria-pressed={!narrow} onClick={() => setNarrow(false)}>
						Page
					</button>
					<button type="button" aria-pressed={narrow} onClick={() => setNarrow(true)}>
						Phone
					</button>
				</fieldset>
				<span className="dim">
					Exactly what <bdi>{buyer}</bdi> will see
				</span>
			</div>
			<iframe
				className={narrow ? "narrow" : undefined}
				title="The buyer's page"
				key={savedAt ?? 0}
				src={`/desk/requests/${caseId}/preview?draft`}
			/>
		</aside>
	);
}
