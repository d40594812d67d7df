import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { DeskPage } from "../parts/page.tsx";
import { problemText } from "../parts/problem-words.ts";
import type { Route } from "./+types/product-pictures";
import { notFound } from "./editor.server.ts";
import { PicturePanel } from "./picture-panel.tsx";
import { answerPicture, picturesOf, readPictureForm, refusedPicture } from "./pictures.server.ts";
import picturesPageStyles from "./pictures-page.module.css";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	const found = await context.get(servicesContext).catalogueDesk.products.find(id);
	if (!found) return notFound();
	return { name: found.product.name, pictures: picturesOf(found.product) };
}

export const action = answerFailures(async ({ request, context, params: { id } }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	const { images, catalogueDesk } = context.get(servicesContext);
	const ask = await readPictureForm(await readForm(request), images, editor);
	const { place, alt, image } = ask;
	if (!image.ok) return refusedPicture(place, alt, problemText(image.problem));
	const [field, altField] = place === "main" ? (["image", "imageAlt"] as const) : (["closeImage", "closeAlt"] as const);
	const texts = { [altField]: alt, ...(image.value !== undefined && { [field]: image.value }) };
	return answerPicture(ask, await catalogueDesk.products.save({ id, texts, others: "merge" }, editor));
});

/** The pictures of one product: what a browser without script comes to after sending one. */
export default function ProductPictures({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
	const { name, pictures } = loaderData;
	const to = `/desk/catalogue/products/${id}/pictures`;
	return (
		<DeskPage title={`Pictures of ${name}`} note={<a href={`/desk/catalogue/products/${id}`}>Back to the product</a>}>
			<div className={picturesPageStyles.pictures}>
				<PicturePanel title="Picture" place="main" to={to} answer={actionData} {...pictures.main} />
				<PicturePanel title="Close view" place="close" to={to} answer={actionData} {...pictures.close} />
			</div>
		</DeskPage>
	);
}
