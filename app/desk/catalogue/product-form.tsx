import { type RefObject, useEffect, useState } from "react";
import { Form } from "react-router";
import type { SaveOutcome } from "../../../domain/catalogue/editing.ts";
import { type ProductTexts, productLabels } from "../../../domain/catalogue/product-texts.ts";
import { useTurn } from "../../forms/use-turn.ts";
import { Notice } from "../parts/notice.tsx";
import { problemTexts } from "../parts/problem-words.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import editorStyles from "./editor.module.css";
import { ProductFields } from "./product-fields.tsx";

export const PRODUCT_FORM = "product";

type Props = {
	/** The product as it is held now. */
	texts: ProductTexts;
	revision: number;
	outcome: SaveOutcome<ProductTexts> | undefined;
	categories: readonly { id: string; name: string }[];
	form: RefObject<HTMLFormElement | null>;
	isNew?: boolean;
};

/** The product's form. It is drawn anew when something was saved or met another's change; else typing stays as it is. */
export function ProductForm({ outcome, ...props }: Props) {
	const turn = useTurn(outcome?.status === "saved" || outcome?.status === "conflict" ? outcome : undefined);
	return <Fields key={turn} outcome={outcome} {...props} />;
}

function Fields({ texts, revision, outcome, categories, form, isNew }: Props) {
	// What the form showed first: pictures saved beside it raise the revision, but show nothing here.
	const [seen] = useState(outcome?.status === "conflict" ? outcome.revision : revision);
	// Held fast: a default that changed while somebody types would pass for typed by nobody.
	const [shown] = useState({ ...texts, ...(outcome && "texts" in outcome ? outcome.texts : {}) });
	const errors = outcome?.status === "invalid" ? problemTexts(outcome.problems) : {};
	useEffect(() => {
		if (outcome?.status !== "invalid") return;
		form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [outcome, form]);
	const take = (field: string, text: string) => {
		const control = form.current?.elements.namedItem(field);
		if (
			!(
				control instanceof HTMLInputElement ||
				control instanceof HTMLTextAreaElement ||
				control instanceof HTMLSelectElement
			)
		)
			return;
		control.value = text;
		control.dispatchEvent(new Event("input", { bubbles: true }));
		control.focus();
	};
	return (
		<Form method="post" id={PRODUCT_FORM} ref={form} className={editorStyles.form} noValidate>
			{outcome?.status === "conflict" && <ConflictNotice conflict={outcome} labels={productLabels} take={take} />}
			{outcome?.status === "failed" && <Notice kind="bad">{outcome.message}</Notice>}
			{outcome?.status === "invalid" && (
				<Notice kind="bad">Not saved yet: {countOf(Object.keys(errors).length)} below to change.</Notice>
			)}
			<input type="hidden" name="revision" value={seen} />
			<ProductFields texts={shown} errors={errors} categories={categories} isNew={isNew} />
		</Form>
	);
}

function countOf(count: number): string {
	return count === 1 ? "there is one field" : `there are ${count} fields`;
}
