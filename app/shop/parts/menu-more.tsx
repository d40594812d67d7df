import { type RefObject, useEffect, useRef } from "react";
import { menu } from "../../../messages/en/shop/parts/menu.ts";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { telLink } from "../../ui/tel-link.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { CartButton } from "../cart/cart-button.tsx";
import { CategoryPictures } from "./category-pictures.tsx";
import { useCompany, useWhatsAppLink } from "./company-links.ts";
import styles from "./menu-more.module.css";

/** The company and the cart, where the header has them that the menu covers. */
export function MenuHead() {
	const { brandName, wordmark } = useCompany();
	return (
		<div className={styles.head}>
			<Link to="/">
				{brandName} <span lang="ta">{wordmark}</span>
			</Link>
			<CartButton className={styles.cart} />
		</div>
	);
}

/**
 * The rest of a phone's menu, below the links and the search that are in the document: what is sold, then how to reach the owner,
 * and when somebody is there to answer.
 */
export function MenuMore() {
	const words = useMessages(menu);
	const { phone, salesEmail, hoursWeekdays } = useCompany();
	const chat = useWhatsAppLink();
	const more = useRef<HTMLDivElement>(null);
	useKeptFocus(more);
	return (
		<div className={styles.more} ref={more}>
			<CategoryPictures />
			<p className={styles.ways}>
				{phone !== "" && <a href={telLink(phone)}>{words.call({ phone })}</a>}
				<a href={`mailto:${salesEmail}`}>{salesEmail}</a>
				{chat && (
					<a href={chat} target="_blank" rel="noopener noreferrer">
						{words.whatsApp}
					</a>
				)}
			</p>
			<p className={prose.fine}>{words.hours({ hours: hoursWeekdays })}</p>
		</div>
	);
}

/** While the menu covers the page, Tab goes round in it: what lies below cannot be seen. */
function useKeptFocus(part: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const menu = part.current?.closest<HTMLElement>("[popover]");
		const keep = (event: KeyboardEvent) => {
			if (!menu || event.key !== "Tab" || !menu.matches(":popover-open")) return;
			const all = [...menu.querySelectorAll<HTMLElement>("a, button, input")];
			const [leaving, next] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
			if (event.target !== leaving) return;
			event.preventDefault();
			next?.focus();
		};
		menu?.addEventListener("keydown", keep);
		return () => menu?.removeEventListener("keydown", keep);
	}, [part]);
}
