import { useRef } from "react";
import { redirect } from "react-router";
import { newCategoryTexts } from "../../../domain/catalogue/category-form.ts";
import { textFields } from "../../../domain/shared/form.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { Button } from "../parts/button.tsx";
import { DeskPage } from "../parts/page.tsx";
import { useUnsaved } from "../parts/use-unsaved.ts";
import type { Route } from "./+types/new-category";
import { CATEGORY_FORM, CategoryForm } from "./category-form.tsx";
import editorStyles from "./editor.module.css";
import { SaveKeys } from "./save-keys.tsx";
import { answerSave } from "./saved.server.ts";

export function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	return null;
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	const texts = textFields(await readForm(request));
	const outcome = await context.get(servicesContext).catalogueDesk.categories.create(texts, editor);
	if (outcome.status === "saved") throw redirect(`/desk/catalogue/categories/${outcome.id}`, 303);
	return answerSave(outcome);
});

/** A category that is not there yet: it starts hidden, and gets its picture once it is saved. */
export default function NewCategory({ actionData: result }: Route.ComponentProps) {
	const form = useRef<HTMLFormElement>(null);
	useUnsaved(form, result !== undefined);
	return (
		<DeskPage
			title="New category"
			note={
				<>
					<a href="/desk/catalogue/categories">Categories</a> / starts hidden; its picture comes next
				</>
			}
			actions={
				<Button kind="primary" type="submit" form={CATEGORY_FORM}>
					Save and go on to its picture
				</Button>
			}
		>
			<SaveKeys form={form} />
			<div className={`${editorStyles.editor} ${editorStyles.single}`}>
				<CategoryForm texts={newCategoryTexts} revision={0} result={result} form={form} isNew />
			</div>
		</DeskPage>
	);
}
