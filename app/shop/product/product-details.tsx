import { lazy } from "react";
import { page as sentences } from "../../../messages/en/shop/product/page.ts";
import button from "../../ui/button.module.css";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { Still } from "../../ui/still.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { askAbout } from "../contact/subject.ts";
import { slugOf } from "../parts/catalogue-item.ts";
import { Picture } from "../parts/picture.tsx";
import type { Route } from "./+types/product";
import { Claims } from "./claims.tsx";
import { FactList } from "./fact-list.tsx";
import styles from "./product.module.css";

const SizeTable = lazy(async () => ({ default: (await import("./size-table.tsx")).SizeTable }));

type DetailsProps = Pick<Route.ComponentProps["loaderData"], "story" | "close" | "facts" | "sizes" | "claims" | "item">;

/** What the cloth is: the story, a close view when there is one, and a table of what is known. */
export function ProductDetails({ story, close, facts, sizes, claims, item }: DetailsProps) {
	const words = useMessages(sentences);
	const ask = askAbout(slugOf(item));
	return (
		<section className={`${styles.details} ${layout.grid}`} data-later="">
			<div className={styles.story}>
				<h2>{words.fabric}</h2>
				{story && <p className={prose.lead}>{story}</p>}
				{close && (
					<figure>
						<Picture source={close.picture} alt={close.alt} sizes="(width < 48rem) 100vw, (width < 70rem) 75vw, 44vw" />
					</figure>
				)}
			</div>
			<div className={styles.facts}>
				<FactList facts={facts} />
				{sizes && (
					<Still id={`sizes-${item.id}`}>
						<h3>{words.sizes}</h3>
						<SizeTable guide={sizes} ask={ask} />
					</Still>
				)}
				{claims.length > 0 && (
					<>
						<h3>{words.certificates}</h3>
						<Claims claims={claims} />
					</>
				)}
				<Link className={`${button.link} ${styles.ask}`} to={ask}>
					{words.ask(item)}
				</Link>
				<Link className={`${button.link} ${styles.ask}`} to={`/compare?items=${slugOf(item)}`}>
					{words.compare}
				</Link>
			</div>
		</section>
	);
}
