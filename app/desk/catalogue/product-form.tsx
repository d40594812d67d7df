import type { FormEvent, RefObject } from "react";
import type { Pool } from "../../../domain/catalogue/pool.ts";
import type { ProductTexts } from "../../../domain/catalogue/product-texts.ts";
import { EditForm } from "./edit-form.tsx";
import { COST, productLabels } from "./labels.ts";
import { ProductFields } from "./product-fields.tsx";
import type { SaveResult } from "./save-result.ts";

export const PRODUCT_FORM = "product";

/** What a product costs the company, for those who may see it: as the form shows it, and as it was seen first. */
export type CostTexts = { cost?: string; costSeen?: string };

export function withoutCost<Texts extends CostTexts>({ cost: _, costSeen: __, ...texts }: Texts) {
	return texts;
}

type Props = {
	/** The product as it is held now. */
	texts: ProductTexts & CostTexts;
	revision: number;
	result: SaveResult | undefined;
	categories: readonly { id: string; name: string }[];
	pools: readonly Pool[];
	form: RefObject<HTMLFormElement | null>;
	onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
	isNew?: boolean;
};

export function ProductForm({ categories, pools, isNew, ...form }: Props) {
	return (
		<EditForm id={PRODUCT_FORM} labels={{ ...productLabels, cost: COST }} {...form}>
			{(shown, errors, typed, turns) => (
				// What comes back without its cost was sent by somebody who may not see it any more.
				<ProductFields
					texts={typed && typed.cost === undefined ? withoutCost(shown) : shown}
					{...{ errors, typed, turns, categories, pools, isNew }}
				/>
			)}
		</EditForm>
	);
}
