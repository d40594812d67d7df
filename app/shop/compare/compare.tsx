import { redirect } from "react-router";
import { compare } from "../../../messages/en/shop/compare/compare.ts";
import button from "../../ui/button.module.css";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import { pageMeta } from "../parts/meta.ts";
import type { Route } from "./+types/compare";
import styles from "./compare.module.css";
import { compareAddress, MOST_COMPARED } from "./compare-address.ts";
import { CompareTable } from "./compare-table.tsx";
import { compared } from "./compared.server.ts";
import { ProductChooser } from "./product-chooser.tsx";

/** /compare?items=a,b,c: the products by their slugs. The form sends one of them each; the address then has them in one. */
export async function loader(args: Route.LoaderArgs) {
	const { searchParams } = new URL(args.request.url);
	const found = await compared(args);
	if (searchParams.getAll("items").length > 1) throw redirect(compareAddress(asked(searchParams)));
	return found;
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [...pageMeta(loaderData?.head), { name: "robots", content: "noindex, follow" }];
}

/** Up to four products side by side; which ones stands in the address, so that it works without script. */
export default function Compare({ loaderData }: Route.ComponentProps) {
	const words = useMessages(compare);
	const { products, rows, customs, unknown, beyond } = loaderData;
	return (
		<main id="main" className={`${styles.compare} ${layout.grid}`}>
			<div className={styles.words}>
				<h1>{words.title}</h1>
				{products.length === 0 && <p className={prose.lead}>{words.lead}</p>}
				{unknown > 0 && <p className={styles.notice}>{words.unknown({ count: unknown })}</p>}
				{beyond > 0 && <p className={styles.notice}>{words.tooMany({ count: beyond })}</p>}
				{products.length >= MOST_COMPARED && <p className={prose.quiet}>{words.full}</p>}
				<Link className={`${button.minor} ${layout["wide-only"]} ${styles.back}`} to="/products">
					{words.back}
				</Link>
			</div>
			{products.length > 0 && <CompareTable products={products} rows={rows} customs={customs} />}
			{products.length < MOST_COMPARED && (
				<section className={styles.chooser} aria-labelledby="choose">
					<h2 id="choose">{products.length > 0 ? words.add : words.choose}</h2>
					<ProductChooser {...loaderData} />
				</section>
			)}
		</main>
	);
}

/** The slugs of an address, each once. */
function asked(params: URLSearchParams): string[] {
	return [
		...new Set(
			params
				.getAll("items")
				.flatMap((text) => text.split(","))
				.filter(Boolean),
		),
	];
}
