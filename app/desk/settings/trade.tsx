import { PAYMENT_TRIGGERS } from "../../../domain/quotes/schedule.ts";
import { EXPORTS_UNDER } from "../../../domain/quotes/tax.ts";
import type { DeskSettings } from "../../../domain/settings/desk-settings.ts";
import { readTrade, rupeesField } from "../../../domain/settings/trade-form.ts";
import { type ActionResult, errorsOf, typedIn } from "../../../domain/shared/action-result.ts";
import { allTyped } from "../../../domain/shared/form.ts";
import { INDICATED } from "../../../domain/shared/indication.ts";
import { rupeesText } from "../../../domain/shared/rate-of-exchange.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { Field, SelectField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import layoutStyles from "../parts/layout.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { StateOptions } from "../parts/state-options.tsx";
import textStyles from "../parts/text.module.css";
import { EXPORT_NAMES, TRIGGER_NAMES } from "../parts/trade-words.ts";
import type { Route } from "./+types/trade";
import { saveForm } from "./save-settings.server.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPage } from "./settings-page.tsx";
import styles from "./trade.module.css";

type Trade = DeskSettings["trade"];

export async function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "settings.edit");
	const { settings, seen } = await context.get(servicesContext).deskSettings.read();
	return { trade: settings.trade, indicative: settings.indicative, seen };
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "settings.edit");
	const { deskSettings } = context.get(servicesContext);
	const form = await readForm(request);
	const { settings } = await deskSettings.read();
	return saveForm(deskSettings, permit, form, readTrade(form, settings));
});

export default function TradeSettings({ loaderData: { trade, indicative, seen }, actionData }: Route.ComponentProps) {
	return (
		<SettingsPage at="trade" answer={actionData}>
			<SettingsForm seen={seen} key={seen} answer={actionData} words="Saved. Drafts begun from now on start with it.">
				<ExportTaxPanel trade={trade} answer={actionData} />
				<GstPanel trade={trade} answer={actionData} />
				<IndicativePanel indicative={indicative} answer={actionData} />
				<PaymentsPanel trade={trade} answer={actionData} />
			</SettingsForm>
		</SettingsPage>
	);
}

type TradeProps = { trade: Trade; answer: ActionResult | undefined };

function ExportTaxPanel({ trade, answer }: TradeProps) {
	const errors = errorsOf(answer);
	const typed = typedIn(answer);
	return (
		<Panel title="Tax of exports" aside="What a quotation to another country says">
			<div className={`${panelStyles.body} ${fieldsStyles.fields}`}>
				<SelectField label="Exports leave" name="exportUnder" defaultValue={typed?.exportUnder ?? trade.exportUnder}>
					<option value="">Quotations say nothing of it</option>
					{EXPORTS_UNDER.map((way) => (
						<option key={way} value={way}>
							{EXPORT_NAMES[way]}
						</option>
					))}
				</SelectField>
				<Field
					label="Number"
					name="exportNumber"
					hint="The reference of the LUT, or your GSTIN"
					maxLength={60}
					defaultValue={typed?.exportNumber ?? trade.exportNumber}
					error={errors.exportNumber}
				/>
			</div>
		</Panel>
	);
}

function GstPanel({ trade, answer }: TradeProps) {
	const errors = errorsOf(answer);
	return (
		<Panel title="GST within India" aside="Without a rate a quotation says “GST extra as applicable”">
			<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
				<div className={styles.row}>
					<SelectField label="Your state" name="state" defaultValue={typedIn(answer)?.state ?? trade.state}>
						<StateOptions />
					</SelectField>
				</div>
				{rateRows(trade, answer).map(({ heading, percent, day }, row) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows are posted in their order and have no other name
					<div className={styles.row} key={row}>
						<Field
							label="HS heading"
							name="heading"
							defaultValue={heading}
							maxLength={10}
							error={errors[`heading-${row}`]}
						/>
						<Field
							label="Rate, per cent"
							name="percent"
							inputMode="decimal"
							defaultValue={percent}
							error={errors[`percent-${row}`]}
						/>
						<Field label="Known from" name="day" type="date" defaultValue={day} error={errors[`day-${row}`]} />
					</div>
				))}
				<p className={textStyles.muted}>The last row is for a new rate. To remove one, clear its heading and rate.</p>
			</div>
		</Panel>
	);
}

function IndicativePanel({ indicative, answer }: Pick<TradeProps, "answer"> & Pick<DeskSettings, "indicative">) {
	const errors = errorsOf(answer);
	const typed = typedIn(answer);
	return (
		<Panel title="Indicative prices" aside="What the shop says a price is in other currencies; without rates nothing">
			<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
				<div className={styles.row}>
					<Field
						label="Rates of"
						name="ratesDay"
						type="date"
						defaultValue={typed?.ratesDay ?? indicative.day}
						error={errors.ratesDay}
					/>
					{INDICATED.map((currency) => (
						<Field
							key={currency}
							label={`Rupees for one ${currency}`}
							name={rupeesField(currency)}
							inputMode="decimal"
							defaultValue={typed?.[rupeesField(currency)] ?? rateShown(indicative, currency)}
							error={errors[rupeesField(currency)]}
						/>
					))}
				</div>
				<p className={textStyles.muted}>
					Rates are never fetched. Pages show them with their day and the word indicative; requests and quotations do
					not use them.
				</p>
			</div>
		</Panel>
	);
}

function PaymentsPanel({ trade, answer }: TradeProps) {
	const errors = errorsOf(answer);
	return (
		<Panel title="Payments of a new quotation" aside="Without any, its terms of payment alone say so">
			<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
				{paymentRows(trade, answer).map(({ share, trigger, days }, row) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows are posted in their order and have no other name
					<div className={styles.row} key={row}>
						<Field
							label="Per cent"
							name="share"
							inputMode="decimal"
							defaultValue={share}
							error={errors[`share-${row}`]}
						/>
						<SelectField label="Due" name="trigger" defaultValue={trigger}>
							{PAYMENT_TRIGGERS.map((each) => (
								<option key={each} value={each}>
									{TRIGGER_NAMES[each]}
								</option>
							))}
						</SelectField>
						<Field
							label="Days, where they follow"
							name="days"
							inputMode="numeric"
							defaultValue={days}
							error={errors[`days-${row}`]}
						/>
					</div>
				))}
				<p className={textStyles.muted}>The last row is for a new payment. To remove one, clear its percentage.</p>
			</div>
		</Panel>
	);
}

/** What there is, and an empty row for one more; the rows as they were typed where they were not saved. */
function rateRows({ gstRates }: Trade, answer: ActionResult | undefined) {
	const typed = typedIn(answer);
	if (!typed) {
		const kept = gstRates.map(({ heading, percent, day }) => ({ heading, percent: String(percent / 100), day }));
		return [...kept, { heading: "", percent: "", day: "" }];
	}
	const [percents, days] = [allTyped(typed, "percent"), allTyped(typed, "day")];
	return allTyped(typed, "heading").map((heading, row) => ({
		...{ heading, percent: percents[row] ?? "", day: days[row] ?? "" },
	}));
}

function rateShown({ rates }: DeskSettings["indicative"], currency: string): string {
	const rate = rates.find((each) => each.currency === currency);
	return rate ? rupeesText(rate.perUnit) : "";
}

function paymentRows({ schedule }: Trade, answer: ActionResult | undefined) {
	const typed = typedIn(answer);
	if (!typed) {
		const kept = schedule.map(({ percent, trigger, days }) => ({
			...{ share: String(percent / 100), trigger: String(trigger), days: days === null ? "" : String(days) },
		}));
		return [...kept, { share: "", trigger: "proforma", days: "" }];
	}
	const [triggers, days] = [allTyped(typed, "trigger"), allTyped(typed, "days")];
	return allTyped(typed, "share").map((share, row) => ({
		...{ share, trigger: triggers[row] ?? "", days: days[row] ?? "" },
	}));
}
