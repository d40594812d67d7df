import { useEffect, useRef } from "react";
import { isNotDone } from "../../../domain/shared/action-result.ts";
import { textFields } from "../../../domain/shared/form.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { toast } from "../../ui/toast.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { buttonClass } from "../parts/button.tsx";
import { Tag } from "../parts/chip.tsx";
import { DeskPage } from "../parts/page.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { NOTHING_CHANGED, SHOP_SHOWS_IT } from "../parts/shared-words.ts";
import { useChanges, useUnsaved } from "../parts/use-unsaved.ts";
import type { Route } from "./+types/category";
import { CATEGORY_FORM, CategoryForm } from "./category-form.tsx";
import editorStyles from "./editor.module.css";
import { notFound } from "./editor.server.ts";
import { History } from "./history.tsx";
import { categoryLabels } from "./labels.ts";
import { PicturePanel } from "./picture-panel.tsx";
import { shownPicture } from "./pictures.server.ts";
import { SaveKeys } from "./save-keys.tsx";
import { answerSave } from "./saved.server.ts";
import { sendPictures } from "./send-pictures.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	const found = await context.get(servicesContext).catalogueDesk.categories.find(id);
	if (!found) return notFound();
	const { category, texts, history } = found;
	const { hidden, revision, image, imageAlt } = category;
	return { id, hidden, revision, texts, history, picture: shownPicture(image, imageAlt) };
}

export const action = answerFailures(async ({ request, context, params: { id } }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	const { revision, ...texts } = textFields(await readForm(request));
	const edit = { id, revision: Number(revision), texts, others: "tell" } as const;
	return answerSave(await context.get(servicesContext).catalogueDesk.categories.save(edit, editor));
});

export default function Category({ loaderData, actionData: result }: Route.ComponentProps) {
	const { id, hidden, revision, texts, history, picture } = loaderData;
	const form = useRef<HTMLFormElement>(null);
	const editor = useRef<HTMLDivElement>(null);
	const changes = useChanges(editor);
	useUnsaved(editor, isNotDone(result));
	useEffect(() => {
		if (result?.status === "done") toast.success(result.changed ? SHOP_SHOWS_IT : NOTHING_CHANGED);
	}, [result]);
	return (
		<DeskPage
			stays
			title={texts.name}
			hasFoot
			back={{ to: "/desk/catalogue/categories", label: "Categories" }}
			note={hidden ? <Tag>hidden</Tag> : <Tag kind="good">shown</Tag>}
			actions={
				<a className={buttonClass()} href={`/desk/catalogue?category=${id}`}>
					Its products
				</a>
			}
		>
			<SaveKeys form={form} />
			<div className={editorStyles.editor} ref={editor}>
				<CategoryForm
					key={id}
					{...{ texts, revision, result, form }}
					onSubmit={(event) => sendPictures(event, editor.current)}
				/>
				<aside className={editorStyles.aside}>
					<PicturePanel
						key={id}
						title="Picture"
						place="main"
						to={`/desk/catalogue/categories/${id}/pictures`}
						{...picture}
					/>
					<History history={history} labels={categoryLabels} />
				</aside>
			</div>
			<SaveBar changes={changes} isRefused={isNotDone(result)} save="Save" form={CATEGORY_FORM} />
		</DeskPage>
	);
}
