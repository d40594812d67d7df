import { useEffect, useRef } from "react";
import { isNotDone } from "../../../domain/shared/action-result.ts";
import { seesCosts } from "../../../domain/staff/staff.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { toast } from "../../ui/toast.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { buttonClass } from "../parts/button.tsx";
import { Tag } from "../parts/chip.tsx";
import { DeskPage } from "../parts/page.tsx";
import panelStyles from "../parts/panel.module.css";
import { SaveBar } from "../parts/save-bar.tsx";
import { NOTHING_CHANGED, SHOP_SHOWS_IT } from "../parts/shared-words.ts";
import { useChanges, useUnsaved } from "../parts/use-unsaved.ts";
import type { Route } from "./+types/product";
import editorStyles from "./editor.module.css";
import { notFound } from "./editor.server.ts";
import { History } from "./history.tsx";
import { productLabels } from "./labels.ts";
import { PicturePanel } from "./picture-panel.tsx";
import { picturesOf } from "./pictures.server.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { costTexts, saveProduct } from "./product-edit.server.ts";
import { PRODUCT_FORM, ProductForm } from "./product-form.tsx";
import { SaveKeys } from "./save-keys.tsx";
import { sendPictures } from "./send-pictures.ts";
import { ViewPanel } from "./view-panel.tsx";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	const { role } = requireRight(context, "catalogue.edit");
	const { catalogueDesk, deskSettings } = context.get(servicesContext);
	const found = await catalogueDesk.products.find(id);
	if (!found) return notFound();
	const { product, texts, history } = found;
	const { slug, hidden, revision } = product;
	const categories = (await catalogueDesk.categories.list()).map(({ id, name, hidden }) => ({ id, name, hidden }));
	const pools = await catalogueDesk.pools.list();
	const isSeen = seesCosts(role, (await deskSettings.read()).settings);
	const cost = costTexts(isSeen ? await catalogueDesk.costs.of(id) : undefined, isSeen);
	const pictures = picturesOf(product);
	return { id, slug, hidden, revision, texts: { ...texts, ...cost }, history, categories, pools, pictures };
}

export const action = answerFailures(async ({ request, context, params: { id } }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	return saveProduct(context.get(servicesContext).catalogueDesk, id, await readForm(request), editor);
});

/** One product: its fields, its pictures, what was changed, and beside them the product as buyers see it. */
export default function Product({ loaderData, actionData: result }: Route.ComponentProps) {
	const { id, slug, hidden, revision, texts, history, categories, pools, pictures } = loaderData;
	const form = useRef<HTMLFormElement>(null);
	const editor = useRef<HTMLDivElement>(null);
	const changes = useChanges(editor);
	useUnsaved(editor, isNotDone(result));
	useEffect(() => {
		if (result?.status === "done") toast.success(result.changed ? SHOP_SHOWS_IT : NOTHING_CHANGED);
	}, [result]);
	const category = categories.find((one) => one.id === texts.category);
	const isShown = !hidden && !category?.hidden;
	const to = `/desk/catalogue/products/${id}/pictures`;
	return (
		<DeskPage
			stays
			hasFoot
			title={texts.name}
			back={{ to: "/desk/catalogue", label: "Catalogue" }}
			note={
				<span className={editorStyles.place}>
					<a href={`/desk/catalogue?category=${texts.category}`}>{category?.name}</a>
					{isShown ? <Tag kind="good">shown</Tag> : <Tag>{hidden ? "hidden" : "its category is hidden"}</Tag>}
				</span>
			}
			actions={
				isShown && (
					<a className={buttonClass()} href={`/products/${slug}`} target="_blank" rel="noopener">
						See it in the shop
					</a>
				)
			}
		>
			<SaveKeys form={form} />
			{/* Where the form stands above everything else, it is long. */}
			<nav className={editorStyles.jumps} aria-label="On this page">
				<a href="#price">Price</a>
				<a href="#details">Details</a>
				<a href="#colours">Colours</a>
				<a href="#customs">Customs</a>
				<a href="#preview">Preview</a>
				<a href="#pictures">Pictures</a>
				<a href="#history">History</a>
			</nav>
			<div className={editorStyles.editor} ref={editor}>
				<ProductForm
					key={id}
					{...{ texts, revision, result, categories, pools, form }}
					onSubmit={(event) => sendPictures(event, editor.current)}
				/>
				<aside className={editorStyles.aside}>
					<PreviewFrame key={`${id} ${pictures.main.image} ${pictures.close.image}`} product={id} form={form} />
					<div key={id} id="pictures" className={editorStyles.pictures}>
						<PicturePanel title="Picture" place="main" to={to} {...pictures.main} />
						<PicturePanel title="Close view" place="close" to={to} {...pictures.close} />
						<ViewPanel to={to} {...pictures.further} />
					</div>
				</aside>
				<div className={`${editorStyles.records} ${panelStyles.headed}`} id="history">
					<History history={history} labels={productLabels} />
				</div>
			</div>
			<SaveBar changes={changes} isRefused={isNotDone(result)} save="Save product" form={PRODUCT_FORM} />
		</DeskPage>
	);
}
