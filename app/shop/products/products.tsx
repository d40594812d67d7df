import { useEffect, useMemo } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { pageOf } from "../../../domain/shared/list-pages.ts";
import { formatRupees } from "../../../domain/shared/money.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { page as sentences } from "../../../messages/en/shop/products/page.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { pageMeta } from "../parts/meta.ts";
import { pageHead } from "../parts/page-head.ts";
import { catalogueItemOf } from "../parts/seen-product.ts";
import type { Route } from "./+types/products";
import { CategoryIndex, FilterAction } from "./category-index.tsx";
import { readItems, writeItems } from "./item-list.ts";
import { Pager } from "./pager.tsx";
import { ProductCard } from "./product-card.tsx";
import productGrid from "./product-grid.module.css";
import styles from "./products.module.css";

export const handle = { thumb: FilterAction };

/**
 * The whole list, whatever the category: a change of category then needs no further answer from the server. A
 * catalogue too large for that (domain/shared/list-pages.ts) is sent page by page.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { categories, count } = services.catalogue.summary();
	const { searchParams } = new URL(request.url);
	const category = categories.find(({ id }) => id === searchParams.get("category"));
	const { from, to, paging } = pageOf(count, category?.count ?? count, searchParams.get("page"));
	const shown = await services.catalogue.list(paging && category?.id, from, to);
	const pools = services.catalogue.pools();
	return {
		// As text: of a list the framework would number every word, 0.8 kB more of the document (npm run bench).
		items: writeItems(shown.map((product) => catalogueItemOf(product, pools, paging !== undefined))),
		count,
		categories: categories.map(({ id, name, description, count }) => ({ id, name, description, count })),
		head: pageHead("/products", services),
		...(paging && { paging }),
	};
}

/** Whether the list that is held here is a part of the catalogue only: another category is then another answer. */
let isPart = false;

/** Only the category has changed: the list at hand holds it. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return currentUrl.pathname === nextUrl.pathname && !isPart ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
	// biome-ignore lint/correctness/useHookAtTopLevel: the router calls it while it draws the head.
	const words = useMessages(sentences);
	if (!loaderData) return [];
	const { head, categories, paging } = loaderData;
	const selected = categories.find(({ id }) => id === new URLSearchParams(location.search).get("category"));
	const further = paging && paging.page > 1 ? paging.page : undefined;
	const query = new URLSearchParams({
		...(selected && { category: selected.id }),
		...(further && { page: String(further) }),
	});
	const canonical = query.size > 0 ? `${head.canonical}?${query}` : head.canonical;
	const behind = further ? words.behindTitle({ page: further }) : "";
	// The company's name, as the server has put it behind the title: it is not sent a second time.
	const brand = head.title.slice(head.title.indexOf(" | "));
	if (!selected) return pageMeta({ ...head, title: head.title.replace(" |", `${behind} |`), canonical });
	return pageMeta({
		title: `${words.categoryTitle({ category: selected.name, count: selected.count })}${behind}${brand}`,
		description: words.categoryDescription({ text: selected.description }),
		canonical,
		image: head.image,
	});
}

const SIZES = "(width < 22rem) 100vw, (width < 48rem) 50vw, (width < 70rem) 35vw, (width < 100rem) 24vw, 19vw";

/** The phone's first screen holds two rows of two, a wider one a row of two to five. */
const LOADS = ["first", "soon", "soon", "soon"] as const;

export default function Products({ loaderData }: Route.ComponentProps) {
	const words = useMessages(sentences);
	const { pieces } = useMessages(quantity);
	const { categories, count, paging } = loaderData;
	const items = useMemo(() => readItems(loaderData.items), [loaderData.items]);
	const [params] = useSearchParams();
	const selected = categories.find(({ id }) => id === params.get("category"));
	useEffect(() => {
		isPart = paging !== undefined;
	}, [paging]);
	const shown = selected ? items.filter(({ category }) => category === selected.id) : items;
	return (
		<main id="main" className={styles.products}>
			<div className={layout.grid}>
				<div className={styles.heading}>
					<h1>{selected?.name ?? words.title}</h1>
					{selected ? (
						<p className={prose.lead}>
							{selected.description}{" "}
							{!paging &&
								shown.length > 0 &&
								words.range({
									price: formatRupees(least(shown.map(({ price }) => price))),
									minimum: pieces({ count: least(shown.map(({ minOrder }) => minOrder)) }),
								})}
						</p>
					) : (
						<p className={`${prose.lead} ${layout["wide-only"]}`}>{words.lead}</p>
					)}
				</div>
				<CategoryIndex entries={categories} all={count} selected={selected?.id} />
				<div className={`${productGrid.grid} ${styles.grid}`}>
					{shown.map((item, i) => (
						<ProductCard key={item.id} item={item} place={i} heading="h2" sizes={SIZES} load={LOADS[i]} grows />
					))}
					{shown.length === 0 ? (
						<p className={styles.nothing}>{words.none}</p>
					) : (
						<Link className={styles.ask} to="/contact">
							<b>{words.other}</b>
							<span>
								{words.contact} <ArrowRight />
							</span>
						</Link>
					)}
				</div>
				{paging && <Pager paging={paging} category={selected?.id} />}
			</div>
			<noscript>
				<p className={styles["without-script"]}>
					{words.noScript[0]}
					<a href="/contact">{words.noScript[1]}</a>
					{words.noScript[2]}
				</p>
			</noscript>
		</main>
	);
}

function least(numbers: readonly number[]): number {
	return Math.min(...numbers);
}
