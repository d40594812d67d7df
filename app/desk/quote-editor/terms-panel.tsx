import type { OrderDetails } from "../../../domain/orders/order-details.ts";
import { LEAD_TIME_STARTS, type QuoteContent } from "../../../domain/quotes/content.ts";
import { type Delivery, INCOTERMS, namesPort, withDelivery } from "../../../domain/quotes/delivery.ts";
import { withTerm } from "../../../domain/quotes/delivery-term.ts";
import type { LastRate } from "../../../domain/quotes/last-rate.ts";
import type { Template } from "../../../domain/settings/desk-settings.ts";
import { daysBetween } from "../../../domain/shared/india-day.ts";
import { MAX_STAFF_TEXT } from "../../../domain/shared/text-limits.ts";
import { leadTime } from "../../../messages/en/lead-time.ts";
import { counted } from "../parts/counted.ts";
import fieldStyles from "../parts/field.module.css";
import { controlClass, Field, SelectField, TextField } from "../parts/field.tsx";
import { MissingIcon } from "../parts/icons.tsx";
import textStyles from "../parts/text.module.css";
import { dayOfField } from "../parts/time-words.ts";
import { askedFor } from "./asked-for.ts";
import { CurrencyField, type Wanted } from "./currency-field.tsx";
import rateFormStyles from "./rate-form.module.css";
import styles from "./terms-panel.module.css";
import type { Change } from "./use-edits.ts";

type Props = {
	content: QuoteContent;
	before: QuoteContent | null;
	/** What the buyer asked for with the request. */
	said: OrderDetails;
	paymentTerms: readonly Template[];
	terms: readonly Template[];
	/** At which rates offers were sent last. */
	lastRates: readonly LastRate[];
	/** Today in India: validity begins after it. */
	today: string;
	wanted: Wanted;
	onWanted: (wanted: Wanted) => void;
	onChange: (change: Change) => void;
};

/** Delivery, validity and payment, with the company's templates. */
export function TermsPanel(props: Props) {
	const { content, before, said, paymentTerms, terms, lastRates, today, wanted, onWanted, onChange } = props;
	const asked = askedFor(said);
	// Of the draft as it is then: a figure typed just before may not be drawn yet.
	const set = (change: Partial<QuoteContent>) => onChange((content) => ({ ...content, ...change }));
	const [first] = content.deliveries;
	const setFirst = (change: Partial<Delivery>) =>
		onChange((content) => ({ ...content, deliveries: withDelivery(content.deliveries, first.key, change) }));
	const differsFirst = (field: "incoterm" | "namedPlace") =>
		controlClass({ changed: before != null && before.deliveries[0][field] !== first[field] });
	const differs = (field: keyof QuoteContent) =>
		controlClass({ changed: before != null && before[field] !== content[field] });
	return (
		<div className={styles.grid}>
			<CurrencyField {...{ content, wanted, said, lastRates, today, onWanted, onChange }} />
			<SelectField
				label="Incoterm 2020"
				hint={asked.incoterm}
				className={differsFirst("incoterm")}
				value={first.incoterm}
				onChange={({ target }) => {
					const term = INCOTERMS.find((one) => one === target.value) ?? first.incoterm;
					onChange((content) => ({
						...content,
						deliveries: withTerm(content, first.key, term, said.deliveryPlace ?? ""),
					}));
				}}
			>
				{INCOTERMS.map((term) => (
					<option key={term}>{term}</option>
				))}
			</SelectField>
			<Field
				label="Named place"
				hint={asked.namedPlace}
				className={differsFirst("namedPlace")}
				value={first.namedPlace}
				maxLength={100}
				onChange={({ target }) => setFirst({ namedPlace: target.value })}
			/>
			<Field
				label={unfilled("Port of loading", content.portOfLoading === "" && namesPort(first.incoterm))}
				className={differs("portOfLoading")}
				value={content.portOfLoading}
				maxLength={100}
				onChange={({ target }) => set({ portOfLoading: target.value })}
			/>
			<Field
				label="Valid until, 23:59 IST"
				hint={<ValidUntil day={content.validUntilDay} today={today} />}
				type="date"
				className={differs("validUntilDay")}
				min={today}
				value={content.validUntilDay}
				onChange={({ target }) => set({ validUntilDay: target.value })}
			/>
			<div className={`${styles.two} ${styles.time}`}>
				<Field
					label={unfilled("Lead time, days", content.leadTimeDays === null)}
					hint={asked.leadTime}
					inputMode="numeric"
					className={differs("leadTimeDays")}
					value={content.leadTimeDays ?? ""}
					onChange={({ target }) => {
						const days = target.value.replace(/\D/g, "").slice(0, 3);
						set({ leadTimeDays: days === "" ? null : Number(days) });
					}}
				/>
				<SelectField
					label="Starts when"
					className={differs("leadTimeStarts")}
					value={content.leadTimeStarts}
					onChange={({ target: { value } }) => {
						const leadTimeStarts = LEAD_TIME_STARTS.find((start) => start === value);
						if (leadTimeStarts) set({ leadTimeStarts });
					}}
				>
					{LEAD_TIME_STARTS.map((start) => (
						<option key={start} value={start}>
							{leadTime.starts[start]}
						</option>
					))}
				</SelectField>
			</div>
			<div className={`${styles.two} ${styles.first}`}>
				<Templated
					label="Payment"
					templates={paymentTerms}
					value={content.paymentTerms}
					onValue={(text) => set({ paymentTerms: text })}
					max={500}
				/>
			</div>
			<div className={`${styles.two} ${styles.stretched}`}>
				<TextField
					label="Documents supplied, one per line"
					rows={2}
					maxLength={1000}
					value={content.documents}
					onChange={({ target }) => set({ documents: target.value })}
				/>
			</div>
			<div className={styles.all}>
				<Templated
					label="Terms, one per line"
					templates={terms}
					value={content.terms}
					onValue={(text) => set({ terms: text })}
					max={MAX_STAFF_TEXT}
				/>
			</div>
		</div>
	);
}

/** A label that says that its field is still empty: nothing holds the quotation up, but the buyer will ask. */
function unfilled(label: string, isEmpty: boolean) {
	if (!isEmpty) return label;
	return (
		<span className={rateFormStyles.missing}>
			<MissingIcon />
			{label}
			<span className={textStyles.hidden}>, still empty</span>
		</span>
	);
}

/** "Fri 11 Dec 2026, in 14 days": the field shows the day in the order of its browser's country, which may be another. */
function ValidUntil({ day, today }: { day: string; today: string }) {
	const days = daysBetween(today, day);
	return (
		<>
			<b>{dayOfField(day)}</b>
			{days !== undefined && days > 0 && `, in\u00a0${counted(days, "day").replace(" ", "\u00a0")}`}
		</>
	);
}

/** A text that a template fills in and a person goes on with. */
function Templated({
	label,
	templates,
	value,
	onValue,
	max,
}: {
	label: string;
	templates: readonly Template[];
	value: string;
	onValue: (text: string) => void;
	max: number;
}) {
	const chosen = templates.find(({ text }) => text === value);
	return (
		<div className={styles.templated}>
			<SelectField
				label={label}
				value={chosen?.name ?? ""}
				onChange={({ target }) => {
					const template = templates.find(({ name }) => name === target.value);
					if (template) onValue(template.text);
				}}
			>
				<option value="" disabled>
					{value === "" ? "Choose a template" : "In your own words"}
				</option>
				{templates.map(({ name }) => (
					<option key={name}>{name}</option>
				))}
			</SelectField>
			<textarea
				className={`${fieldStyles.control} ${fieldStyles.lines}`}
				aria-label={`${label}, the words`}
				rows={3}
				maxLength={max}
				value={value}
				onChange={({ target }) => onValue(target.value)}
			/>
		</div>
	);
}
