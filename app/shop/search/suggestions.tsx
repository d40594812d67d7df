import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { formatRupees } from "../../../domain/shared/money.ts";
import { search } from "../../../messages/en/shop/search/search.ts";
import { suggestions } from "../../../messages/en/shop/search/suggestions.ts";
import { isOverPage } from "../../ui/back-closes.ts";
import layout from "../../ui/layout.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import styles from "./suggestions.module.css";
import { useComboboxField } from "./use-combobox-field.ts";
import { useSuggestions } from "./use-suggestions.ts";

const LIST = "suggestions";
const optionId = (place: number) => `${LIST}-${place}`;

/**
 * What is found while somebody types into the header's field, best first, and last the way to all of it. The field is a
 * combobox then: the arrow keys choose, Enter leads to the product.
 */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
	const words = useMessages(suggestions);
	const { reasons, foundBy } = useMessages(search);
	const navigate = useNavigate();
	const [query, setQuery] = useState("");
	const [isOpen, setOpen] = useState(true);
	const [chosen, setChosen] = useState<number>();
	const answer = useSuggestions(query);
	const isShown = isOpen && query !== "" && answer !== undefined;
	const found = answer?.found ?? [];
	const all = `/search?${new URLSearchParams({ q: query })}`;
	const options = found.length > 0 ? [...found.map(({ to }) => to), all] : [];
	const active = isShown && chosen !== undefined && chosen < options.length ? chosen : undefined;

	const go = (to: string) => {
		const replace = isOverPage();
		field.current?.closest<HTMLElement>("[popover]")?.hidePopover();
		if (field.current) field.current.value = "";
		setQuery("");
		navigate(to, { replace, viewTransition: true });
	};
	useComboboxField(field, {
		attributes: {
			"aria-expanded": String(isShown && options.length > 0),
			"aria-activedescendant": active === undefined ? undefined : optionId(active),
		},
		list: LIST,
		typed(text) {
			setQuery(text.trim());
			setChosen(undefined);
			setOpen(true);
		},
		step(by) {
			setOpen(true);
			const { length } = options;
			if (length > 0) setChosen(active === undefined ? (by > 0 ? 0 : length - 1) : (active + by + length) % length);
		},
		enter() {
			const to = active === undefined ? all : options[active];
			if (to !== undefined) go(to);
		},
		left: () => setOpen(false),
	});
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (active !== undefined) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
	}, [active]);

	const none = isShown && found.length === 0;
	return (
		<>
			<p className={none ? `${styles.list} ${styles.none}` : layout["visually-hidden"]} role="status">
				{isShown && (none ? words.none({ query: answer.query }) : words.count({ count: found.length }))}
			</p>
			<div
				ref={list}
				id={LIST}
				className={styles.list}
				role="listbox"
				aria-label={words.list}
				hidden={!isShown || none}
				// The field keeps the focus whatever is pressed here.
				onPointerDown={(event) => event.preventDefault()}
			>
				{isShown &&
					found.map(({ to, name, price, reason }, place) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose it.
						<div
							key={to}
							id={optionId(place)}
							className={styles.option}
							role="option"
							aria-selected={place === active}
							tabIndex={-1}
							onClick={() => go(to)}
						>
							<b>{name}</b> <span>{formatRupees(price)}</span>{" "}
							{reason !== "name" && <small>{foundBy({ reason: reasons[reason] })}</small>}
						</div>
					))}
				{isShown && (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose it.
					<div
						id={optionId(found.length)}
						className={styles.option}
						role="option"
						aria-selected={active === found.length}
						tabIndex={-1}
						onClick={() => go(all)}
					>
						{words.all({ query })}
					</div>
				)}
			</div>
		</>
	);
}
