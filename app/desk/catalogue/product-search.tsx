import { useMemo, useRef } from "react";
import { Form } from "react-router";
import fieldStyles from "../parts/field.module.css";
import { SearchIcon } from "../parts/icons.tsx";
import { useKeys } from "../parts/keys.ts";
import styles from "./product-search.module.css";

/** Looks through names, SKUs and addresses; `keep` are the other filters, which stay. */
export function ProductSearch({
	search,
	keep,
}: {
	search: string;
	keep: Readonly<Record<string, string | undefined>>;
}) {
	const input = useRef<HTMLInputElement>(null);
	useKeys(
		"Catalogue",
		useMemo(() => [{ keys: "/", label: "search", run: () => input.current?.select() }], []),
	);
	return (
		<Form role="search" className={styles.search} action="/desk/catalogue">
			<SearchIcon />
			<input
				key={search}
				ref={input}
				className={fieldStyles.control}
				type="search"
				data-part="search"
				name="q"
				defaultValue={search}
				aria-label="Search the catalogue"
				placeholder="Name, SKU, address"
			/>
			{Object.entries(keep).map(([name, value]) =>
				value === undefined || name === "q" ? null : <input key={name} type="hidden" name={name} value={value} />,
			)}
		</Form>
	);
}
