import { search } from "../../../messages/en/shop/search/search.ts";
import button from "../../ui/button.module.css";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import type { Lost } from "./lost.server.ts";
import styles from "./lost-ways.module.css";

/** The ways on from an address that leads nowhere: the search and the categories, which need no script. */
export function LostWays({ categories }: Pick<Lost, "categories">) {
	const words = useMessages(search);
	return (
		<div className={styles.ways}>
			<search>
				<form action="/search" className={styles.search}>
					<label htmlFor="lost-q">{words.label}</label>
					<input id="lost-q" name="q" type="search" maxLength={100} autoComplete="off" enterKeyHint="search" />
					<button className={button.button} type="submit">
						{words.submit}
					</button>
				</form>
			</search>
			<nav aria-label={words.categories}>
				<ul className={styles.categories}>
					{categories.map(({ id, name, count }) => (
						<li key={id}>
							<Link to={`/products?category=${id}`}>
								{name} <span>{count}</span>
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</div>
	);
}
