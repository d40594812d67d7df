import { servicesContext } from "../../../server/main/context.ts";
import { readFileForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { DeskPage } from "../parts/page.tsx";
import { problemText } from "../parts/problem-words.ts";
import type { Route } from "./+types/product-pictures";
import { notFound } from "./editor.server.ts";
import { PicturePanel } from "./picture-panel.tsx";
import { answerPicture, picturesOf, pictureTexts, readPictureForm, refusedPicture } from "./pictures.server.ts";
import picturesPageStyles from "./pictures-page.module.css";
import { ViewPanel } from "./view-panel.tsx";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	const found = await context.get(servicesContext).catalogueDesk.products.find(id);
	if (!found) return notFound();
	return { name: found.product.name, pictures: picturesOf(found.product) };
}

export const action = answerFailures(async ({ request, context, params: { id } }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	const { images, catalogueDesk } = context.get(servicesContext);
	const ask = await readPictureForm(await readFileForm(request), images, editor);
	const { place, of, alt, image } = ask;
	if (!image.ok) return refusedPicture(place, alt, problemText(image.problem));
	if (place === "view" && alt !== "") {
		const isAbove = of.colour === undefined && (of.view === "front" || of.view === "close");
		if (isAbove)
			return refusedPicture(place, alt, "Please choose its colour: those of any colour have their place above.");
		if (!image.value) return refusedPicture(place, alt, "Please choose a picture.");
	}
	const found = await catalogueDesk.products.find(id);
	if (!found) return notFound();
	const texts = pictureTexts(found.product, ask, image.value);
	// The list of further pictures is one text: what somebody else has added meanwhile must not be lost with it.
	const { revision } = found.product;
	const edit = { id, texts, others: "merge", ...(place === "view" && { revision }) } as const;
	return answerPicture(ask, await catalogueDesk.products.save(edit, editor));
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
				<ViewPanel to={to} answer={actionData} {...pictures.further} />
			</div>
		</DeskPage>
	);
}
