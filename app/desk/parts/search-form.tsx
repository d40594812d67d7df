import { useMemo, useRef } from "react";
import { Form } from "react-router";
import { SearchIcon } from "./icons.tsx";
import { useKeys } from "./keys.ts";
import styles from "./search-form.module.css";
import textStyles from "./text.module.css";

type Props = {
	label: string;
	placeholder: string;
	search: string;
	/** What else the address says, and stays. */
	keep?: Readonly<Record<string, string>>;
};

/** Looks through a list: a form that works without script, and the key "/". */
export function SearchForm({ label, placeholder, search, keep = {} }: Props) {
	const input = useRef<HTMLInputElement>(null);
	useKeys(
		"Search",
		useMemo(() => [{ keys: "/", label: "search", run: () => input.current?.select() }], []),
	);
	return (
		<Form role="search">
			<label className={styles.search} data-part="search">
				<SearchIcon />
				<span className={textStyles.hidden}>{label}</span>
				<input
					key={search}
					ref={input}
					name="q"
					type="search"
					defaultValue={search}
					placeholder={placeholder}
					autoComplete="off"
					enterKeyHint="search"
					maxLength={100}
				/>
				<kbd>/</kbd>
			</label>
			{Object.entries(keep).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
		</Form>
	);
}
