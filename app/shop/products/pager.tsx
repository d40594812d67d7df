import type { Paging } from "../../../domain/shared/list-pages.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./pager.module.css";

/** The way through a list that is longer than a page; nothing where it is not. */
export function Pager({ paging: { page, pages }, category }: { paging: Paging; category: string | undefined }) {
	if (pages === 1) return null;
	const to = (number: number) => {
		const query = new URLSearchParams({ ...(category && { category }), ...(number > 1 && { page: String(number) }) });
		return query.size > 0 ? `/products?${query}` : "/products";
	};
	return (
		<nav className={styles.pager} aria-label="Pages of the list">
			{page > 1 ? (
				<Link className={styles.back} to={to(page - 1)} rel="prev">
					<ArrowRight /> Previous page
				</Link>
			) : (
				<span />
			)}
			<p>
				Page <b>{page}</b> of {pages}
			</p>
			{page < pages && (
				<Link to={to(page + 1)} rel="next">
					Next page <ArrowRight />
				</Link>
			)}
		</nav>
	);
}
