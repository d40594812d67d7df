import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { buttonClass } from "../parts/button.tsx";
import { Chip } from "../parts/chip.tsx";
import { counted } from "../parts/counted.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { Pager } from "../parts/pager.tsx";
import type { Route } from "./+types/catalogue";
import styles from "./catalogue.module.css";
import { CataloguePage } from "./catalogue-page.tsx";
import { answerList } from "./list-edit.server.ts";
import { shownPicture } from "./pictures.server.ts";
import { PriceTable } from "./price-table.tsx";
import { ProductSearch } from "./product-search.tsx";

/** The number of products on a page (server/catalogue/catalogue-list.ts). */
const PAGE = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	const { catalogueDesk } = context.get(servicesContext);
	const ask = readAsk(url.searchParams);
	const { products, ...counts } = await catalogueDesk.list(ask);
	const categories = await catalogueDesk.categories.list();
	return {
		...counts,
		ask,
		categories: categories.map(({ id, name, hidden, products: count }) => ({ id, name, hidden, count })),
		rows: products.map(
			({ id, slug, sku, name, category, description, unit, price, minOrder, hidden, revision, image }) => ({
				...{ id, slug, sku, name, category, description, unit, price, minOrder, hidden, revision },
				thumb: shownPicture(image, "").file,
			}),
		),
	};
}

function readAsk(params: URLSearchParams) {
	const shown = params.get("shown");
	return {
		search: params.get("q")?.slice(0, 200) ?? "",
		category: params.get("category") || undefined,
		hidden: shown === "no" ? true : shown === "yes" ? false : undefined,
		page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
	};
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	return answerList(context.get(servicesContext).catalogueDesk, await readForm(request), editor);
});

export default function Catalogue({ loaderData, actionData }: Route.ComponentProps) {
	const { rows, total, page, pages, ask, categories } = loaderData;
	const to = (changes: Record<string, string | undefined>) =>
		listAddress({ ...asParams(ask), page: undefined, ...changes });
	const first = (page - 1) * PAGE + 1;
	return (
		<CataloguePage
			at="products"
			note={counted(total, "product")}
			actions={
				<>
					<ProductSearch search={ask.search} keep={asParams(ask)} />
					<a
						className={buttonClass("primary")}
						href={`/desk/catalogue/products/new${ask.category ? `?category=${ask.category}` : ""}`}
					>
						New product
					</a>
				</>
			}
			filters={
				<>
					<Chip
						to={to({ category: undefined })}
						on={!ask.category}
						count={categories.reduce((sum, { count }) => sum + count, 0)}
					>
						All
					</Chip>
					{categories.map(({ id, name, count }) => (
						<Chip key={id} to={to({ category: id })} on={ask.category === id} count={count}>
							{name}
						</Chip>
					))}
					<span className={styles.gap} />
					<Chip to={to({ shown: ask.hidden === false ? undefined : "yes" })} on={ask.hidden === false}>
						Shown
					</Chip>
					<Chip to={to({ shown: ask.hidden ? undefined : "no" })} on={ask.hidden === true}>
						Hidden
					</Chip>
				</>
			}
		>
			{rows.length === 0 ? (
				<EmptyState title="No products found" action={<a href="/desk/catalogue">Show all</a>}>
					No product has all of these words in its name, SKU or address.
				</EmptyState>
			) : (
				<PriceTable
					key={JSON.stringify([ask])}
					rows={rows}
					categories={categories}
					answer={actionData}
					edges={ask.search || ask.hidden !== undefined ? undefined : { begins: page === 1, ends: page === pages }}
				/>
			)}
			{pages > 1 && (
				<Pager
					from={first}
					to={first + rows.length - 1}
					of={total}
					before={page > 1 ? to({ page: String(page - 1) }) : undefined}
					after={page < pages ? to({ page: String(page + 1) }) : undefined}
				/>
			)}
		</CataloguePage>
	);
}

type Ask = Route.ComponentProps["loaderData"]["ask"];

function asParams({ search, category, hidden }: Ask): Record<string, string | undefined> {
	return { q: search || undefined, category, shown: hidden === undefined ? undefined : hidden ? "no" : "yes" };
}

function listAddress(params: Record<string, string | undefined>): string {
	const given = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
	const query = new URLSearchParams(given).toString();
	return query ? `/desk/catalogue?${query}` : "/desk/catalogue";
}
