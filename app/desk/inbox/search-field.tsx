import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { CaseFilter } from "../../../domain/cases/case-filter.ts";
import { SearchIcon } from "../parts/icons.tsx";
import searchFormStyles from "../parts/search-form.module.css";
import textStyles from "../parts/text.module.css";
import { addressOf, FILTER_FORM } from "./filters.tsx";

export const SEARCH_FIELD = "inbox-search";
/** How long no key must have been pressed before what is typed is looked for, milliseconds. */
const QUIET = 300;

/** Looks in all that was said and written of a case (server/cases/case-conditions.ts); the field names what one may not expect. */
export function SearchField({ filter: { search } }: { filter: CaseFilter }) {
	const field = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const navigate = useNavigate();

	// Going back changes the search; a person who is typing is not interrupted.
	useEffect(() => {
		const input = field.current;
		if (input && input !== document.activeElement) input.value = search;
	}, [search]);
	useEffect(() => () => clearTimeout(timer.current), []);

	return (
		<label className={searchFormStyles.search} data-part="search" title="Search">
			<SearchIcon />
			<span className={textStyles.hidden}>Search requests</span>
			<input
				ref={field}
				id={SEARCH_FIELD}
				form={FILTER_FORM}
				name="q"
				type="search"
				defaultValue={search}
				placeholder="Buyer, product, telephone, city, note"
				autoComplete="off"
				enterKeyHint="search"
				onInput={({ currentTarget: { form } }) => {
					clearTimeout(timer.current);
					timer.current = setTimeout(() => {
						if (form) void navigate(addressOf(form), { replace: true, preventScrollReset: true });
					}, QUIET);
				}}
				onKeyDown={({ key, currentTarget }) => {
					if (key === "Escape") currentTarget.blur();
				}}
			/>
			<kbd>/</kbd>
		</label>
	);
}
