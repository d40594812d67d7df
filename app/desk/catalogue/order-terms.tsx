import type { Pool } from "../../../domain/catalogue/pool.ts";
import type { ProductField, ProductTexts } from "../../../domain/catalogue/product-texts.ts";
import type { FieldErrors } from "../../../domain/shared/form.ts";
import { controlClass, Field, SelectField, TextField } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import editorStyles from "./editor.module.css";
import { Fold } from "./fold.tsx";
import { productLabels } from "./labels.ts";
import { poolTerms } from "./pool-words.ts";

const TERMS = ["priceTiers", "minPerColour", "pool", "samples"] as const satisfies readonly ProductField[];
const PACKING = [
	"piecesPerInner",
	"piecesPerCarton",
	"cartonCm",
	"cartonNetKg",
	"cartonGrossKg",
] as const satisfies readonly ProductField[];

type Props = { texts: ProductTexts; errors: FieldErrors; pools: readonly Pool[] };

/** What only some products have: prices at quantity, further minimums, samples, packing. */
export function OrderTerms({ texts, errors, pools }: Props) {
	const field = (name: ProductField, hint?: string) => ({
		...{ name, hint, label: productLabels[name], defaultValue: texts[name], error: errors[name] },
	});
	const fold = (fields: readonly ProductField[]) => ({
		filled: fields.some((name) => texts[name] !== ""),
		errors: fields.map((name) => errors[name]),
	});
	const figures = controlClass({ figures: true });
	return (
		<>
			<Fold summary="Prices at quantity, minimums and samples" {...fold(TERMS)}>
				<div className={`${fieldsStyles.fields} ${editorStyles.folded}`}>
					<TextField {...field("priceTiers", "In ₹, one per line: from 100: 425")} rows={2} />
					<Field {...field("minPerColour", "What a dye lot makes")} inputMode="numeric" className={figures} />
					<SelectField {...field("pool", "Products that share one minimum, as the tab Pools lists them")}>
						<option value="">None</option>
						{pools.map((pool) => (
							<option key={pool.id} value={pool.id}>
								{pool.name}: {poolTerms(pool)}
							</option>
						))}
					</SelectField>
					<SelectField {...field("samples", "A sample is part of the request, without a minimum.")}>
						<option value="">No samples</option>
						<option value="piece">A piece</option>
						<option value="swatch">A swatch</option>
						<option value="piece, swatch">A piece or a swatch</option>
					</SelectField>
				</div>
			</Fold>
			<Fold summary="Packing" {...fold(PACKING)}>
				<div className={`${fieldsStyles.fields} ${editorStyles.folded} ${editorStyles.narrow}`}>
					<Field {...field("piecesPerInner")} inputMode="numeric" className={figures} />
					<Field {...field("piecesPerCarton")} inputMode="numeric" className={figures} />
					<Field {...field("cartonCm", "60 x 40 x 35")} />
					<Field {...field("cartonNetKg")} inputMode="decimal" className={figures} />
					<Field {...field("cartonGrossKg")} inputMode="decimal" className={figures} />
				</div>
			</Fold>
		</>
	);
}
