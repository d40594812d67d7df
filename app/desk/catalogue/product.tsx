import { useEffect, useRef } from "react";
import { isNotDone } from "../../../domain/shared/action-result.ts";
import { textFields } from "../../../domain/shared/form.ts";
import { writeRupees } from "../../../domain/shared/text-checks.ts";
import { seesCosts } from "../../../domain/staff/staff.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { toast } from "../../ui/toast.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { Tag } from "../parts/chip.tsx";
import { DeskPage } from "../parts/page.tsx";
import { NOTHING_CHANGED, SHOP_SHOWS_IT } from "../parts/shared-words.ts";
import { UnsavedMark } from "../parts/unsaved-mark.tsx";
import { useUnsaved } from "../parts/use-unsaved.ts";
import type { Route } from "./+types/product";
import { CostPanel } from "./cost-panel.tsx";
import editorStyles from "./editor.module.css";
import { notFound } from "./editor.server.ts";
import { History } from "./history.tsx";
import { productLabels } from "./labels.ts";
import { PicturePanel } from "./picture-panel.tsx";
import { picturesOf } from "./pictures.server.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { PRODUCT_FORM, ProductForm } from "./product-form.tsx";
import { SaveKeys } from "./save-keys.tsx";
import { answerSave } from "./saved.server.ts";
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
	const seen = seesCosts(role, (await deskSettings.read()).settings);
	const paise = seen ? await catalogueDesk.costs.of(id) : undefined;
	/** In rupees; null for somebody who may not see it. */
	const cost = !seen ? null : paise === undefined ? "" : writeRupees(paise);
	return { id, slug, hidden, revision, texts, history, categories, pools, pictures: picturesOf(product), cost };
}

export const action = answerFailures(async ({ request, context, params: { id } }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	const { revision, ...texts } = textFields(await readForm(request));
	const edit = { id, revision: Number(revision), texts, others: "tell" } as const;
	return answerSave(await context.get(servicesContext).catalogueDesk.products.save(edit, editor));
});

/** One product: its fields, its pictures, what was changed, and beside them the product as buyers see it. */
export default function Product({ loaderData, actionData: result }: Route.ComponentProps) {
	const { id, slug, hidden, revision, texts, history, categories, pools, pictures, cost } = loaderData;
	const form = useRef<HTMLFormElement>(null);
	const editor = useRef<HTMLDivElement>(null);
	useUnsaved(editor, isNotDone(result));
	useEffect(() => {
		if (result?.status === "done") toast.success(result.changed ? SHOP_SHOWS_IT : NOTHING_CHANGED);
	}, [result]);
	const category = categories.find((one) => one.id === texts.category);
	const isShown = !hidden && !category?.hidden;
	return (
		<DeskPage
			stays="everywhere"
			title={texts.name}
			note={
				<>
					<a href="/desk/catalogue">Catalogue</a> /{" "}
					<a href={`/desk/catalogue?category=${texts.category}`}>{category?.name}</a>{" "}
					{isShown ? <Tag kind="good">shown</Tag> : <Tag>{hidden ? "hidden" : "its category is hidden"}</Tag>}
				</>
			}
			actions={
				<>
					{isShown && (
						<a className={buttonClass()} href={`/products/${slug}`} target="_blank" rel="noopener">
							See it in the shop
						</a>
					)}
					<UnsavedMark of={form} />
					<Button kind="primary" type="submit" form={PRODUCT_FORM}>
						Save product
					</Button>
				</>
			}
		>
			<SaveKeys form={form} />
			{/* Where the form stands above everything else, it is long. */}
			<nav className={editorStyles.jumps} aria-label="On this page">
				<a href="#preview">Preview</a>
				<a href="#pictures">Pictures</a>
				<a href="#history">History</a>
			</nav>
			<div className={editorStyles.editor} ref={editor}>
				<ProductForm key={id} {...{ texts, revision, result, categories, pools, form }} />
				<aside className={editorStyles.aside}>
					<PreviewFrame key={`${id} ${pictures.main.image} ${pictures.close.image}`} product={id} form={form} />
					<p className={editorStyles.saves} id="pictures">
						“Save product” saves the fields. {cost === null ? "Pictures are" : "Pictures and the cost are"} saved by the
						buttons beside them.
					</p>
					<PicturePanel
						title="Picture"
						place="main"
						to={`/desk/catalogue/products/${id}/pictures`}
						{...pictures.main}
					/>
					<PicturePanel
						title="Close view"
						place="close"
						to={`/desk/catalogue/products/${id}/pictures`}
						{...pictures.close}
					/>
					<ViewPanel to={`/desk/catalogue/products/${id}/pictures`} {...pictures.further} />
				</aside>
				<div className={editorStyles.records}>
					{cost !== null && <CostPanel key={`${id} cost`} product={id} cost={cost} />}
					<div id="history">
						<History history={history} labels={productLabels} />
					</div>
				</div>
			</div>
		</DeskPage>
	);
}
