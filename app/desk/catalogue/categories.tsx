import type { ActionResult } from "../../../domain/shared/action-result.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { answer } from "../../forms/answer.server.ts";
import { useResultToast } from "../../forms/use-result-toast.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { badForm } from "../parts/bad-form.server.ts";
import { buttonClass } from "../parts/button.tsx";
import { Tag } from "../parts/chip.tsx";
import dataTableStyles from "../parts/data-table.module.css";
import { cell, DataTable } from "../parts/data-table.tsx";
import textStyles from "../parts/text.module.css";
import type { Route } from "./+types/categories";
import { CataloguePage } from "./catalogue-page.tsx";
import listCellsStyles from "./list-cells.module.css";
import { MoveButton } from "./move-button.tsx";
import { shownPicture } from "./pictures.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	const categories = await context.get(servicesContext).catalogueDesk.categories.list();
	return {
		categories: categories.map(({ id, name, description, hidden, products, shown, image }) => ({
			...{ id, name, description, hidden, products, shown },
			thumb: shownPicture(image, "").file,
		})),
	};
}

/** Moves a category up or down. */
export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	const form = await readForm(request);
	const way = form.has("up") ? "up" : "down";
	const id = form.get(way);
	if (typeof id !== "string") return badForm();
	const isMoved = await context.get(servicesContext).catalogueDesk.order.moveCategory(id, way, editor);
	const sentence = isMoved ? `Moved ${way}.` : `It is already ${way === "up" ? "first" : "last"}.`;
	return answer<ActionResult<{ sentence: string }>>({ status: "done", action: "move", sentence });
});

const COLUMNS = [
	{ title: "Picture", quiet: true },
	{ title: "Category" },
	{ title: "Products", figures: true },
	{ title: "Shown", figures: true, wideOnly: true },
	{ title: "State" },
	{ title: "Place", quiet: true },
];

/** The categories in the shop's order. */
export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
	const fetcher = useFetcher<typeof action>();
	useResultToast(fetcher);
	return (
		<CataloguePage
			at="categories"
			note={`${categories.length} categories`}
			actions={
				<a className={buttonClass("primary")} href="/desk/catalogue/categories/new">
					New category
				</a>
			}
		>
			<fetcher.Form method="post">
				<DataTable name="Categories" columns={COLUMNS}>
					{categories.map(({ id, name, description, hidden, products, shown, thumb }, place) => (
						<tr key={id} className={hidden ? listCellsStyles.hidden : undefined}>
							<td className={listCellsStyles.picture}>
								{thumb && <img src={thumb} alt="" width="28" height="35" loading="lazy" />}
							</td>
							<td>
								<a className={textStyles.link} href={`/desk/catalogue/categories/${id}`}>
									{name}
								</a>{" "}
								<small className={`${textStyles.muted} ${dataTableStyles.wideOnly}`}>{description}</small>
							</td>
							<td className={cell({ figures: true })}>
								<a href={`/desk/catalogue?category=${id}`}>{products}</a>
							</td>
							<td className={cell({ figures: true, wideOnly: true })}>{hidden ? 0 : shown}</td>
							<td>{hidden && <Tag>hidden</Tag>}</td>
							<td className={listCellsStyles.places}>
								<MoveButton way="up" id={id} name={name} isAtEnd={place === 0} />
								<MoveButton way="down" id={id} name={name} isAtEnd={place === categories.length - 1} />
							</td>
						</tr>
					))}
				</DataTable>
			</fetcher.Form>
		</CataloguePage>
	);
}
