import { servicesContext } from "../../../server/main/context.ts";
import { readFileForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { DeskPage } from "../parts/page.tsx";
import { problemText } from "../parts/problem-words.ts";
import type { Route } from "./+types/category-pictures";
import { notFound } from "./editor.server.ts";
import { PicturePanel } from "./picture-panel.tsx";
import { answerPicture, readPictureForm, refusedPicture, shownPicture } from "./pictures.server.ts";
import picturesPageStyles from "./pictures-page.module.css";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	const found = await context.get(servicesContext).catalogueDesk.categories.find(id);
	if (!found) return notFound();
	const { name, image, imageAlt } = found.category;
	return { name, picture: shownPicture(image, imageAlt) };
}

export const action = answerFailures(async ({ request, context, params: { id } }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	const { images, catalogueDesk } = context.get(servicesContext);
	const ask = await readPictureForm(await readFileForm(request), images, editor);
	const { alt, image } = ask;
	if (!image.ok) return refusedPicture("main", alt, problemText(image.problem));
	const texts = { imageAlt: alt, ...(image.value !== undefined && { image: image.value }) };
	return answerPicture(ask, await catalogueDesk.categories.save({ id, texts, others: "merge" }, editor));
});

/** The picture of one category: what a browser without script comes to after sending one. */
export default function CategoryPictures({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
	const { name, picture } = loaderData;
	return (
		<DeskPage title={`Picture of ${name}`} note={<a href={`/desk/catalogue/categories/${id}`}>Back to the category</a>}>
			<div className={picturesPageStyles.pictures}>
				<PicturePanel
					title="Picture"
					place="main"
					to={`/desk/catalogue/categories/${id}/pictures`}
					answer={actionData}
					{...picture}
				/>
			</div>
		</DeskPage>
	);
}
