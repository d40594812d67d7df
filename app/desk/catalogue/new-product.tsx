import { useRef } from "react";
import { redirect } from "react-router";
import { newProductTexts } from "../../../domain/catalogue/product-texts.ts";
import { textFields } from "../../../domain/shared/form.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { Button } from "../parts/button.tsx";
import { DeskPage } from "../parts/page.tsx";
import { useUnsaved } from "../parts/use-unsaved.ts";
import type { Route } from "./+types/new-product";
import editorStyles from "./editor.module.css";
import { PRODUCT_FORM, ProductForm } from "./product-form.tsx";
import { SaveKeys } from "./save-keys.tsx";
import { answerSave } from "./saved.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	const { catalogueDesk } = context.get(servicesContext);
	const categories = await catalogueDesk.categories.list();
	const category = url.searchParams.get("category") ?? "";
	const pools = await catalogueDesk.pools.list();
	return {
		texts: { ...newProductTexts, category },
		categories: categories.map(({ id, name }) => ({ id, name })),
		pools,
	};
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	const texts = textFields(await readForm(request));
	const outcome = await context.get(servicesContext).catalogueDesk.products.create(texts, editor);
	if (outcome.status === "saved") throw redirect(`/desk/catalogue/products/${outcome.id}`, 303);
	return answerSave(outcome);
});

/** A product that is not there yet: it starts hidden, and gets its pictures once it is saved. */
export default function NewProduct({
	loaderData: { texts, categories, pools },
	actionData: result,
}: Route.ComponentProps) {
	const form = useRef<HTMLFormElement>(null);
	useUnsaved(form, result !== undefined);
	return (
		<DeskPage
			title="New product"
			note={
				<>
					<a href="/desk/catalogue">Catalogue</a> / starts hidden; its pictures come next
				</>
			}
			actions={
				<Button kind="primary" type="submit" form={PRODUCT_FORM}>
					Save and go on to its pictures
				</Button>
			}
		>
			<SaveKeys form={form} />
			<div className={`${editorStyles.editor} ${editorStyles.single}`}>
				<ProductForm revision={0} isNew {...{ texts, result, categories, pools, form }} />
			</div>
		</DeskPage>
	);
}
