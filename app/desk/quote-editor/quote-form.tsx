import type { Dispatch, RefObject, SetStateAction } from "react";
import { useCallback } from "react";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { indiaDay } from "../../../domain/shared/india-day.ts";
import { ChangesSince } from "./changes-since.tsx";
import type { Wanted } from "./currency-field.tsx";
import { LinesSection } from "./lines-section.tsx";
import type { EditorData } from "./quote.tsx";
import styles from "./quote-editor.module.css";
import { TermsPanel } from "./terms-panel.tsx";
import { TotalsPanel } from "./totals-panel.tsx";
import { TradeParts } from "./trade-parts.tsx";
import { TypedText } from "./typed-text.tsx";
import type { Change } from "./use-edits.ts";
import type { useOffered } from "./use-offered.ts";

type Props = {
	given: EditorData;
	content: QuoteContent;
	/** The products that its lines name. */
	offered: Pick<ReturnType<typeof useOffered>, "facts" | "thumbs" | "costs">;
	/** The line whose particulars are open. */
	selected: string | undefined;
	wanted: Wanted;
	/** The part that lists what differs from the version before. */
	changes: RefObject<HTMLDetailsElement | null>;
	onSelect: Dispatch<SetStateAction<string | undefined>>;
	/** The focus is in a line. */
	onEditing: (key: string) => void;
	onWanted: (wanted: Wanted) => void;
	onChange: (change: Change) => void;
	onAdd: () => void;
	onSubstitute: () => void;
	/** Where the focus goes once it is drawn. */
	onFocusNext: (selector: string) => void;
};

/** Everything of an offer that is written: lines, terms, what else belongs to the trade, the message, the total. */
export function QuoteForm(props: Props) {
	const { given, content, offered, selected, wanted, changes, onWanted, onChange } = props;
	const { before, version, said } = given;
	const { facts, thumbs, costs } = offered;
	const today = indiaDay(given.now);
	const writeMessage = useCallback((message: string) => onChange((content) => ({ ...content, message })), [onChange]);
	const showChanges = useCallback(() => {
		if (!changes.current) return;
		changes.current.open = true;
		changes.current.scrollIntoView({ block: "nearest" });
		changes.current.querySelector("summary")?.focus({ preventScroll: true });
	}, [changes]);
	return (
		<>
			<LinesSection
				content={content}
				before={before}
				version={version}
				selected={selected}
				thumbs={thumbs}
				facts={facts}
				costs={costs}
				onSelect={props.onSelect}
				onEditing={props.onEditing}
				onChange={onChange}
				onAdd={props.onAdd}
				onFocusNext={props.onFocusNext}
				onSubstitute={props.onSubstitute}
				onChanges={showChanges}
			/>
			<section aria-labelledby="terms-title">
				<h2 id="terms-title">Delivery, validity, payment</h2>
				<TermsPanel
					content={content}
					before={before}
					said={said}
					paymentTerms={given.paymentTerms}
					terms={given.terms}
					lastRates={given.lastRates}
					today={today}
					wanted={wanted}
					onWanted={onWanted}
					onChange={onChange}
				/>
			</section>
			<TradeParts {...{ content, today, facts }} said={said} gstRates={given.gstRates} onChange={onChange} />
			<div className={styles.foot}>
				<TypedText
					label="Message to the buyer, above the prices"
					rows={5}
					maxLength={3000}
					value={content.message}
					onValue={writeMessage}
				/>
				<TotalsPanel content={content} costs={costs} onChange={onChange} />
			</div>
			{before && <ChangesSince content={content} before={before} version={version} fold={changes} />}
		</>
	);
}
