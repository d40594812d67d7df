import { type MouseEvent, useEffect, useRef, useState } from "react";
import { page } from "../../../messages/en/shop/products/page.ts";
import { useClosedByBackPopover } from "../../ui/back-closes.ts";
import button from "../../ui/button.module.css";
import { isFollowed } from "../../ui/follow-links.tsx";
import { Cross } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import thumb from "../product/thumb-bar.module.css";
import styles from "./category-index.module.css";
import type { ListCategory } from "./category-list.ts";

const FILTER_SHEET = "categories";

type Props = {
	entries: readonly ListCategory[];
	/** The whole list. */
	all: { count: number; to: string | undefined };
	/** The id of the selected category; undefined when all are shown. */
	selected?: string;
};

/**
 * The catalogue's index: a column beside the grid, on phones a strip above it and a sheet under the thumb. Every
 * entry is a link, so that browsing needs no script.
 */
export function CategoryIndex({ entries, all, selected }: Props) {
	const words = useMessages(page);
	const strip = useRef<HTMLUListElement>(null);
	const { shown, press } = usePressed(selected);
	useClosedByBackPopover(FILTER_SHEET);
	// On phones the strip scrolls sideways: keep the selected entry in sight without moving the page.
	useEffect(() => {
		const list = strip.current;
		const current = list?.querySelector<HTMLElement>("[aria-current]");
		if (list && current) list.scrollLeft = current.offsetLeft - 20;
	}, []);
	return (
		<>
			<nav className={styles.index} aria-label={words.categories}>
				<p className={styles.title}>{words.category}</p>
				<ul ref={strip}>
					<Entries entries={entries} all={all} selected={shown} onPress={press} />
				</ul>
			</nav>
			<nav className={styles.sheet} id={FILTER_SHEET} popover="auto" aria-labelledby="categories-title">
				<header>
					<h2 id="categories-title">{words.category}</h2>
					<button type="button" className={button.icon} popoverTarget={FILTER_SHEET} aria-label={words.closeCategories}>
						<Cross />
					</button>
				</header>
				<ul>
					<Entries entries={entries} all={all} selected={shown} onPress={press} />
				</ul>
			</nav>
		</>
	);
}

/** The entry that is marked: what was pressed at once, before the list has been drawn for it. */
function usePressed(selected: string | undefined) {
	const [pressed, setPressed] = useState({ at: selected, id: selected });
	// Another list has come, this one or one that somebody went back to.
	if (pressed.at !== selected) setPressed({ at: selected, id: selected });
	return { shown: pressed.id, press: (id: string | undefined) => setPressed({ at: selected, id }) };
}

type EntriesProps = Props & { onPress: (id: string | undefined) => void };

function Entries({ entries, all, selected, onPress }: EntriesProps) {
	const words = useMessages(page);
	return [{ id: undefined, name: words.all, ...all }, ...entries].map(({ id, name, count, to }) => {
		// Of a narrowed list alone: a category's own page says what it is for, whatever it holds.
		const isEmpty = id !== undefined && to !== undefined && count === 0;
		const follow = (event: MouseEvent) => {
			if (isFollowed(event)) onPress(id);
			document.getElementById(FILTER_SHEET)?.hidePopover?.();
		};
		return (
			<li key={name}>
				<Link
					to={isEmpty ? undefined : (to ?? (id ? `/products?category=${id}` : "/products"))}
					className={isEmpty ? styles.empty : undefined}
					aria-current={id === selected ? "true" : undefined}
					onClick={isEmpty ? undefined : follow}
				>
					<b>{name}</b> <span>{count}</span>
				</Link>
			</li>
		);
	});
}

/** The phone's thumb action on the catalogue: opens the sheet, without script too. */
export function FilterAction() {
	const words = useMessages(page);
	return (
		<button type="button" className={thumb.action} popoverTarget={FILTER_SHEET}>
			{words.categories}
		</button>
	);
}
