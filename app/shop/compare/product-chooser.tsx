import { Form } from "react-router";
import type { PictureSource } from "../../../content/product-image.ts";
import { compare } from "../../../messages/en/shop/compare/compare.ts";
import button from "../../ui/button.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { Picture } from "../parts/picture.tsx";
import { compareAddress } from "./compare-address.ts";
import styles from "./product-chooser.module.css";

type Props = {
	/** Those that stand side by side already. */
	slugs: readonly string[];
	query: string;
	category: { id: string; count: number } | undefined;
	categories: readonly { id: string; name: string }[];
	shown: readonly { slug: string; name: string; price: string; picture: PictureSource | null }[];
};

/** Products to tick, of a category or found by a word. Plain forms and links: the address holds what is chosen. */
export function ProductChooser({ slugs, query, category, categories, shown }: Props) {
	const words = useMessages(compare);
	const kept = slugs.map((slug) => <input key={slug} type="hidden" name="items" value={slug} />);
	return (
		<>
			<nav aria-label={words.from}>
				<ul className={styles.categories}>
					{categories.map(({ id, name }) => (
						<li key={id}>
							<Link
								to={compareAddress(slugs, { category: id })}
								aria-current={query === "" && id === category?.id ? "true" : undefined}
							>
								{name}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<Form role="search" action="/compare" className={styles.search}>
				{slugs.length > 0 && <input type="hidden" name="items" value={slugs.join(",")} />}
				<label htmlFor="compare-q">{words.search}</label>
				<input id="compare-q" name="q" type="search" defaultValue={query} maxLength={100} autoComplete="off" />
				<button type="submit" className={`${button.button} ${button.outlined}`}>
					{words.find}
				</button>
			</Form>
			{shown.length === 0 ? (
				<p role="status">{query === "" ? words.none : words.noneFound({ query })}</p>
			) : (
				<Form action="/compare">
					{kept}
					<ul className={styles.choices}>
						{shown.map(({ slug, name, price, picture }) => (
							<li key={slug}>
								<label>
									<input type="checkbox" name="items" value={slug} />
									{picture && <Picture source={picture} alt="" sizes="64px" />}
									<span>
										<b>{name}</b>
										<small>{price}</small>
									</span>
								</label>
							</li>
						))}
					</ul>
					{query === "" && category && category.count > shown.length + slugs.length && (
						<p className={prose.fine}>{words.firstOf({ shown: shown.length, count: category.count })}</p>
					)}
					<button type="submit" className={button.button}>
						{words.submit}
					</button>
				</Form>
			)}
		</>
	);
}
