import { lazy, type MouseEvent, Suspense } from "react";
import { useLocation } from "react-router";
import { header } from "../../../messages/en/shop/parts/header.ts";
import { useClosedByBackPopover } from "../../ui/back-closes.ts";
import button from "../../ui/button.module.css";
import { Cross, Menu } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { CartButton } from "../cart/cart-button.tsx";
import { useCompany } from "./company-links.ts";
import styles from "./header.module.css";
import { HeaderSearch } from "./header-search.tsx";

const MENU = "menu";

const links = [
	["/", "home"],
	["/products", "products"],
	["/about", "about"],
	["/contact", "contact"],
	["/quick-order", "quickOrder"],
	["/my-orders", "myOrders"],
] as const;

const loadMore = () => import("./menu-more.tsx");
const MenuHead = lazy(async () => ({ default: (await loadMore()).MenuHead }));
const MenuMore = lazy(async () => ({ default: (await loadMore()).MenuMore }));

/**
 * On wide screens the links and the search stand in the bar. On small ones the same list is a popover: the platform
 * opens and closes it, so that the menu works before any script has arrived, or without. What it holds besides comes when
 * it is first opened.
 */
export function Header() {
	const words = useMessages(header);
	const { pathname } = useLocation();
	const isUsed = useClosedByBackPopover(MENU);
	const { brandName, wordmark } = useCompany();
	return (
		<header className={styles.header}>
			<a className={`${layout["visually-hidden"]} ${styles.skip}`} href="#main">
				{words.skip}
			</a>
			<div className={`${layout.grid} ${styles.bar}`}>
				<Link className={styles.brand} to="/">
					<b>{brandName}</b>
					<span lang="ta">{wordmark}</span>
				</Link>
				{/* biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed is a link in it, which keys press as well. */}
				<nav
					className={styles.navigation}
					id={MENU}
					popover="auto"
					aria-label={words.navigation}
					onClick={closeAfterLink}
				>
					<button
						type="button"
						className={`${button.icon} ${styles.close}`}
						popoverTarget={MENU}
						aria-label={words.closeMenu}
						// biome-ignore lint/a11y/noAutofocus: where the focus goes when the menu opens.
						autoFocus
					>
						<Cross />
					</button>
					{isUsed && (
						<Suspense>
							<MenuHead />
						</Suspense>
					)}
					{links.map(([to, name]) => (
						<Link key={to} to={to} aria-current={isAt(pathname, to) ? "page" : undefined}>
							{words[name]}
						</Link>
					))}
					<HeaderSearch />
					{isUsed && (
						<Suspense>
							<MenuMore />
						</Suspense>
					)}
				</nav>
				<CartButton className={styles.cart} />
				<button
					type="button"
					className={styles.menu}
					popoverTarget={MENU}
					aria-label={words.menu}
					onPointerDown={loadMore}
					onFocus={loadMore}
				>
					<Menu />
				</button>
			</div>
		</header>
	);
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
	if (target instanceof Element && target.closest("a")) currentTarget.hidePopover?.();
}

/** The home page is a part of every address; any other page counts the pages under it as its own. */
function isAt(pathname: string, to: string): boolean {
	return pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
}
