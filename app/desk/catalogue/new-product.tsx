import { newProductTexts } from "../../../domain/catalogue/product-texts.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import type { Route } from "./+types/new-product";
import { createIn } from "./create.server.ts";
import { NewPage } from "./new-page.tsx";
import { PRODUCT_FORM, ProductForm } from "./product-form.tsx";

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

export const action = answerFailures(async (args: Route.ActionArgs) => {
	const { permit } = requireRight(args.context, "catalogue.edit");
	return createIn("products", permit, args);
});

/** A product that is not there yet: it starts hidden, and gets its pictures once it is saved. */
export default function NewProduct({
	loaderData: { texts, categories, pools },
	actionData: result,
}: Route.ComponentProps) {
	return (
		<NewPage
			title="New product"
			note={
				<>
					<a href="/desk/catalogue">Catalogue</a> / starts hidden; its pictures come next
				</>
			}
			formId={PRODUCT_FORM}
			save="Save and go on to its pictures"
			result={result}
		>
			{(form) => <ProductForm revision={0} isNew {...{ texts, result, categories, pools, form }} />}
		</NewPage>
	);
}
