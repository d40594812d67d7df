import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { isSame } from "../../../domain/quotes/is-same.ts";
import { EXPORTS_UNDER, type GstRate, type Tax } from "../../../domain/quotes/tax.ts";
import { taxStatement, withoutGstRate } from "../../../domain/quotes/tax-statement.ts";
import { readState, type StateCode } from "../../../domain/shared/indian-states.ts";
import { quoteTerms } from "../../../messages/en/quote-terms.ts";
import { taxText } from "../../../messages/tax.ts";
import { Button } from "../parts/button.tsx";
import { Field, SelectField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import { StateOptions } from "../parts/state-options.tsx";
import textStyles from "../parts/text.module.css";
import { EXPORT_NAMES } from "../parts/trade-words.ts";
import styles from "./trade-parts.module.css";
import type { Change } from "./use-edits.ts";

type Props = { content: QuoteContent; gstRates: readonly GstRate[]; onChange: (change: Change) => void };

/** What the offer says of tax, as staff choose it. */
export function taxName(tax: Tax): string {
	if (tax.kind === "export") return tax.under === "lut" ? "export under LUT" : "export with IGST";
	return tax.kind === "gst" ? "GST" : "nothing said";
}

/** An export and how, or GST by the states of seller and buyer. Rates are the owner's; none is made up. */
export function TaxPanel({ content, gstRates, onChange }: Props) {
	const { tax } = content;
	// Of the draft as it is then: a figure typed just before may not be drawn yet.
	const set = (next: Tax) => onChange((content) => ({ ...content, tax: next }));
	const missing = withoutGstRate(content);
	return (
		<>
			<div className={fieldsStyles.fields}>
				<SelectField
					label="Tax"
					value={tax.kind === "export" ? tax.under : tax.kind}
					onChange={({ target: { value } }) => {
						const under = EXPORTS_UNDER.find((way) => way === value);
						if (under) set({ kind: "export", under, number: tax.kind === "export" ? tax.number : "" });
						else set(value === "gst" ? { kind: "gst", from: "", to: "", rates: [...gstRates] } : { kind: "none" });
					}}
				>
					<option value="none">Nothing is said</option>
					{EXPORTS_UNDER.map((way) => (
						<option key={way} value={way}>
							{EXPORT_NAMES[way]}
						</option>
					))}
					<option value="gst">GST, within India</option>
				</SelectField>
				{tax.kind === "export" && (
					<Field
						label="Number"
						value={tax.number}
						maxLength={60}
						onChange={({ target }) => set({ ...tax, number: target.value })}
					/>
				)}
				{tax.kind === "gst" && (
					<>
						<StateField label="From" value={tax.from} onState={(from) => set({ ...tax, from })} />
						<StateField label="To the buyer’s state" value={tax.to} onState={(to) => set({ ...tax, to })} />
					</>
				)}
			</div>
			{tax.kind === "gst" && (
				<p className={styles.actions}>
					<span className={textStyles.muted}>
						{missing.length === 0 ? "" : `No rate is known for ${missing.join(", ")}. `}
						{taxText(taxStatement(content), quoteTerms)}
					</span>
					{!isSame(tax.rates, gstRates) && (
						<Button kind="quiet" onClick={() => set({ ...tax, rates: [...gstRates] })}>
							Take the rates of the settings
						</Button>
					)}
				</p>
			)}
		</>
	);
}

type StateProps = { label: string; value: StateCode | ""; onState: (state: StateCode | "") => void };

function StateField({ label, value, onState }: StateProps) {
	return (
		<SelectField label={label} value={value} onChange={({ target }) => onState(readState(target.value))}>
			<StateOptions />
		</SelectField>
	);
}
