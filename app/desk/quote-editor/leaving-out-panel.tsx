import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { parseAmount } from "../../../domain/quotes/editing.ts";
import { MAX_TOTAL } from "../../../domain/quotes/stored-money.ts";
import { formatMinor } from "../../../domain/shared/currency.ts";
import fieldStyles from "../parts/field.module.css";
import textStyles from "../parts/text.module.css";
import styles from "./trade-parts.module.css";
import { TypedField } from "./typed-field.tsx";
import type { Change } from "./use-edits.ts";

type Props = { content: QuoteContent; onChange: (change: Change) => void };

/** Whether the buyer may accept the offer without some of its lines, and what the goods must then come to. */
export function LeavingOutPanel({ content, onChange }: Props) {
	const { leavingOut, currency } = content;
	// Of the draft as it is then: a figure typed just before may not be drawn yet.
	const set = (change: Partial<typeof leavingOut>) =>
		onChange((content) => ({ ...content, leavingOut: { ...content.leavingOut, ...change } }));
	return (
		<>
			<label className={fieldStyles.check}>
				<input
					type="checkbox"
					checked={leavingOut.allowed}
					onChange={({ target }) => set({ allowed: target.checked })}
				/>
				The buyer may leave lines out
			</label>
			{leavingOut.allowed && (
				<div className={styles.least}>
					<span aria-hidden="true">The least that the goods then come to, {currency}</span>
					<TypedField
						figures
						aria-label={`The least that the goods then come to, ${currency}`}
						inputMode="decimal"
						value={leavingOut.least}
						show={(value) => (value === 0 ? "" : formatMinor(value, currency))}
						read={(text) => {
							const read = parseAmount(text.trim() === "" ? "0" : text, currency);
							return read !== undefined && read <= MAX_TOTAL ? read : undefined;
						}}
						onValue={(least) => set({ least })}
					/>
				</div>
			)}
			<p className={textStyles.muted}>
				Prices stay as they are when lines are left out. Alternatives are never left out.
			</p>
		</>
	);
}
