import { useLocation } from "react-router";
import { useClosedByBackPopover } from "../../ui/back-closes.ts";
import { Cross, Menu } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { CartButton } from "../cart/cart-button.tsx";
import { useCompany } from "./company-links.ts";

const MENU = "menu";

const links = [
	["/", "Home"],
	["/products", "Products"],
	["/about", "About"],
	["/contact", "Contact"],
] as const;

/**
 * On wide screens the links stand in the bar. On small ones the same list is a popover: the platform opens and
 * closes it, so that the menu works before any script has arrived, or without.
 */
export function Header() {
	const { pathname } = useLocation();
	useClosedByBackPopover(MENU);
	const { brandName, wordmark, hoursWeekdays } = useCompany();
	return (
		<header className="top">
			<a className="vh skip" href="#main">
				Skip to the content
			</a>
			<div className="g">
				<Link className="mark" to="/">
					<b>{brandName}</b>
					<span lang="ta">{wordmark}</span>
				</Link>
				<nav className="nav" id={MENU} popover="auto" aria-label="Main">
					<button
						type="button"
						className="x"
						popoverTarget={MENU}
						popoverTargetAction="hide"
						aria-label="Close the menu"
					>
						<Cross />
					</button>
					{links.map(([to, label]) => (
						<Link key={to} to={to} aria-current={isAt(pathname, to) ? "page" : undefined} onClick={closeMenu}>
							{label}
						</Link>
					))}
					<p className="fine">{hoursWeekdays}</p>
				</nav>
				<CartButton className="cartb" />
				<button type="button" className="menu" popoverTarget={MENU} aria-label="Menu">
					<Menu />
				</button>
			</div>
		</header>
	);
}

function closeMenu() {
	document.getElementById(MENU)?.hidePopover?.();
}

/** The home page is a part of every address; any other page counts the pages under it as its own. */
function isAt(pathname: string, to: string): boolean {
	return pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
}
