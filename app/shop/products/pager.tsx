import type { Paging } from "../../../domain/shared/list-pages.ts";
import { pager } from "../../../messages/en/shop/products/pager.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./pager.module.css";

/**
 * The way through a list that is longer than a page; nothing where it is not.
 * @param base the address of its first page
 */
export function Pager({ paging: { page, pages }, base }: { paging: Paging; base: string }) {
	const words = useMessages(pager);
	if (pages === 1) return null;
	const to = (number: number) => (number === 1 ? base : `${base}${base.includes("?") ? "&" : "?"}page=${number}`);
	return (
		<nav className={styles.pager} aria-label={words.label}>
			{page > 1 ? (
				<Link className={styles.back} to={to(page - 1)} rel="prev">
					<ArrowRight /> {words.previous}
				</Link>
			) : (
				<span />
			)}
			<p>
				{words.page} <b>{page}</b> {words.of({ pages })}
			</p>
			{page < pages && (
				<Link to={to(page + 1)} rel="next">
					{words.next} <ArrowRight />
				</Link>
			)}
		</nav>
	);
}
