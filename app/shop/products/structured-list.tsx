import { Still } from "../../ui/still.tsx";
import { listData } from "../feeds/list-data.ts";
import { type CatalogueItem, slugOf } from "../parts/catalogue-item.ts";
import { JsonData } from "../parts/json-data.tsx";

type Props = {
	items: readonly CatalogueItem[];
	/** The full address of the whole list. */
	address: string;
	/** What tells this list from the others of the page. */
	name: string;
};

/** A list of products as data for search engines. */
export function StructuredList({ items, address, name }: Props) {
	const id = `list-${name}`;
	// Its element is of this list alone: at a change of it in the browser the former one's would be taken for it.
	return (
		<Still key={id} id={id}>
			{import.meta.env.SSR && items.length > 0 && (
				<JsonData data={listData(items.map((item) => `${address}/${slugOf(item)}`))} />
			)}
		</Still>
	);
}
