import type { Pool } from "../../../domain/catalogue/pool.ts";
import type { ProductField, ProductTexts } from "../../../domain/catalogue/product-texts.ts";
import type { Typed } from "../../../domain/shared/action-result.ts";
import type { FieldErrors } from "../../../domain/shared/form.ts";
import { controlClass, Field, SelectField, TextField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import layoutStyles from "../parts/layout.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { ADDRESS_FROM_NAME, ADDRESS_STAYS } from "../parts/shared-words.ts";
import { ClaimRow } from "./claim-row.tsx";
import { ColourRow } from "./colour-row.tsx";
import type { ListTurns } from "./edit-form.tsx";
import editorStyles from "./editor.module.css";
import { COST, productLabels, VISIBLE } from "./labels.ts";
import { OrderTerms } from "./order-terms.tsx";
import type { CostTexts } from "./product-form.tsx";
import { RowFields } from "./row-fields.tsx";

type Props = {
	texts: ProductTexts & CostTexts;
	errors: FieldErrors;
	/** What was sent last and not saved. */
	typed: Typed | undefined;
	turns?: ListTurns;
	categories: readonly { id: string; name: string }[];
	pools: readonly Pool[];
	/** Its address can still be chosen. */
	isNew?: boolean;
};

/** Every field of a product but its pictures, in the order in which a buyer meets them. */
export function ProductFields({ texts, errors, typed, turns, categories, pools, isNew }: Props) {
	const field = (name: ProductField, hint?: string) => ({
		...{ name, hint, label: productLabels[name], defaultValue: texts[name], error: errors[name] },
	});
	return (
		<>
			<Panel title="What buyers see first">
				<div className={`${panelStyles.body} ${fieldsStyles.fields}`}>
					<div className={editorStyles.wide}>
						<Field {...field("name")} required maxLength={80} />
					</div>
					<SelectField {...field("category")} required>
						{isNew && <option value="">Choose one</option>}
						{categories.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</SelectField>
					<SelectField {...field("hidden")} label={VISIBLE}>
						<option value="no">Yes, buyers see it</option>
						<option value="yes">No, only staff see it</option>
					</SelectField>
					<div className={editorStyles.wide}>
						{/* On a phone it is longer than a field is wide: seen whole, and still one line. */}
						<TextField
							{...field("description", "At most 80 characters; on the card and under the name")}
							rows={1}
							required
							onKeyDown={(event) => {
								if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
							}}
						/>
					</div>
					<Field {...field("sku", "Your own article number")} autoComplete="off" />
					<Field {...field("slug", isNew ? ADDRESS_FROM_NAME : ADDRESS_STAYS)} readOnly={!isNew} autoComplete="off" />
				</div>
			</Panel>
			<Panel title="Price and order" id="price">
				<div className={`${panelStyles.body} ${fieldsStyles.fields} ${editorStyles.narrow}`}>
					<Field {...field("price")} required inputMode="decimal" className={controlClass({ figures: true })} />
					{texts.cost !== undefined && (
						<>
							<Field
								label={COST}
								name="cost"
								hint="Only for margins: buyers never see it."
								defaultValue={texts.cost}
								error={errors.cost}
								inputMode="decimal"
								autoComplete="off"
								className={controlClass({ figures: true })}
							/>
							<input type="hidden" name="costSeen" value={texts.costSeen} />
						</>
					)}
					<SelectField {...field("unit")}>
						<option value="piece">piece</option>
						<option value="set">set</option>
					</SelectField>
					<Field {...field("minOrder")} required inputMode="numeric" className={controlClass({ figures: true })} />
					<Field
						{...field("orderMultiple", "6 means orders of 6, 12 or 18")}
						inputMode="numeric"
						className={controlClass({ figures: true })}
					/>
					<Field {...field("leadTimeDays")} inputMode="numeric" className={controlClass({ figures: true })} />
					<SelectField {...field("sampleAvailable")}>
						<option value="">Not known</option>
						<option value="yes">Yes</option>
						<option value="no">No</option>
					</SelectField>
				</div>
				<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
					<OrderTerms {...{ texts, errors, pools }} />
				</div>
			</Panel>
			<Panel title="Product details" id="details" aside="Empty fields are left off the page">
				<div className={`${panelStyles.body} ${fieldsStyles.fields}`}>
					<div className={editorStyles.wide}>
						<TextField {...field("story", "Two to four sentences")} rows={4} />
					</div>
					<div className={editorStyles.wide}>
						<TextField {...field("composition", "One part per line: Saree: 80% Silk, 20% Cotton")} rows={2} />
					</div>
					<SelectField {...field("construction")}>
						<option value="">Not known</option>
						<option value="woven">Woven</option>
						<option value="knit">Knit</option>
					</SelectField>
					<Field {...field("weave", "Plain weave, 2/1 twill, single jersey")} />
					<div className={`${editorStyles.wide} ${fieldsStyles.fields} ${editorStyles.narrow}`}>
						<Field {...field("gsm")} inputMode="decimal" className={controlClass({ figures: true })} />
						<Field {...field("widthCm")} inputMode="decimal" className={controlClass({ figures: true })} />
						<Field {...field("lengthM")} inputMode="decimal" className={controlClass({ figures: true })} />
					</div>
					<div className={editorStyles.wide}>
						<TextField {...field("care", "One sentence per line: Dry clean only")} rows={3} />
					</div>
				</div>
			</Panel>
			<Panel title="Sizes and colours" id="colours">
				<div className={`${panelStyles.body} ${fieldsStyles.fields}`}>
					<Field {...field("sizes", "S, M, L, XL")} />
					<Field {...field("sizeRatio", "Pieces of each in a pack: 1, 2, 2, 1")} />
					<div className={editorStyles.wide}>
						<RowFields
							key={`colourways ${turns?.colourways}`}
							list="colourways"
							label={productLabels.colourways}
							one="colour"
							hint="A code, a name and one or two swatches each. Fill in an empty row to add one."
							asText="One per line, with its code and one or two swatches: MD-01 Navy and rust #1f3a4d #a14a2c"
							text={texts.colourways}
							typed={typed}
							error={errors.colourways}
							row={ColourRow}
						/>
					</div>
				</div>
			</Panel>
			<Panel title="Customs and claims" id="customs">
				<div className={`${panelStyles.body} ${fieldsStyles.fields}`}>
					<Field {...field("hsCode", "Shown as to be confirmed by the customs broker")} inputMode="decimal" />
					<div className={editorStyles.wide}>
						<RowFields
							key={`claims ${turns?.claims}`}
							list="claims"
							label={productLabels.claims}
							one="claim"
							hint="Only what you can prove. Expiry date and link are optional."
							asText="One per line: scheme; number; certifier; valid to; link"
							text={texts.claims}
							typed={typed}
							error={errors.claims}
							row={ClaimRow}
						/>
					</div>
				</div>
			</Panel>
		</>
	);
}
