import { CHOOSING_FIELD, groupField, lineField, WAY_FIELD } from "../../../domain/quotes/choice-fields.ts";
import { choiceGroups } from "../../../domain/quotes/choices.ts";
import { isToChoose } from "../../../domain/quotes/confirmed.ts";
import { offeredLines, type QuoteContent } from "../../../domain/quotes/content.ts";
import { deliveryName } from "../../../domain/quotes/delivery.ts";
import fieldStyles from "../parts/field.module.css";
import { SelectField } from "../parts/field.tsx";
import styles from "./recorded-choice.module.css";

/** What was ordered of an offer that leaves a choice: for an order that reached the company by other means. */
export function RecordedChoice({ version, content }: { version: number; content: QuoteContent }) {
	if (!isToChoose(content)) return null;
	const lines = offeredLines(content).filter(
		({ choice }) => choice.is === "optional" || (choice.is === "always" && content.leavingOut.allowed),
	);
	return (
		<>
			<input type="hidden" name={CHOOSING_FIELD} value="1" />
			<input type="hidden" name="version" value={version} />
			{content.deliveries.length > 1 && (
				<SelectField label="Way of delivery" name={WAY_FIELD} defaultValue={content.deliveries[0].key}>
					{content.deliveries.map((delivery) => (
						<option key={delivery.key} value={delivery.key}>
							{deliveryName(delivery)}
						</option>
					))}
				</SelectField>
			)}
			{choiceGroups(content).map(({ name, lines }, index) => (
				<SelectField key={name} label={name} name={groupField(index)} defaultValue="" required>
					<option value="" disabled>
						Choose one
					</option>
					{lines.map((line) => (
						<option key={line.key} value={line.key}>
							{line.name}
						</option>
					))}
				</SelectField>
			))}
			{lines.length > 0 && (
				<fieldset className={styles.lines}>
					<legend>Ordered lines</legend>
					{lines.map(({ key, name, choice }) => (
						<label key={key} className={fieldStyles.check}>
							<input type="checkbox" name={lineField(key)} defaultChecked={choice.is === "always"} />
							<bdi>{name}</bdi>
						</label>
					))}
				</fieldset>
			)}
		</>
	);
}
