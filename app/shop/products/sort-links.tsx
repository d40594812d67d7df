import { page } from "../../../messages/en/shop/products/page.ts";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./products.module.css";

type Props = {
	/** The address of the list as it is. */
	base: string;
	/** How it is sorted now. */
	sort: string | undefined;
};

/** The two orders that buyers ask for, lowest first, and the other way round when asked again; a narrow screen has them in the form. */
export function SortLinks({ base, sort }: Props) {
	const { sortBy } = useMessages(page);
	const by = (order: "price" | "minimum", name: string | undefined) => (
		<Link
			to={sorted(base, sort === order ? `${order}-down` : order)}
			rel="nofollow"
			data-stay=""
			{...(sort?.startsWith(order) && { "aria-current": "true", className: styles.current })}
			{...(sort === `${order}-down` && { "data-down": "" })}
		>
			{name}
		</Link>
	);
	return (
		<span className={layout["wide-only"]}>
			{sortBy[0]}
			{by("price", sortBy[1])}
			{sortBy[2]}
			{by("minimum", sortBy[3])}
		</span>
	);
}

/** The same list in another order, from its beginning. */
function sorted(base: string, sort: string): string {
	const [path, query] = base.split("?");
	const params = new URLSearchParams(query);
	params.delete("narrow");
	params.set("sort", sort);
	return `${path}?${params}`;
}
