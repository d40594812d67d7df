import { newCategoryTexts } from "../../../domain/catalogue/category-form.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import type { Route } from "./+types/new-category";
import { CATEGORY_FORM, CategoryForm } from "./category-form.tsx";
import { createIn } from "./create.server.ts";
import { NewPage } from "./new-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	return null;
}

export const action = answerFailures(async (args: Route.ActionArgs) => {
	const { permit } = requireRight(args.context, "catalogue.edit");
	return createIn("categories", permit, args);
});

/** A category that is not there yet: it starts hidden, and gets its picture once it is saved. */
export default function NewCategory({ actionData: result }: Route.ComponentProps) {
	return (
		<NewPage
			title="New category"
			note={
				<>
					<a href="/desk/catalogue/categories">Categories</a> / starts hidden; its picture comes next
				</>
			}
			formId={CATEGORY_FORM}
			save="Save and go on to its picture"
			result={result}
		>
			{(form) => <CategoryForm texts={newCategoryTexts} revision={0} result={result} form={form} isNew />}
		</NewPage>
	);
}
