import { lazy, useEffect, useMemo, useState } from "react";
import { type MetaDescriptor, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { formatRupees } from "../../../domain/shared/money.ts";
import { quantity } from "../../../messages/en/shop/cart/quantity.ts";
import { page as sentences } from "../../../messages/en/shop/products/page.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { Still } from "../../ui/still.tsx";
import { headMessages, useMessages } from "../../ui/use-messages.ts";
import { pageMeta } from "../parts/meta.ts";
import { useIndicative } from "../parts/use-indicative.ts";
import type { Route } from "./+types/products";
import { CategoryIndex, FilterAction } from "./category-index.tsx";
import { readCategories } from "./category-list.ts";
import { readItems } from "./item-list.ts";
import { KeptPlace } from "./kept-place.tsx";
import { Pager } from "./pager.tsx";
import { ProductCard } from "./product-card.tsx";
import productGrid from "./product-grid.module.css";
import styles from "./products.module.css";
import { listByAddress } from "./products-list.server.ts";
import { SortLinks } from "./sort-links.tsx";
import { StructuredList } from "./structured-list.tsx";

/** Fetched where the owner has entered rates. */
const Indication = lazy(async () => ({ default: (await import("../parts/indication.tsx")).Indication }));

/** Fetched where somebody narrows the list. */
const NarrowingForm = lazy(async () => ({ default: (await import("./narrowing-form.tsx")).NarrowingForm }));

export const handle = { thumb: FilterAction };

export function loader(args: Route.LoaderArgs) {
	return listByAddress(args);
}

/** Whether the list that is held here is a part of the catalogue only: another category is then another answer. */
let isPart = false;

/** Only the category has changed: the list at hand holds it. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	const isWhole = currentUrl.pathname === nextUrl.pathname && !isPart;
	return isWhole && [...nextUrl.searchParams.keys()].every((name) => name === "category")
		? false
		: defaultShouldRevalidate;
}

/** For programs that follow what is new; the whole list, whose first packets are full, leaves it to its categories. */
const FEED = {
	tagName: "link",
	rel: "alternate",
	type: "application/atom+xml",
	href: "/new-products.atom",
} satisfies MetaDescriptor;

/** Rows that are still being read would grow under somebody's eyes: painted once the first screen's are there, or all. */
export const links = () => (import.meta.env.SSR ? [{ rel: "expect", href: "#p8", blocking: "render" } as const] : []);

export function meta({ loaderData, location }: Route.MetaArgs) {
	const words = headMessages(sentences);
	if (!loaderData) return [];
	const { head, paging, narrowed } = loaderData;
	const categories = readCategories(loaderData.categories);
	const selected = categories.find(({ id }) => id === new URLSearchParams(location.search).get("category"));
	// A narrowed list is a part of the list, under the address of the whole; of two choices at once there are too many.
	const further = paging && paging.page > 1 && !narrowed ? paging.page : undefined;
	const isCombined = narrowed && Object.keys(narrowed.chosen).length > 1;
	const robots = isCombined ? [{ name: "robots", content: "noindex, follow" }] : [];
	const query = new URLSearchParams({
		...(selected && { category: selected.id }),
		...(further && { page: String(further) }),
	});
	const canonical = query.size > 0 ? `${head.canonical}?${query}` : head.canonical;
	const behind = further ? words.behindTitle({ page: further }) : "";
	// The company's name, as the server has put it behind the title: it is not sent a second time.
	const brand = head.title.slice(head.title.indexOf(" | "));
	if (!selected)
		return [...pageMeta({ ...head, title: head.title.replace(" |", `${behind} |`), canonical }), ...robots];
	const ofCategory = pageMeta({
		title: `${words.categoryTitle({ category: selected.name, count: selected.count })}${behind}${brand}`,
		description: words.categoryDescription({ text: selected.description }),
		canonical,
		image: head.image,
	});
	return [...ofCategory, FEED, ...robots];
}

const SIZES = "(width < 22rem) 100vw, (width < 48rem) 50vw, (width < 64rem) 35vw, 20vw";

/** What a list says of other currencies, in paise: sums by which a reader sees what its prices are about. */
const EXAMPLES = [50_000, 100_000, 500_000];

/**
 * The phone's first screen holds two rows of two, a wider one a row of two to five. Of the list as it came: where another category is
 * chosen the pictures that come near are fetched by themselves, and no card is changed for it.
 */
const LOADS = ["first", "soon", "soon", "soon"] as const;

export default function Products({ loaderData }: Route.ComponentProps) {
	const words = useMessages(sentences);
	const { count, paging, narrowed } = loaderData;
	const indicative = useIndicative();
	const categories = useMemo(() => readCategories(loaderData.categories), [loaderData.categories]);
	const items = useMemo(() => readItems(loaderData.items), [loaderData.items]);
	const [params] = useSearchParams();
	const selected = categories.find(({ id }) => id === params.get("category"));
	useEffect(() => {
		isPart = paging !== undefined || narrowed !== undefined;
	}, [paging, narrowed]);
	const shown = selected ? items.filter(({ category }) => category === selected.id) : items;
	const base = narrowed?.address ?? (selected ? `/products?category=${selected.id}` : "/products");
	return (
		<main id="main" className={styles.products}>
			<KeptPlace />
			<div className={layout.grid}>
				<ListHeading selected={selected} shown={shown} isWhole={!paging} />
				<CategoryIndex entries={categories} all={{ count, to: narrowed?.all }} selected={selected?.id} />
				<div className={styles.bar}>
					<p role="status">{words.shown({ count: narrowed?.total ?? selected?.count ?? count })}</p>
					<a
						className={styles.sheet}
						href={`/line-sheet.pdf${selected ? `?category=${selected.id}` : ""}`}
						target="_blank"
						rel="noopener"
					>
						{words.lineSheet[0]}
						<span>{words.lineSheet[1]}</span>
					</a>
					<SortLinks base={base} sort={narrowed?.chosen.sort} />
					{narrowed ? (
						<NarrowingForm
							category={selected?.id}
							chosen={narrowed.chosen}
							choices={narrowed.choices}
							isOpen={narrowed.isOpen}
						/>
					) : (
						<Link to={`${base}${selected ? "&" : "?"}narrow=yes`} rel="nofollow" data-stay="">
							{words.narrow}
						</Link>
					)}
				</div>
				<Cards shown={shown} isNarrowed={narrowed !== undefined} />
				{indicative && (
					<Still id="indication">
						<Indication
							indicative={indicative}
							of={EXAMPLES.map((amount) => ({ name: formatRupees(amount), amount }))}
						/>
					</Still>
				)}
				{paging && <Pager paging={paging} base={base} />}
				{/* The whole list has no room for it in the first packets; its categories have it. */}
				{(selected || paging) && (
					<p className={styles.onward}>
						<Link to="/quick-order">{words.quickOrder}</Link>
					</p>
				)}
			</div>
			{/* The whole list has no room for these data either; of a narrowed one they would describe a part. */}
			{(selected || paging) && !narrowed && (
				<StructuredList
					items={shown}
					address={loaderData.head.canonical}
					name={`${selected?.id ?? "all"}-${paging?.page ?? 1}`}
				/>
			)}
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

type Items = ReturnType<typeof readItems>;
type ListHeadingProps = {
	selected: ReturnType<typeof readCategories>[number] | undefined;
	shown: Items;
	/** Whether all of the list is here. */
	isWhole: boolean;
};

function ListHeading({ selected, shown, isWhole }: ListHeadingProps) {
	const words = useMessages(sentences);
	const { pieces } = useMessages(quantity);
	return (
		<div className={styles.heading}>
			<h1>{selected?.name ?? words.title}</h1>
			{selected ? (
				<p className={prose.lead}>
					{selected.description}{" "}
					{isWhole &&
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
	);
}

/** The cards of the list, and behind them the cell that asks for something else, or what to do where there are none. */
function Cards({ shown, isNarrowed }: { shown: Items; isNarrowed: boolean }) {
	const words = useMessages(sentences);
	// With the cell that asks, three in a row come out even where four would leave a hole: five products, or eight.
	const isOfThree = (shown.length + 1) % 3 === 0 && (shown.length + 1) % 4 !== 0;
	const [first] = useState(() => shown.slice(0, LOADS.length).map(({ id }) => id));
	return (
		<div className={`${productGrid.grid} ${styles.grid}${isOfThree ? ` ${styles["of-three"]}` : ""}`}>
			{shown.map((item, i) => (
				<ProductCard
					key={item.id}
					item={item}
					place={i}
					heading="h2"
					sizes={SIZES}
					load={LOADS[first.indexOf(item.id)]}
					grows
				/>
			))}
			{shown.length === 0 ? (
				<p className={styles.nothing}>
					{isNarrowed ? words.noneLeft : words.none}
					{isNarrowed && (
						<>
							{" "}
							<Link to="/products">{words.showAll}</Link>
						</>
					)}
				</p>
			) : (
				<Link className={styles.ask} to="/contact">
					<b>{words.other}</b>
					<span>
						{words.contact} <ArrowRight />
					</span>
				</Link>
			)}
		</div>
	);
}

function least(numbers: readonly number[]): number {
	return Math.min(...numbers);
}
