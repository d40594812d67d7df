import type { RefObject } from "react";
import type { Pool } from "../../../domain/catalogue/pool.ts";
import type { ProductTexts } from "../../../domain/catalogue/product-texts.ts";
import { EditForm } from "./edit-form.tsx";
import { productLabels } from "./labels.ts";
import { ProductFields } from "./product-fields.tsx";
import type { SaveResult } from "./save-result.ts";

export const PRODUCT_FORM = "product";

type Props = {
	/** The product as it is held now. */
	texts: ProductTexts;
	revision: number;
	result: SaveResult | undefined;
	categories: readonly { id: string; name: string }[];
	pools: readonly Pool[];
	form: RefObject<HTMLFormElement | null>;
	isNew?: boolean;
};

export function ProductForm({ categories, pools, isNew, ...form }: Props) {
	return (
		<EditForm id={PRODUCT_FORM} labels={productLabels} {...form}>
			{(shown, errors) => <ProductFields texts={shown} {...{ errors, categories, pools, isNew }} />}
		</EditForm>
	);
}
